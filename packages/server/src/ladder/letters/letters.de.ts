import type { Day, EntryId, NoticeContent } from "@losfee/core";
import {
  type LetterTexts,
  type LetterWords,
  letterTextOf,
  opponentOf,
  type Seen,
  seenBy,
} from "./letter-text.ts";

const seen: Readonly<Record<Seen, string>> = {
  won: "Sie haben gewonnen",
  lost: "Sie haben verloren",
  draw: "remis",
  "both-stay": "ohne Ergebnis, beide bleiben auf ihren Plätzen",
};

const partings = {
  retired: "Sie haben sich aus der Pyramide zurückgezogen. Ihr Platz ist jetzt frei.",
  expelled: "Die Leitung hat Sie aus der Pyramide genommen. Ihr Platz ist jetzt frei.",
  silent:
    "Auf unsere Nachfrage kam keine Antwort. Sie sind damit aus der Pyramide ausgeschieden, und Ihr Platz ist jetzt frei.",
} as const;

const standings = {
  joined:
    "Sie stehen jetzt auf der ewigen Warteliste. Sobald eine Partie endet, die Sie als Herausforderer spielen, bekommen Sie die nächste zugeteilt.",
  left: "Sie stehen nicht mehr auf der ewigen Warteliste.",
  suspended:
    "Ihr Eintrag auf der ewigen Warteliste ruht. Schreiben Sie „ewige Warteliste wieder aufnehmen“, sobald Sie wieder Partien möchten.",
  "not-confirmed":
    "Sie haben eine zugeteilte Partie nicht rechtzeitig begonnen. Ihr Eintrag auf der ewigen Warteliste ruht deshalb. Schreiben Sie „ewige Warteliste wieder aufnehmen“, sobald Sie wieder Partien möchten.",
  resumed: "Ihr Eintrag auf der ewigen Warteliste gilt wieder.",
} as const;

/** A deadline that runs from when this mail left. */
const until = (by: Day, leaving: Day | null, { day }: LetterWords): string =>
  leaving === null
    ? `spätestens am ${day(by)}`
    : `spätestens am ${day(by)} (wenn diese Mail am ${day(leaving)} abging; sonst um so viel später)`;

/** Where moves go. */
const sending = (opponent: EntryId, { name, contact }: LetterWords): string => {
  const reached = contact(opponent);
  switch (reached.kind) {
    case "address":
      return `Schicken Sie Ihre Züge an ${name(opponent)}, ${reached.address}, und den ersten mit Kopie an diese Adresse.`;
    case "relay":
      return `Schicken Sie Ihre Züge an diese Adresse; die Leitung gibt sie an ${name(opponent)} weiter.`;
    case "unknown":
      return `Eine Adresse von ${name(opponent)} ist hier nicht bekannt. Schicken Sie Ihren Zug an diese Adresse; die Leitung hilft weiter.`;
  }
};

type WithMoves = Pick<Extract<NoticeContent, { readonly kind: "forfeited" }>, "moves">;

/** Who sits where now. */
const places = ({ moves }: WithMoves, { reader, name, seat }: LetterWords): readonly string[] => {
  if (moves.length === 0) return ["Die Plätze bleiben, wie sie sind."];
  return moves.map(({ player, from, to }) =>
    player === reader
      ? `Ihr Platz ist jetzt ${seat(to)} (vorher ${seat(from)}).`
      : `${name(player)} sitzt jetzt auf ${seat(to)} (vorher ${seat(from)}).`,
  );
};

const HOW_TO_REPORT =
  "Ist die Partie zu Ende, antworten Sie auf diese Mail mit dem Ergebnis, zum Beispiel „Ich habe gewonnen“ oder „remis“. Es genügt, wenn eine Seite meldet.";

