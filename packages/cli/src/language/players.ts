import { texts } from "./texts.ts";

/** Whom a command names. */
export const playerTexts = texts({
  de: {
    name: "Name",
    title: "Titel",
    rating: "WZ",
    nation: "Land",
    unknown: (given: string, command: string) =>
      `„${given}“ passt zu niemandem. „${command}“ zeigt Nummern und Namen.`,
    ambiguous: (given: string, names: readonly string[]) =>
      `„${given}“ passt zu mehreren: ${names.join(", ")}. Nehmen Sie die Nummer.`,
    notAPair: (given: string) =>
      `„${given}“ ist keine Paarung. Schreiben Sie zwei Nummern mit Bindestrich: 3-7.`,
  },
  en: {
    name: "Name",
    title: "Title",
    rating: "Rtg",
    nation: "Fed",
    unknown: (given: string, command: string) =>
      `“${given}” matches nobody. “${command}” shows numbers and names.`,
    ambiguous: (given: string, names: readonly string[]) =>
      `“${given}” matches several: ${names.join(", ")}. Use the number.`,
    notAPair: (given: string) => `“${given}” is not a pair. Write two numbers with a hyphen: 3-7.`,
  },
});
