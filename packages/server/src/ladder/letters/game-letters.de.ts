import { howToReport, placesWith, type Say, seenWith, sendingWith } from "./letter-parts.de.ts";
import { type LetterTexts, opponentOf, seenBy } from "./letter-text.ts";

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

/** Returns the German letters about games and their results. */
export const gameLettersDe = (say: Say): GameLetters => {
  const seen = seenWith(say);
  const sending = sendingWith(say);
  const places = placesWith(say);
  return {
    "game-begins": (game, words) => {
      const { challenger, toMove, clockStart, endsBy } = game;
      const { reader, name, day } = words;
      const opponent = opponentOf(game, reader);
      return {
        subject: say(
          `Ihre Partie gegen ${name(opponent)} läuft`,
          `Deine Partie gegen ${name(opponent)} läuft`,
        ),
        paragraphs: [
          `${say("Sie spielen", "Du spielst")} mit ${reader === challenger ? "Weiß" : "Schwarz"} gegen ${name(opponent)}. ${reader === toMove ? say("Sie sind am Zug.", "Du bist am Zug.") : `${name(opponent)} ist am Zug.`}`,
          sending(opponent, words),
          `Die Bedenkzeit läuft ab dem ${day(clockStart)}; Züge davor kosten nichts. Die Partie endet spätestens am ${day(endsBy)}.`,
          howToReport(say),
        ],
      };
    },
    provisional: (game, words) => {
      const { outcome, by, objectBy } = game;
      const { reader, name, day } = words;
      const opponent = opponentOf(game, reader);
      const result = seen[seenBy(outcome, game, reader)];
      const own = reader === by;
      return {
        subject: `Vorläufiges Ergebnis gegen ${name(opponent)}: ${result}`,
        paragraphs: [
          own
            ? say(
                `Ihre Meldung zur Partie gegen ${name(opponent)} ist da: ${result}.`,
                `Deine Meldung zur Partie gegen ${name(opponent)} ist da: ${result}.`,
              )
            : say(
                `${name(by)} hat das Ergebnis Ihrer Partie gemeldet: ${result}.`,
                `${name(by)} hat das Ergebnis deiner Partie gemeldet: ${result}.`,
              ),
          ...places(game, words),
          own
            ? `Das Ergebnis gilt sofort, aber vorläufig: ${name(opponent)} kann Einspruch erheben, spätestens am ${day(objectBy)}. Danach ist es endgültig.`
            : say(
                `Das Ergebnis gilt sofort, aber vorläufig. Stimmt es nicht, antworten Sie auf diese Mail mit „Einspruch“, spätestens am ${day(objectBy)}. Danach ist es endgültig.`,
                `Das Ergebnis gilt sofort, aber vorläufig. Stimmt es nicht, antworte auf diese Mail mit „Einspruch“, spätestens am ${day(objectBy)}. Danach ist es endgültig.`,
              ),
        ],
      };
    },
    objected: ({ by, ...game }, { reader, name }) => {
      const opponent = opponentOf(game, reader);
      return {
        subject: `Einspruch zur Partie gegen ${name(opponent)}`,
        paragraphs: [
          reader === by
            ? say(
                "Ihr Einspruch gegen das Ergebnis ist da. Die Leitung entscheidet und schreibt Ihnen.",
                "Dein Einspruch gegen das Ergebnis ist da. Die Leitung entscheidet und schreibt dir.",
              )
            : say(
                `${name(by)} hat Einspruch gegen das Ergebnis erhoben. Die Leitung entscheidet und schreibt Ihnen.`,
                `${name(by)} hat Einspruch gegen das Ergebnis erhoben. Die Leitung entscheidet und schreibt dir.`,
              ),
          say(
            "Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail; sie hilft bei der Entscheidung.",
            "Schick bitte die Notation (PGN) als Antwort auf diese Mail; sie hilft bei der Entscheidung.",
          ),
        ],
      };
    },
    final: (game, words) => {
      const { outcome, rated, disputed, moves } = game;
      const { reader, name } = words;
      const opponent = opponentOf(game, reader);
      const result = seen[seenBy(outcome, game, reader)];
      return {
        subject: `Endgültiges Ergebnis gegen ${name(opponent)}: ${result}`,
        paragraphs: [
          ...(disputed ? ["Die Leitung hat über den Einspruch entschieden."] : []),
          say(
            `Ihre Partie gegen ${name(opponent)} ist endgültig entschieden: ${result}${rated ? "" : ", ohne Wertung"}.`,
            `Deine Partie gegen ${name(opponent)} ist endgültig entschieden: ${result}${rated ? "" : ", ohne Wertung"}.`,
          ),
          ...(moves.length === 0 ? [] : places(game, words)),
        ],
      };
    },
    "records-wanted": ({ sendBy, ...game }, words) => {
      const { day } = words;
      const opponent = opponentOf(game, words.reader);
      return {
        subject: say(
          `Abschätzung: Ihre Partie gegen ${words.name(opponent)}`,
          `Abschätzung: deine Partie gegen ${words.name(opponent)}`,
        ),
        paragraphs: [
          say(
            `Ihre Partie gegen ${words.name(opponent)} hat ihre Höchstdauer erreicht und wird abgeschätzt.`,
            `Deine Partie gegen ${words.name(opponent)} hat ihre Höchstdauer erreicht und wird abgeschätzt.`,
          ),
          say(
            `Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail, spätestens am ${day(sendBy)}, und schreiben Sie dazu, ob Sie einen Gewinn beanspruchen.`,
            `Schick bitte die Notation (PGN) als Antwort auf diese Mail, spätestens am ${day(sendBy)}, und schreib dazu, ob du einen Gewinn beanspruchst.`,
          ),
          say(
            "Kommt von keiner Seite eine Notation, bleiben Sie beide auf Ihren Plätzen.",
            "Kommt von keiner Seite eine Notation, bleibt ihr beide auf euren Plätzen.",
          ),
        ],
      };
    },
    "deadline-moved": (
      { due, away, from, to, holders, lastDay, ...game },
      { reader, name, day },
    ) => {
      const opponent = name(opponentOf(game, reader));
      const own = holders.includes(reader);
      const last = day(lastDay);
      const deadlines = {
        confirm: say(
          `Die Frist für den ersten Zug gegen Sie endet deshalb erst am ${last}.`,
          `Die Frist für den ersten Zug gegen dich endet deshalb erst am ${last}.`,
        ),
        accept: own
          ? say(
              `Sie haben für Ihren ersten Zug deshalb bis zum ${last} Zeit.`,
              `Du hast für deinen ersten Zug deshalb bis zum ${last} Zeit.`,
            )
          : say(
              `Die Frist für die Antwort auf Ihre Herausforderung endet deshalb erst am ${last}.`,
              `Die Frist für die Antwort auf deine Herausforderung endet deshalb erst am ${last}.`,
            ),
        objection: say(
          `Ein Einspruch gegen das Ergebnis Ihrer Partie ist deshalb bis zum ${last} möglich.`,
          `Ein Einspruch gegen das Ergebnis deiner Partie ist deshalb bis zum ${last} möglich.`,
        ),
        record: say(
          `Die Notation Ihrer Partie wird deshalb erst am ${last} fällig.`,
          `Die Notation deiner Partie wird deshalb erst am ${last} fällig.`,
        ),
      };
      return {
        subject: say(
          `Neue Frist: Ihre Partie gegen ${opponent}`,
          `Neue Frist: deine Partie gegen ${opponent}`,
        ),
        paragraphs: [
          `${name(away)} ist vom ${day(from)} bis zum ${day(to)} im Urlaub.`,
          deadlines[due],
        ],
      };
    },
    "both-stay": (game, { reader, name }) => ({
      subject: say(
        `Ohne Ergebnis: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
        `Ohne Ergebnis: deine Partie gegen ${name(opponentOf(game, reader))}`,
      ),
      paragraphs: [
        say(
          "Die Partie endet ohne Ergebnis und ohne Wertung. Sie beide bleiben auf Ihren Plätzen.",
          "Die Partie endet ohne Ergebnis und ohne Wertung; ihr beide bleibt auf euren Plätzen.",
        ),
      ],
    }),
    contested: (game, { reader, name }) => ({
      subject: say(
        `Zu klären: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
        `Zu klären: deine Partie gegen ${name(opponentOf(game, reader))}`,
      ),
      paragraphs: [
        say(
          "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Forderung nicht zulässig. Die Leitung entscheidet, ob Ihre Partie weitergeht, und schreibt Ihnen. Bis dahin brauchen Sie nichts zu tun.",
          "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Forderung nicht zulässig. Die Leitung entscheidet, ob deine Partie weitergeht, und schreibt dir. Bis dahin brauchst du nichts zu tun.",
        ),
      ],
    }),
    kept: (game, words) => {
      const opponent = opponentOf(game, words.reader);
      return {
        subject: say(
          `Ihre Partie gegen ${words.name(opponent)} geht weiter`,
          `Deine Partie gegen ${words.name(opponent)} geht weiter`,
        ),
        paragraphs: [
          say(
            "Die Leitung hat entschieden: Ihre Partie geht weiter.",
            "Die Leitung hat entschieden: Deine Partie geht weiter.",
          ),
          sending(opponent, words),
        ],
      };
    },
  };
};
