import { say } from "@losfee/contract";
import { newPlaces, sendingTo } from "./letter-parts.ts";
import { type LetterMessages, type LetterTexts, letterOf, opponentOf } from "./letter-text.ts";

type ChallengeLetters = Pick<
  LetterTexts,
  "challenged" | "assigned" | "not-entitled" | "voided" | "confirmed" | "lapsed" | "forfeited"
>;

/** Returns the letters about challenges, up to the first moves. */
export const challengeLetters = (t: LetterMessages): ChallengeLetters => ({
  challenged: (game, words) => {
    const { reader, name, day } = words;
    const challenger = name(game.challenger);
    const isDefender = reader === game.defender;
    const [withMove, withoutMove] = isDefender
      ? (["received", "announced"] as const)
      : (["sent", "toBegin"] as const);
    const letter = t.challenged[game.begun ? withMove : withoutMove];
    const given = { challenger, defender: name(game.defender), day: day(game.acceptBy) };
    const text = say(letter.text, {
      ...given,
      accepting: t.accepting(given),
      sending: sendingTo(t, opponentOf(game, reader), words),
    });
    return letterOf(say(letter.subject, given), text);
  },
  assigned: (game, words) => {
    const { reader, name, day } = words;
    const isOwn = reader === game.challenger;
    const letter = isOwn ? t.assigned.own : t.assigned.other;
    const given = { challenger: name(game.challenger), defender: name(game.defender) };
    const text = say(letter.text, {
      ...given,
      day: day(game.confirmBy),
      accepting: t.accepting({ ...given, day: day(game.acceptBy) }),
      sending: sendingTo(t, opponentOf(game, reader), words),
    });
    return letterOf(say(letter.subject, given), text);
  },
  "not-entitled": ({ of, items }, { target, reason }) => {
    const { one, several, item, numbered, text } = t["not-entitled"];
    const [first] = items;
    const subject =
      items.length === 1 && first !== undefined
        ? one.subject({ target: target(first.target) })
        : several.subject;
    const lines = items.map((refused) =>
      say(of === 1 ? item : numbered, {
        number: refused.item + 1,
        target: target(refused.target),
        reason: reason(refused.reason),
      }),
    );
    const extent = items.length < of ? "some" : of === 1 ? "one" : "all";
    return letterOf(subject, text({ extent, items: lines.join("\n") }));
  },
  voided: (challenge, { reader, name, target, reason }) => {
    const letter = reader === challenge.challenger ? t.voided.own : t.voided.other;
    const given = {
      challenger: name(challenge.challenger),
      target: target(challenge.target),
      reason: challenge.reason === null ? "" : reason(challenge.reason),
    };
    return letterOf(say(letter.subject, given), say(letter.text, given));
  },
  confirmed: (game, words) => {
    const { reader, name, day } = words;
    const letter = reader === game.defender ? t.confirmed.received : t.confirmed.sent;
    const given = {
      challenger: name(game.challenger),
      defender: name(game.defender),
      day: day(game.acceptBy),
      sending: sendingTo(t, game.challenger, words),
    };
    return letterOf(say(letter.subject, given), say(letter.text, given));
  },
  lapsed: (game, { reader, name }) => {
    const letter = reader === game.challenger ? t.lapsed.own : t.lapsed.other;
    const given = { opponent: name(opponentOf(game, reader)) };
    return letterOf(letter.subject(given), say(letter.text, given));
  },
  forfeited: (game, words) => {
    const { reader, name } = words;
    const { by, defender, leaver } = game;
    const opponent = name(opponentOf(game, reader));
    const isOwn = reader === (by === "retirement" ? leaver : defender);
    const places = newPlaces(t, game, words);
    const { subject, text } = t.forfeited;
    return letterOf(subject({ opponent }), text({ by, isOwn, opponent, places }));
  },
});
