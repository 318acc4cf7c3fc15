import { texts } from "./texts.ts";

/** The words of `losfee standings`. */
export const standingsTexts = texts({
  de: {
    title: (rounds: number) => (rounds === 0 ? "Setzliste" : `Tabelle nach Runde ${rounds}`),
    rank: "Platz",
    name: "Name",
    outOfTable: (name: string) => `${name}: aus der Wertung genommen`,
    rankOf: (name: string, rank: number, rounds: number) =>
      `${name}: Platz ${rank} nach Runde ${rounds}`,
    tablesOnly: (option: string) => `${option} gibt es nur bei Turnieren an Tischen.`,
    twoPlayers: "--compare braucht genau zwei Personen.",
    noSuchSeq: (seq: number, last: number) =>
      `Einen Stand ${seq} gibt es nicht; der letzte ist ${last}.`,
  },
  en: {
    title: (rounds: number) => (rounds === 0 ? "Seeding" : `Standings after round ${rounds}`),
    rank: "Rank",
    name: "Name",
    outOfTable: (name: string) => `${name}: out of the standings`,
    rankOf: (name: string, rank: number, rounds: number) =>
      `${name}: rank ${rank} after round ${rounds}`,
    tablesOnly: (option: string) => `${option} is only for tournaments at tables.`,
    twoPlayers: "--compare needs exactly two players.",
    noSuchSeq: (seq: number, last: number) => `There is no event ${seq}; the last is ${last}.`,
  },
});
