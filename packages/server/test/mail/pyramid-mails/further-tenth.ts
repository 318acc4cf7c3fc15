import type { FurtherMail } from "./further.ts";

const schwarzOrWhite = "both result 7-4 1-0 + result 7-4 0-1";

/**
 * A tenth collection, written before its results were seen: players whose names are colours,
 * pieces, months, towns and other words (situation `words`), and other features not read before.
 */
export const tenthMails: readonly FurtherMail[] = [
  // colours as names: Schwarz has White against Weiß, Black has White against Dame
  [schwarzOrWhite, 7, "Ergebnis", "Schwarz hat gewonnen.", { in: "words" }],
  [schwarzOrWhite, 4, "Partie beendet", "Weiß hat aufgegeben.", { in: "words" }],
  [schwarzOrWhite, 7, "Meldung", "Weiß - Schwarz 0:1", { in: "words" }],
  [
    "both result 20-9 1-0 + result 20-9 0-1",
    20,
    "Game over",
    "Black resigned on move 31.",
    { in: "words" },
  ],
  ["do result 7-4 1-0", 7, "Sieg", "Ich habe gegen Eva gewonnen.", { in: "words" }],
  ["do result 7-4 1-0", 4, "Ergebnis", "Jonas Schwarz - Eva Weiß 1:0", { in: "words" }],
  [
    "may result 7-4 1-0",
    4,
    "Ergebnis",
    "Herr Schwarz hat gewonnen, Glückwunsch an ihn!",
    { in: "words" },
  ],
  ["may result 19-13 1-0", 19, "Result", "White won. Grace", { in: "words" }],
  [
    "may result 18-12 1-0",
    18,
    "Résultat",
    "Bonjour,\nles Noirs abandonnent, j'ai donc gagné.\nMarie",
    { in: "words" },
  ],
  // pieces and other words as names
  [
    "may result 20-9 1-0",
    9,
    "Aufgabe",
    "Ich habe die Dame verloren und danach aufgegeben. Anne",
    { in: "words" },
  ],
  ["may result 8-6 1/2-1/2", 6, "Läufer - König", "Remis durch Dauerschach.", { in: "words" }],
  ["offer result 16-10 1-0", 16, "Meldung", "Sieg gegen May. Gruß Otto", { in: "words" }],
  [
    "do holiday 10 2026-05-04..2026-05-18",
    10,
    "Holiday",
    "I will be away from 4 May to 18 May.\nTheresa May",
    { in: "words" },
  ],
  [
    "do holiday 14 2026-04-01..2026-04-10",
    14,
    "Urlaub",
    "Bin vom 1. bis 10. April in Hamburg im Urlaub, nicht in Berlin. Marc",
    { in: "words" },
  ],
  ["do challenge 21>14", 21, "Pyramide", "Ich fordere Marc Berlin heraus. 1. d4", { in: "words" }],
  [
    "do challenge 26>11",
    26,
    "Challenge",
    "I challenge Ernst Sommer, 1. Nf3. Paul Holiday",
    { in: "words" },
  ],
  [
    "do accept 22-17",
    17,
    "Défi",
    "J'accepte le défi de Sepp Kaiser : 1... c5. Jean Blanc",
    { in: "words" },
  ],
  [
    "ask",
    13,
    "Still playing",
    "Will play on, no result yet. White offered a draw, I declined it.",
    { in: "words" },
  ],
  // moods
  [
    "ask result 19-11 0-1 | result 19-11 1-0",
    11,
    "Meine Glanzpartie",
    "Natürlich habe ich mal wieder glänzend gewonnen, haha. Nach zwölf Zügen war die Dame weg.",
  ],
  [
    "ask result 18-9 1-0",
    18,
    "Fun",
    "Oh sure, I won again. In my dreams, that is. The game goes on.",
  ],
  [
    "ask result 19-11 1-0",
    19,
    "Frist",
    "Falls Karl-Heinz bis Freitag nicht zieht, habe ich gewonnen.",
  ],
  [
    "ask result 19-11 1/2-1/2",
    4,
    "Gehört",
    "Lisa hat mir erzählt, sie habe gegen Karl-Heinz remis gespielt.",
  ],
  ["ask challenge 21>9", 21, "Question", "Est-ce que je peux défier Margaret Hill ?"],
  [
    "!ask",
    19,
    "WG: Urlaub",
    "Zur Kenntnis.\n\n-------- Weitergeleitete Nachricht --------\nVon: Thomas Weber\nBetreff: Urlaub\n\nIch bin vom 1.12. bis 8.12. im Urlaub.\nThomas",
  ],
  ["!ask", 16, "Günter", "Günter ist vom 1.12. bis 14.12. im Krankenhaus, bitte Nachsicht."],
  // dates
  ["do holiday 9 2025-12-05..2025-12-19", 9, "Away", "I am away 05/12/2025 - 19/12/2025. Margaret"],
  ["do holiday 13 2025-12-04..2025-12-19", 13, "Vacation", "On vacation 12/04/2025 – 12/19/2025."],
  ["do holiday 20 2025-12-01..2025-12-14", 20, "Urlaub", "Urlaub: 2025-12-01/2025-12-14\nPeter"],
  [
    "may holiday 12 2025-11-23..2025-12-06",
    12,
    "Abwesenheit",
    "Hallo, ab morgen bin ich für zwei Wochen verreist. LG Sabine",
  ],
  [
    "do holiday 15 2025-12-01..2025-12-14",
    15,
    "Vacances",
    "Je serai en vacances du 1er au 14 décembre.",
  ],
  // moves as answers
  ["do accept 16-7", 7, "Re: Herausforderung", "1… c7-c5\n\nGruß Günter"],
  ["may accept 16-7", 7, "Re: Herausforderung", "d7-d5"],
  // vacancies
  [
    "do challenge 21>'XXX 4.2'",
    21,
    "Vacant seat",
    "I'd like to take the vacant seat 4.2.",
    { in: "vacant" },
  ],
  [
    "may challenge 20>'XXX 5.4'",
    20,
    "Pyramide",
    "Ich würde gern den freien Platz 5.4 einnehmen.",
    { in: "vacant" },
  ],
  // other spellings of names
  [
    "do challenge 21>10",
    21,
    "Herausforderung",
    "Hallo zusammen, ich fordere Sule Aydin heraus, 1. c4.",
  ],
  ["may challenge 21>15", 21, "Fordrung", "Ich fordre Barbel Koenig heruas, 1.e4"],
  // several acts, quotations, signatures
  [
    "may result 19-11 1-0 + holiday 11 2025-12-01..2025-12-07 + standing 11 join",
    11,
    "Mehreres",
    "Lisa hat leider gewonnen. Vom 1.12. bis 7.12. bin ich im Urlaub. Und setzen Sie mich bitte auf die ewige Warteliste.",
  ],
  [
    "may result 18-9 0-1",
    18,
    "Re: our game",
    "<div>I resign. Well played, Margaret!</div><blockquote>On 20 Nov Margaret wrote:<br>I'm on holiday from 1 Dec to 9 Dec. Draw?</blockquote>",
    { html: true },
  ],
  [
    "none",
    14,
    "Danke",
    "Alles klar, danke für die Auskunft!\n-- \nZdeněk Procházka\nIm Urlaub vom 1.12. bis 10.12.",
  ],
  ["!ask retire 20", 20, "Jahresende", "Ich denke darüber nach, zum Jahresende aufzuhören. Peter"],
];
