import type { ProbableDuplicate } from "@losfee/core";
import { shortList } from "./shortened.ts";

/** Who is probably entered twice, and that a person should look. */
export const duplicateTexts = {
  de: (pairs: readonly ProbableDuplicate[]): string =>
    `Vielleicht doppelt gemeldet: ${listed(pairs, "de", (a, b) => `„${a}“ wie „${b}“`)}. Bitte prüfen, ob das ${pairs.length === 1 ? "zwei Personen" : "jeweils zwei Personen"} sind.`,
  en: (pairs: readonly ProbableDuplicate[]): string =>
    `Perhaps entered twice: ${listed(pairs, "en", (a, b) => `“${a}” as “${b}”`)}. Check whether ${pairs.length === 1 ? "these are" : "each pair is"} two people.`,
};

const listed = (
  pairs: readonly ProbableDuplicate[],
  language: "de" | "en",
  pairText: (name: string, otherName: string) => string,
): string =>
  shortList(
    pairs.map(({ name, otherName }) => pairText(name, otherName)),
    language,
  );
