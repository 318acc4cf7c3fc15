import type { ProbableDuplicate } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { shortList } from "./shortened.ts";

/** Lists probable duplicate entries, for the user to check before going on. */
export const describeProbableDuplicates = (
  pairs: readonly ProbableDuplicate[],
  language: Language,
): string => duplicateTexts[language](pairs);

/** Texts about probable duplicate entries. */
export const duplicateTexts = texts({
  de: (pairs: readonly ProbableDuplicate[]): string =>
    `Vielleicht doppelt gemeldet: ${listed(pairs, "de", (a, b) => `„${a}“ wie „${b}“`)}. Bitte prüfen, ob das ${isOne(pairs.length, "de") ? "zwei Personen" : "jeweils zwei Personen"} sind.`,
  en: (pairs: readonly ProbableDuplicate[]): string =>
    `Perhaps entered twice: ${listed(pairs, "en", (a, b) => `“${a}” as “${b}”`)}. Check whether ${isOne(pairs.length, "en") ? "these are" : "each pair is"} two people.`,
});

const listed = (
  pairs: readonly ProbableDuplicate[],
  language: Language,
  pairText: (name: string, otherName: string) => string,
): string =>
  shortList(
    pairs.map(({ name, otherName }) => pairText(name, otherName)),
    language,
  );
