import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";

const drawTexts = texts({
  de: {
    standings: "Los bei völligem Gleichstand in der Tabelle",
    special: (number: string) => `Sondergruppe der Vorrunde, Leistungsklasse ${number}`,
    quartile: (number: string) => `Vorrundengruppen, Viertel ${number} der Setzliste`,
    starts: "Anspiel, wo sonst nichts entscheidet",
  },
  en: {
    standings: "Lot for complete ties in the standings",
    special: (number: string) => `Special preliminary group, rating class ${number}`,
    quartile: (number: string) => `Preliminary groups, quarter ${number} of the seeding`,
    starts: "Starts, where nothing else decides",
  },
});

/** What a draw was for, by its name in the journal; names that are not known stand for themselves. */
export const drawLabel = (name: string, language: Language): string => {
  const t = drawTexts[language];
  if (name === "standings") return t.standings;
  if (/^round\/\d+\/starts$/.test(name)) return t.starts;
  const special = /^stage\/\d+\/special\/class\/(\d+)$/.exec(name)?.[1];
  if (special !== undefined) return t.special(special);
  const quartile = /^stage\/\d+\/quartile\/(\d+)$/.exec(name)?.[1];
  return quartile === undefined ? name : t.quartile(quartile);
};
