import type { EntryId, NoticeContent } from "@losfee/core";
import type { LetterWords, Seen } from "./letter-text.ts";

/** Chooses the form of address: „Sie“ or „du“. */
export type Say = (formal: string, informal: string) => string;

/** Results of a game from the reader's point of view. */
export const seenWith = (say: Say): Readonly<Record<Seen, string>> => ({
  won: say("Sie haben gewonnen", "du hast gewonnen"),
  lost: say("Sie haben verloren", "du hast verloren"),
  draw: "remis",
  "both-stay": "ohne Ergebnis, beide bleiben auf ihren Plätzen",
});

/** The ways of leaving the pyramid. */
export const partingsWith = (say: Say) =>
  ({
    retired: say(
      "Sie haben sich aus der Pyramide zurückgezogen. Ihr Platz ist jetzt frei.",
      "Du hast dich aus der Pyramide zurückgezogen. Dein Platz ist jetzt frei.",
    ),
    expelled: say(
      "Die Leitung hat Sie aus der Pyramide genommen. Ihr Platz ist jetzt frei.",
      "Die Leitung hat dich aus der Pyramide genommen. Dein Platz ist jetzt frei.",
    ),
    silent: say(
      "Auf unsere Nachfrage kam keine Antwort. Sie sind damit aus der Pyramide ausgeschieden, und Ihr Platz ist jetzt frei.",
      "Auf unsere Nachfrage kam keine Antwort. Du bist damit aus der Pyramide ausgeschieden, und dein Platz ist jetzt frei.",
    ),
  }) as const;

/** The outcomes of an entry in the standing waiting list. */
export const standingsWith = (say: Say) =>
  ({
    joined: say(
      "Sie stehen jetzt auf der ewigen Warteliste. Sobald eine Partie endet, die Sie als Herausforderer spielen, bekommen Sie die nächste zugeteilt.",
      "Du stehst jetzt auf der ewigen Warteliste. Sobald eine Partie endet, die du als Herausforderer spielst, bekommst du die nächste zugeteilt.",
    ),
    left: say(
      "Sie stehen nicht mehr auf der ewigen Warteliste.",
      "Du stehst nicht mehr auf der ewigen Warteliste.",
    ),
    suspended: say(
      "Ihr Eintrag auf der ewigen Warteliste ruht. Schreiben Sie „ewige Warteliste wieder aufnehmen“, sobald Sie wieder Partien möchten.",
      "Dein Eintrag auf der ewigen Warteliste ruht. Schreib „ewige Warteliste wieder aufnehmen“, sobald du wieder Partien möchtest.",
    ),
    "not-confirmed": say(
      "Sie haben eine zugeteilte Partie nicht rechtzeitig begonnen. Ihr Eintrag auf der ewigen Warteliste ruht deshalb. Schreiben Sie „ewige Warteliste wieder aufnehmen“, sobald Sie wieder Partien möchten.",
      "Du hast eine zugeteilte Partie nicht rechtzeitig begonnen. Dein Eintrag auf der ewigen Warteliste ruht deshalb. Schreib „ewige Warteliste wieder aufnehmen“, sobald du wieder Partien möchtest.",
    ),
    resumed: say(
      "Ihr Eintrag auf der ewigen Warteliste gilt wieder.",
      "Dein Eintrag auf der ewigen Warteliste gilt wieder.",
    ),
  }) as const;

/** Explains where to send moves. */
export const sendingWith =
  (say: Say) =>
  (opponent: EntryId, { name, contact }: LetterWords): string => {
    const reached = contact(opponent);
    switch (reached.kind) {
      case "address":
        return say(
          `Schicken Sie Ihre Züge an ${name(opponent)}, ${reached.address}, und den ersten mit Kopie an diese Adresse.`,
          `Schick deine Züge an ${name(opponent)}, ${reached.address}, und den ersten mit Kopie an diese Adresse.`,
        );
      case "relay":
        return say(
          `Schicken Sie Ihre Züge an diese Adresse; die Leitung gibt sie an ${name(opponent)} weiter.`,
          `Schick deine Züge an diese Adresse; die Leitung gibt sie an ${name(opponent)} weiter.`,
        );
      case "unknown":
        return say(
          `Eine Adresse von ${name(opponent)} ist hier nicht bekannt. Schicken Sie Ihren Zug an diese Adresse; die Leitung hilft weiter.`,
          `Eine Adresse von ${name(opponent)} ist hier nicht bekannt. Schick deinen Zug an diese Adresse; die Leitung hilft weiter.`,
        );
    }
  };

type WithMoves = Pick<Extract<NoticeContent, { readonly kind: "forfeited" }>, "moves">;

/** Lists the new seats. */
export const placesWith =
  (say: Say) =>
  ({ moves }: WithMoves, { reader, name, seat, tells }: LetterWords): readonly string[] => {
    const leaves = tells("farewell");
    if (moves.length === 0) return leaves ? [] : ["Die Plätze bleiben, wie sie sind."];
    const own = moves.filter(({ player }) => player === reader && !leaves);
    const others = moves.filter(({ player }) => player !== reader);
    return [...own, ...others].map(({ player, from, to }) =>
      player === reader
        ? say(
            `Ihr Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
            `Dein Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`,
          )
        : `${name(player)} sitzt jetzt auf ${seat(to)} (vorher ${seat(from)}).`,
    );
  };

/** Explains how to report a finished game. */
export const howToReport = (say: Say): string =>
  say(
    "Ist die Partie zu Ende, antworten Sie auf diese Mail mit dem Ergebnis, zum Beispiel „Ich habe gewonnen“ oder „remis“. Es genügt, wenn eine Seite meldet.",
    "Ist die Partie zu Ende, antworte auf diese Mail mit dem Ergebnis, zum Beispiel „Ich habe gewonnen“ oder „remis“. Es genügt, wenn eine Seite meldet.",
  );
