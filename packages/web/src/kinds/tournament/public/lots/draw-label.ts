import { type Language, texts } from "@losfee/contract";

const drawTexts = texts({
  de: {
    standings: "Los bei völligem Gleichstand in der Tabelle",
    special: (number: string) => `Sondergruppe der Vorrunde, Leistungsklasse ${number}`,
    quartile: (number: string) => `Vorrundengruppen, Viertel ${number} der Setzliste`,
    starts: "Anspiel, wo sonst nichts entscheidet",
    tables: "Wer an welchem Tisch sitzt",
    seats: (game: string) => `Plätze am Tisch in Spiel ${game}`,
    ties: "Los bei völligem Gleichstand in der Stufe",
  },
  en: {
    standings: "Lot for complete ties in the standings",
    special: (number: string) => `Special preliminary group, rating class ${number}`,
    quartile: (number: string) => `Preliminary groups, quarter ${number} of the seeding`,
    starts: "Starts, where nothing else decides",
    tables: "Who sits at which table",
    seats: (game: string) => `Seats at the tables in game ${game}`,
    ties: "Lot for complete ties in the stage",
  },
});

/** The purpose of a draw, by its name in the journal; unknown names appear unchanged. */
export const drawLabel = (name: string, language: Language): string => {
  const t = drawTexts[language];
  if (name === "standings") return t.standings;
  if (/^round\/\d+\/starts$/.test(name)) return t.starts;
  if (/^stage\/\d+\/tables$/.test(name)) return t.tables;
  if (/^stage\/\d+\/ties$/.test(name)) return t.ties;
  const seats = /^stage\/\d+\/game\/(\d+)\/seats$/.exec(name)?.[1];
  if (seats !== undefined) return t.seats(seats);
  const special = /^stage\/\d+\/special\/class\/(\d+)$/.exec(name)?.[1];
  if (special !== undefined) return t.special(special);
  const quartile = /^stage\/\d+\/quartile\/(\d+)$/.exec(name)?.[1];
  return quartile === undefined ? name : t.quartile(quartile);
};
