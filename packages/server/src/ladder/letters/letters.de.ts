import type { RulingOutcome } from "@losfee/core";
import { type LetterTexts, letterTextOf } from "./letter-text.ts";

const outcomes: Readonly<Record<RulingOutcome, string>> = {
  "challenger-wins": "1:0, Weiß hat gewonnen",
  draw: "½:½, remis",
  "defender-wins": "0:1, Schwarz hat gewonnen",
  "both-stay": "ohne Ergebnis, beide bleiben auf ihren Plätzen",
};

const unaccepted = {
  silence: "hat nicht rechtzeitig angenommen",
  refusal: "hat abgelehnt",
  retirement: "hat sich zurückgezogen",
} as const;

const partings = {
  retired: "Du hast dich aus der Pyramide zurückgezogen.",
  expelled: "Die Leitung hat dich aus der Pyramide genommen.",
  silent: "Auf unsere Nachfrage kam keine Antwort; du bist damit aus der Pyramide ausgeschieden.",
} as const;

const standings = {
  joined: "Du stehst jetzt auf der ewigen Warteliste.",
  left: "Du stehst nicht mehr auf der ewigen Warteliste.",
  suspended: "Dein Eintrag auf der ewigen Warteliste ruht, bis du dich meldest.",
  "not-confirmed":
    "Du hast eine zugeteilte Partie nicht rechtzeitig begonnen; dein Eintrag auf der ewigen Warteliste ruht, bis du dich meldest.",
  resumed: "Dein Eintrag auf der ewigen Warteliste gilt wieder.",
} as const;

