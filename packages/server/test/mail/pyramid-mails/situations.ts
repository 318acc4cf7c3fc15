import type { Situation } from "./pyramid.ts";

const NAMES = [
  ...["Gerhard Krone", "Martina Bauer", "Klaus Springer", "Eva Weiß", "Hilde Turm", "Walter König"],
  ...["Jonas Schwarz", "Bernd Läufer", "Anne Dame", "Theresa May", "Ernst Sommer", "Rose Freitag"],
  ...["Will Power", "Marc Berlin", "Frank Platz", "Otto Sieg", "Jean Blanc", "Marie Lenoir"],
  ...["Grace White", "Joe Black", "Jörg Müller-Lüdenscheidt", "Sepp Kaiser", "Hans Peter"],
  ...["Kim Win", "Ida Mai", "Paul Holiday", "Rosa Schach"],
];

/** Running games, challenger first, who has White. */
const RUNNING = [
  { white: 7, black: 4 },
  { white: 8, black: 6 },
  { white: 16, black: 10 },
  { white: 18, black: 12 },
  { white: 19, black: 13 },
  { white: 20, black: 9 },
];

/** Players whose names are also words: colours, pieces, months, days, towns. */
export const words: Situation = {
  date: "2026-03-10",
  players: NAMES.map((name, at) => ({ number: at + 1, name, address: `p${at + 1}@words.example` })),
  history: [
    ...RUNNING.map((game) => ({ day: -6, do: "challenge", ...game })),
    ...RUNNING.map((game) => ({ day: -5, do: "accept", ...game })),
    { day: -3, do: "challenge", white: 22, black: 17 },
  ],
};
