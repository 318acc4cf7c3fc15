import { texts } from "@losfee/contract";

/** What groups of settings say in one line. */
export const groupTexts = texts({
  de: {
    changed: "nicht gespeichert",
    allOff: "alles aus",
    nobody: "niemand",
    none: "keine",
    rules: (count: number) => (count === 1 ? "eine Regel" : `${count} Regeln`),
    forbidden: (pairs: number) =>
      pairs === 1 ? "eine verbotene Paarung" : `${pairs} verbotene Paarungen`,
    more: "Weiteres",
  },
  en: {
    changed: "not saved",
    allOff: "all off",
    nobody: "nobody",
    none: "none",
    rules: (count: number) => (count === 1 ? "one rule" : `${count} rules`),
    forbidden: (pairs: number) => (pairs === 1 ? "one forbidden pair" : `${pairs} forbidden pairs`),
    more: "More",
  },
});
