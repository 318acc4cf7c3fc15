import { isOne, texts } from "@losfee/contract";

/** One-line texts for groups of settings. */
export const groupTexts = texts({
  de: {
    allOff: "alles aus",
    nobody: "niemand",
    none: "keine",
    rules: (count: number) => (isOne(count, "de") ? "eine Regel" : `${count} Regeln`),
    forbidden: (pairs: number) =>
      isOne(pairs, "de") ? "eine verbotene Paarung" : `${pairs} verbotene Paarungen`,
    more: "Weiteres",
  },
  en: {
    allOff: "all off",
    nobody: "nobody",
    none: "none",
    rules: (count: number) => (isOne(count, "en") ? "one rule" : `${count} rules`),
    forbidden: (pairs: number) =>
      isOne(pairs, "en") ? "one forbidden pair" : `${pairs} forbidden pairs`,
    more: "More",
  },
});
