import { texts } from "@losfee/contract/language";

/** Texts about players named in commands. */
export const playerTexts = texts({
  de: {
    name: "Name",
    title: "Titel",
    rating: "WZ",
    nation: "Land",
    unknown: (text: string, command: string) =>
      `„${text}“ passt zu niemandem. „${command}“ zeigt Nummern und Namen.`,
    ambiguous: (text: string, names: readonly string[]) =>
      `„${text}“ passt zu mehreren: ${names.join(", ")}. Nehmen Sie die Nummer.`,
    notAPair: (text: string) =>
      `„${text}“ ist keine Paarung. Schreiben Sie zwei Nummern mit Bindestrich: 3-7.`,
  },
  en: {
    name: "Name",
    title: "Title",
    rating: "Rtg",
    nation: "Fed",
    unknown: (text: string, command: string) =>
      `“${text}” matches nobody. “${command}” shows numbers and names.`,
    ambiguous: (text: string, names: readonly string[]) =>
      `“${text}” matches several: ${names.join(", ")}. Use the number.`,
    notAPair: (text: string) => `“${text}” is not a pair. Write two numbers with a hyphen: 3-7.`,
  },
});