/** The mails in German. */
export const letterTextsDe: LetterTexts = {
  challenged: ({ challenger, defender, acceptBy }, { name, day }) => ({
    subject: `Herausforderung: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `${name(challenger)} fordert ${name(defender)} heraus. ${name(challenger)} hat Weiß.`,
      `${name(defender)} nimmt mit dem ersten Gegenzug an, spätestens am ${day(acceptBy)}. Ohne Antwort bis dahin tauschen beide die Plätze, ohne Wertung.`,
    ],
  }),
  assigned: ({ challenger, defender, confirmBy, acceptBy }, { name, day }) => ({
    subject: `Aus der Warteliste: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `Aus der Warteliste spielt ${name(challenger)} mit Weiß gegen ${name(defender)}.`,
      `${name(challenger)} schickt den ersten Zug spätestens am ${day(confirmBy)}, sonst verfällt die Partie.`,
      `${name(defender)} antwortet mit dem ersten Gegenzug spätestens am ${day(acceptBy)}.`,
    ],
  }),
  "not-entitled": ({ defender, reason: why }, { name, reason }) => ({
    subject: `Herausforderung nicht möglich${defender === null ? "" : `: ${name(defender)}`}`,
    paragraphs: [reason(why)],
  }),
  voided: ({ challenger, defender, reason: why }, { name, reason }) => ({
    subject: `Herausforderung aufgehoben: ${name(challenger)}${defender === null ? "" : ` gegen ${name(defender)}`}`,
    paragraphs: [
      "Die Herausforderung gilt nicht mehr, die Plätze bleiben, wie sie sind.",
      ...(why === null ? [] : [reason(why)]),
    ],
  }),
  confirmed: ({ challenger, defender, acceptBy }, { name, day }) => ({
    subject: `Erster Zug: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `${name(challenger)} hat begonnen. ${name(defender)} antwortet spätestens am ${day(acceptBy)}.`,
    ],
  }),
  "game-begins": ({ challenger, defender, clockStart, endsBy }, { name, day }) => ({
    subject: `Partie läuft: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `Weiß: ${name(challenger)}, Schwarz: ${name(defender)}. Die Bedenkzeit läuft ab dem ${day(clockStart)}; Züge davor kosten nichts.`,
      `Die Partie endet spätestens am ${day(endsBy)}. Das Ergebnis meldet eine oder einer von beiden an diese Adresse.`,
    ],
  }),
  lapsed: ({ challenger, defender }, { name }) => ({
    subject: `Verfallen: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `${name(challenger)} hat nicht rechtzeitig begonnen. Die Zuteilung ist verfallen, niemand wechselt den Platz.`,
    ],
  }),
  forfeited: ({ challenger, defender, by }, { name }) => ({
    subject: `Kampflos: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `${name(defender)} ${unaccepted[by]}. ${name(challenger)} rückt auf, ohne Wertung.`,
    ],
  }),
  provisional: ({ challenger, defender, outcome, by, objectBy }, { name, day }) => ({
    subject: `Vorläufiges Ergebnis: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `${name(by)} meldet: ${outcomes[outcome]} (Weiß: ${name(challenger)}, Schwarz: ${name(defender)}).`,
      `Das Ergebnis gilt sofort, aber vorläufig. Einspruch ist bis zum ${day(objectBy)} möglich; danach ist es endgültig.`,
    ],
  }),
  objected: ({ challenger, defender, by }, { name }) => ({
    subject: `Einspruch: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [`${name(by)} erhebt Einspruch gegen das Ergebnis. Die Leitung entscheidet.`],
  }),
  final: ({ challenger, defender, outcome, rated }, { name }) => ({
    subject: `Endgültig: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `Weiß: ${name(challenger)}, Schwarz: ${name(defender)}. ${outcomes[outcome]}${rated ? "" : ", ohne Wertung"}.`,
    ],
  }),
  "records-wanted": ({ challenger, defender, sendBy }, { name, day }) => ({
    subject: `Abschätzung: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      `Die Partie hat ihre Höchstdauer erreicht. Bitte schickt beide bis zum ${day(sendBy)} die Notation (PGN) und sagt, ob ihr einen Gewinn beansprucht.`,
      "Kommt keine Notation, bleiben beide auf ihren Plätzen.",
    ],
  }),
  "both-stay": ({ challenger, defender }, { name }) => ({
    subject: `Ohne Ergebnis: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      "Die Partie endet ohne Ergebnis und ohne Wertung; beide bleiben auf ihren Plätzen.",
    ],
  }),
  contested: ({ challenger, defender }, { name }) => ({
    subject: `Zu klären: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: [
      "Eine früher eingegangene Mail ist erst jetzt bekannt geworden; nach ihr war diese Herausforderung nicht zulässig. Die Leitung entscheidet, ob die Partie weitergeht.",
    ],
  }),
  kept: ({ challenger, defender }, { name }) => ({
    subject: `Partie geht weiter: ${name(challenger)} gegen ${name(defender)}`,
    paragraphs: ["Die Leitung hat entschieden: Die Partie geht weiter."],
  }),
  moved: ({ from, to }, { seat }) => ({
    subject: `Neuer Platz: ${seat(to)}`,
    paragraphs: [`Dein Platz in der Pyramide ist jetzt ${seat(to)} (vorher ${seat(from)}).`],
  }),
  welcome: ({ seat: taken }, { seat }) => ({
    subject: `Willkommen in der Pyramide: Platz ${seat(taken)}`,
    paragraphs: [
      `Du bist jetzt dabei, auf Platz ${seat(taken)}. Du darfst sofort jemanden über dir herausfordern: eine Mail an diese Adresse genügt.`,
    ],
  }),
  farewell: ({ by }) => ({
    subject: "Abschied von der Pyramide",
    paragraphs: [partings[by], "Du kannst jederzeit unten wieder einsteigen."],
  }),
  listed: ({ by }) => ({
    subject: "Auf der Warteliste",
    paragraphs: [
      by === "request"
        ? "Du stehst auf der Warteliste. Sobald ein Platz über dir frei ist, bekommst du eine Partie zugeteilt."
        : "Im Augenblick ist niemand über dir frei. Du stehst jetzt auf der Warteliste.",
    ],
  }),
  unlisted: () => ({
    subject: "Nicht mehr auf der Warteliste",
    paragraphs: ["Du stehst nicht mehr auf der Warteliste."],
  }),
  "standing-waiting-list": ({ change }) => ({
    subject: "Ewige Warteliste",
    paragraphs: [standings[change]],
  }),
  holiday: ({ from, to, days, left }, { day }) => ({
    subject: `Urlaub vom ${day(from)} bis ${day(to)}`,
    paragraphs: [
      `Eingetragen: ${days} ${days === 1 ? "Tag" : "Tage"}. Deine Fristen verlängern sich entsprechend. In diesem Jahr bleiben dir ${left} ${left === 1 ? "Urlaubstag" : "Urlaubstage"}.`,
    ],
  }),
  "idle-letter": ({ answerBy }, { day }) => ({
    subject: "Spielst du noch mit?",
    paragraphs: [
      `Du hast lange keine Partie gespielt. Bitte antworte bis zum ${day(answerBy)}, dass du dabeibleibst; sonst wird dein Platz frei.`,
    ],
  }),
  refused: ({ reason: why }, { reason }) => ({
    subject: "Das war nicht möglich",
    paragraphs: [reason(why)],
  }),
  "expulsion-offered": ({ player, strikes }, { name }) => ({
    subject: `Ausschluss möglich: ${name(player)}`,
    paragraphs: [`${name(player)} hat ${strikes} Herausforderungen nicht angenommen.`],
  }),
  withdrawn: ({ was }, names) => {
    const letter = letterTextOf(letterTextsDe, was, names);
    return {
      subject: `Berichtigung: ${letter.subject}`,
      paragraphs: ["Was wir dir geschrieben haben, gilt nicht mehr:", ...letter.paragraphs],
    };
  },
};