/** The mails in German. */
export const letterTextsDe: LetterTexts = {
  challenged: (game, words) => {
    const { challenger, defender, acceptBy } = game;
    const { reader, name, day } = words;
    if (reader === defender) {
      return {
        subject: `Sie sind am Zug: ${name(challenger)} fordert Sie heraus`,
        paragraphs: [
          `${name(challenger)} fordert Sie heraus und hat Weiß.`,
          `Sie sind am Zug: Nehmen Sie mit Ihrem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Bleibt Ihre Antwort bis dahin aus, geht Ihr Platz kampflos an ${name(challenger)}.`,
          sending(challenger, words),
        ],
      };
    }
    return {
      subject: `Ihre Forderung an ${name(defender)}`,
      paragraphs: [
        `Ihre Forderung an ${name(defender)} gilt. Sie haben Weiß.`,
        `${name(defender)} ist am Zug und nimmt spätestens am ${day(acceptBy)} an. Bleibt die Antwort bis dahin aus, bekommen Sie den Platz kampflos.`,
        sending(defender, words),
      ],
    };
  },
  assigned: (game, words) => {
    const { challenger, defender, leaving, confirmBy, acceptBy } = game;
    const { reader, name } = words;
    if (reader === challenger) {
      return {
        subject: `Sie sind am Zug: Ihre Partie gegen ${name(defender)}`,
        paragraphs: [
          `Aus der Warteliste haben Sie eine Partie gegen ${name(defender)} bekommen. Sie haben Weiß.`,
          `Sie sind am Zug: Schicken Sie Ihren ersten Zug ${until(confirmBy, leaving, words)}. Sonst verfällt die Partie.`,
          sending(defender, words),
        ],
      };
    }
    return {
      subject: `Aus der Warteliste: ${name(challenger)} fordert Sie heraus`,
      paragraphs: [
        `${name(challenger)} fordert Sie aus der Warteliste heraus und hat Weiß. Der erste Zug kommt von ${name(challenger)}.`,
        `Nehmen Sie dann mit Ihrem ersten Gegenzug an, ${until(acceptBy, leaving, words)}. Bleibt Ihre Antwort bis dahin aus, geht Ihr Platz kampflos an ${name(challenger)}.`,
        sending(challenger, words),
      ],
    };
  },
  "not-entitled": ({ of, items }, { target, reason }) => {
    const [first] = items;
    const alone = items.length === 1 && first !== undefined;
    return {
      subject: alone
        ? `Forderung nicht möglich: ${target(first.target)}`
        : "Forderungen nicht möglich",
      paragraphs: [
        items.length < of
          ? "Von Ihren Forderungen war nicht möglich:"
          : of === 1
            ? "Ihre Forderung ist nicht möglich:"
            : "Ihre Forderungen sind nicht möglich:",
        items
          .map(({ item, target: wanted, reason: why }) =>
            of === 1
              ? `${target(wanted)}: ${reason(why)}`
              : `${item + 1}. ${target(wanted)}: ${reason(why)}`,
          )
          .join("\n"),
        "Antworten Sie auf diese Mail, wenn Sie stattdessen jemand anderen fordern möchten.",
      ],
    };
  },
  voided: ({ challenger, target: wanted, reason: why }, { reader, name, target, reason }) => ({
    subject:
      reader === challenger
        ? `Ihre Forderung ist aufgehoben: ${target(wanted)}`
        : `Die Forderung von ${name(challenger)} ist aufgehoben`,
    paragraphs: [
      reader === challenger
        ? `Ihre Forderung (${target(wanted)}) gilt nicht mehr. Die Plätze bleiben, wie sie sind.`
        : `Die Forderung von ${name(challenger)} an Sie gilt nicht mehr. Die Plätze bleiben, wie sie sind.`,
      ...(why === null ? [] : [reason(why)]),
    ],
  }),
  confirmed: (game, words) => {
    const { challenger, defender, acceptBy } = game;
    const { reader, name, day } = words;
    if (reader === defender) {
      return {
        subject: `Sie sind am Zug: ${name(challenger)} hat begonnen`,
        paragraphs: [
          `${name(challenger)} hat den ersten Zug geschickt.`,
          `Sie sind am Zug: Nehmen Sie mit Ihrem ersten Gegenzug an, spätestens am ${day(acceptBy)}.`,
          sending(challenger, words),
        ],
      };
    }
    return {
      subject: `Ihr erster Zug gegen ${name(defender)} ist da`,
      paragraphs: [
        `Sie haben begonnen. ${name(defender)} ist am Zug und antwortet spätestens am ${day(acceptBy)}.`,
      ],
    };
  },
  "game-begins": (game, words) => {
    const { challenger, clockStart, endsBy } = game;
    const { reader, name, day } = words;
    const opponent = opponentOf(game, reader);
    return {
      subject: `Ihre Partie gegen ${name(opponent)} läuft`,
      paragraphs: [
        `Sie spielen mit ${reader === challenger ? "Weiß" : "Schwarz"} gegen ${name(opponent)}. ${reader === challenger ? "Sie sind am Zug." : `${name(opponent)} ist am Zug.`}`,
        sending(opponent, words),
        `Die Bedenkzeit läuft ab dem ${day(clockStart)}; Züge davor kosten nichts. Die Partie endet spätestens am ${day(endsBy)}.`,
        HOW_TO_REPORT,
      ],
    };
  },
  lapsed: ({ challenger, defender }, { reader, name }) => ({
    subject:
      reader === challenger
        ? `Ihre Partie gegen ${name(defender)} ist verfallen`
        : `Die Partie von ${name(challenger)} gegen Sie ist verfallen`,
    paragraphs: [
      reader === challenger
        ? "Sie haben nicht rechtzeitig begonnen, die Zuteilung ist verfallen. Niemand wechselt den Platz."
        : `${name(challenger)} hat nicht rechtzeitig begonnen, die Zuteilung ist verfallen. Niemand wechselt den Platz.`,
    ],
  }),
  forfeited: (game, words) => {
    const { challenger, defender, by } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const own = reader === defender;
    const why = {
      silence: own
        ? `Sie haben die Forderung von ${name(challenger)} nicht rechtzeitig angenommen.`
        : `${name(defender)} hat Ihre Forderung nicht rechtzeitig angenommen.`,
      refusal: own
        ? `Sie haben die Forderung von ${name(challenger)} abgelehnt.`
        : `${name(defender)} hat Ihre Forderung abgelehnt.`,
      retirement: `Ihre Partie gegen ${name(opponent)} endet durch einen Rückzug.`,
    } as const;
    return {
      subject: `Kampflos: Ihre Partie gegen ${name(opponent)}`,
      paragraphs: [
        `${why[by]} Die Partie ist kampflos entschieden, ohne Wertung.`,
        ...places(game, words),
      ],
    };
  },
  provisional: (game, words) => {
    const { outcome, by, leaving, objectBy } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const result = seen[seenBy(outcome, game, reader)];
    const own = reader === by;
    return {
      subject: `Vorläufiges Ergebnis gegen ${name(opponent)}: ${result}`,
      paragraphs: [
        own
          ? `Ihre Meldung zur Partie gegen ${name(opponent)} ist da: ${result}.`
          : `${name(by)} hat das Ergebnis Ihrer Partie gemeldet: ${result}.`,
        ...places(game, words),
        own
          ? `Das Ergebnis gilt sofort, aber vorläufig: ${name(opponent)} kann Einspruch erheben, ${until(objectBy, leaving, words)}. Danach ist es endgültig.`
          : `Das Ergebnis gilt sofort, aber vorläufig. Stimmt es nicht, antworten Sie auf diese Mail mit „Einspruch“, ${until(objectBy, leaving, words)}. Danach ist es endgültig.`,
      ],
    };
  },
  objected: ({ by, ...game }, { reader, name }) => {
    const opponent = opponentOf(game, reader);
    return {
      subject: `Einspruch zur Partie gegen ${name(opponent)}`,
      paragraphs: [
        reader === by
          ? "Ihr Einspruch gegen das Ergebnis ist da. Die Leitung entscheidet und schreibt Ihnen."
          : `${name(by)} hat Einspruch gegen das Ergebnis erhoben. Die Leitung entscheidet und schreibt Ihnen.`,
        "Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail; sie hilft bei der Entscheidung.",
      ],
    };
  },
  final: (game, words) => {
    const { outcome, rated, moves } = game;
    const { reader, name } = words;
    const opponent = opponentOf(game, reader);
    const result = seen[seenBy(outcome, game, reader)];
    return {
      subject: `Endgültiges Ergebnis gegen ${name(opponent)}: ${result}`,
      paragraphs: [
        `Ihre Partie gegen ${name(opponent)} ist endgültig entschieden: ${result}${rated ? "" : ", ohne Wertung"}.`,
        ...(moves.length === 0 ? [] : places(game, words)),
      ],
    };
  },
  "records-wanted": ({ leaving, sendBy, ...game }, words) => {
    const opponent = opponentOf(game, words.reader);
    return {
      subject: `Abschätzung: Ihre Partie gegen ${words.name(opponent)}`,
      paragraphs: [
        `Ihre Partie gegen ${words.name(opponent)} hat ihre Höchstdauer erreicht und wird abgeschätzt.`,
        `Schicken Sie bitte die Notation (PGN) als Antwort auf diese Mail, ${until(sendBy, leaving, words)}, und schreiben Sie dazu, ob Sie einen Gewinn beanspruchen.`,
        "Kommt von keiner Seite eine Notation, bleiben Sie beide auf Ihren Plätzen.",
      ],
    };
  },
  "both-stay": (game, { reader, name }) => ({
    subject: `Ohne Ergebnis: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
    paragraphs: [
      "Die Partie endet ohne Ergebnis und ohne Wertung. Sie beide bleiben auf Ihren Plätzen.",
    ],
  }),
  contested: (game, { reader, name }) => ({
    subject: `Zu klären: Ihre Partie gegen ${name(opponentOf(game, reader))}`,
    paragraphs: [
      "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Forderung nicht zulässig. Die Leitung entscheidet, ob Ihre Partie weitergeht, und schreibt Ihnen. Bis dahin brauchen Sie nichts zu tun.",
    ],
  }),
  kept: (game, words) => {
    const opponent = opponentOf(game, words.reader);
    return {
      subject: `Ihre Partie gegen ${words.name(opponent)} geht weiter`,
      paragraphs: [
        "Die Leitung hat entschieden: Ihre Partie geht weiter.",
        sending(opponent, words),
      ],
    };
  },
  moved: ({ from, to }, { seat }) => ({
    subject: `Ihr neuer Platz: ${seat(to)}`,
    paragraphs: [`Ihr Platz in der Pyramide ist jetzt ${seat(to)} (vorher ${seat(from)}).`],
  }),
  welcome: ({ seat: taken }, { seat }) => ({
    subject: `Willkommen in der Pyramide: Platz ${seat(taken)}`,
    paragraphs: [
      `Sie sind jetzt dabei, auf Platz ${seat(taken)}.`,
      "Sie dürfen sofort jemanden über Ihnen herausfordern: Schreiben Sie an diese Adresse, wen oder welchen Platz.",
    ],
  }),
  farewell: ({ by }) => ({
    subject: "Abschied von der Pyramide",
    paragraphs: [
      partings[by],
      "Sie können jederzeit unten wieder einsteigen: Eine Antwort auf diese Mail genügt.",
    ],
  }),
  listed: ({ by }) => ({
    subject: "Sie stehen auf der Warteliste",
    paragraphs: [
      by === "request"
        ? "Sie stehen auf der Warteliste. Sobald ein Platz über Ihnen frei wird, bekommen Sie eine Partie zugeteilt."
        : "Im Augenblick ist niemand über Ihnen frei. Sie stehen jetzt auf der Warteliste und bekommen die nächste Partie zugeteilt, die möglich ist.",
    ],
  }),
  unlisted: () => ({
    subject: "Sie stehen nicht mehr auf der Warteliste",
    paragraphs: ["Sie stehen nicht mehr auf der Warteliste."],
  }),
  "standing-waiting-list": ({ change }) => ({
    subject: "Ewige Warteliste",
    paragraphs: [standings[change]],
  }),
  holiday: ({ from, to, days, left }, { day }) => ({
    subject: `Ihr Urlaub vom ${day(from)} bis ${day(to)}`,
    paragraphs: [
      `Eingetragen: ${days} ${days === 1 ? "Tag" : "Tage"} Urlaub vom ${day(from)} bis ${day(to)}. Ihre Fristen verlängern sich entsprechend.`,
      `In diesem Jahr ${left === 1 ? "bleibt Ihnen 1 Urlaubstag" : `bleiben Ihnen ${left} Urlaubstage`}.`,
    ],
  }),
  "idle-letter": ({ leaving, answerBy }, words) => ({
    subject: "Spielen Sie noch mit?",
    paragraphs: [
      "Sie haben lange keine Partie in der Pyramide gespielt und stehen auf keiner Warteliste.",
      `Möchten Sie dabeibleiben, antworten Sie auf diese Mail mit „Ich bleibe dabei“, ${until(answerBy, leaving, words)}. Sonst wird Ihr Platz frei.`,
    ],
  }),
  refused: ({ reason: why }, { reason }) => ({
    subject: "Das war nicht möglich",
    paragraphs: [
      "Was Sie geschrieben haben, war nicht möglich:",
      reason(why),
      "Haben Sie etwas anderes gemeint, antworten Sie auf diese Mail.",
    ],
  }),
  "expulsion-offered": ({ player, strikes }, { name }) => ({
    subject: `Ausschluss möglich: ${name(player)}`,
    paragraphs: [
      `${name(player)} hat ${strikes} ${strikes === 1 ? "Herausforderung" : "Herausforderungen"} nicht angenommen.`,
    ],
  }),
  withdrawn: ({ was }, words) => ({
    subject: `Berichtigung: ${letterTextOf(letterTextsDe, was, words).subject}`,
    paragraphs: [
      `Unsere Mail „${letterTextOf(letterTextsDe, was, words).subject}“ gilt nicht mehr: Eine früher eingegangene Nachricht ist erst jetzt bekannt geworden, oder die Leitung hat anders entschieden.`,
      "Was stattdessen gilt, steht auf der Seite der Pyramide; betrifft es Sie, bekommen Sie dazu eine eigene Mail.",
    ],
  }),
};
