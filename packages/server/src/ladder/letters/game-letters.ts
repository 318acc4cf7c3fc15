import { newPlaces, sendingTo } from "./letter-parts.ts";
import {
  type LetterMessages,
  type LetterTexts,
  letterOf,
  opponentOf,
  seenBy,
} from "./letter-text.ts";

type GameLetters = Pick<
  LetterTexts,
  | "game-begins"
  | "provisional"
  | "objected"
  | "final"
  | "records-wanted"
  | "deadline-moved"
  | "both-stay"
  | "contested"
  | "kept"
>;

/** Returns the letters about games and their results. */
export const gameLetters = (t: LetterMessages): GameLetters => ({
  "game-begins": (game, words) => {
    const { reader, name, day } = words;
    const opponent = opponentOf(game, reader);
    const { subject, text } = t["game-begins"];
    return letterOf(
      subject({ opponent: name(opponent) }),
      text({
        opponent: name(opponent),
        isWhite: reader === game.challenger,
        isToMove: reader === game.toMove,
        sending: sendingTo(t, opponent, words),
        clockStart: day(game.clockStart),
        endsBy: day(game.endsBy),
      }),
    );
  },
  provisional: (game, words) => {
    const { reader, name, day } = words;
    const given = {
      opponent: name(opponentOf(game, reader)),
      reporter: name(game.by),
      result: t.seen[seenBy(game.outcome, game, reader)],
      places: newPlaces(t, game, words),
      day: day(game.objectBy),
    };
    const { subject, own, other } = t.provisional;
    return letterOf(subject(given), reader === game.by ? own(given) : other(given));
  },
  objected: ({ by, ...game }, { reader, name }) => {
    const opponent = name(opponentOf(game, reader));
    const { subject, text } = t.objected;
    return letterOf(subject({ opponent }), text({ opponent, isOwn: reader === by }));
  },
  final: (game, words) => {
    const { reader, name } = words;
    const given = {
      opponent: name(opponentOf(game, reader)),
      result: t.seen[seenBy(game.outcome, game, reader)],
      isDisputed: game.disputed,
      isRated: game.rated,
      places: game.moves.length === 0 ? "" : newPlaces(t, game, words),
    };
    return letterOf(t.final.subject(given), t.final.text(given));
  },
  "records-wanted": ({ sendBy, ...game }, { reader, name, day }) => {
    const given = { opponent: name(opponentOf(game, reader)), day: day(sendBy) };
    const { subject, text } = t["records-wanted"];
    return letterOf(subject(given), text(given));
  },
  "deadline-moved": ({ due, away, from, to, holders, lastDay, ...game }, { reader, name, day }) => {
    const { subject, text } = t["deadline-moved"];
    return letterOf(
      subject({ opponent: name(opponentOf(game, reader)) }),
      text({
        away: name(away),
        from: day(from),
        to: day(to),
        due,
        isOwn: holders.includes(reader),
        last: day(lastDay),
      }),
    );
  },
  "both-stay": (game, { reader, name }) => {
    const { subject, text } = t["both-stay"];
    return letterOf(subject({ opponent: name(opponentOf(game, reader)) }), text);
  },
  contested: (game, { reader, name }) => {
    const { subject, text } = t.contested;
    return letterOf(subject({ opponent: name(opponentOf(game, reader)) }), text);
  },
  kept: (game, words) => {
    const opponent = opponentOf(game, words.reader);
    const { subject, text } = t.kept;
    const sending = sendingTo(t, opponent, words);
    return letterOf(subject({ opponent: words.name(opponent) }), text({ sending }));
  },
});
