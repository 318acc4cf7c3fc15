import type { FormOfAddress } from "@losfee/core";
import type { Language } from "./language.ts";

/** Texts of one part of the program in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * Makes something from a dictionary in each of its languages, for example sentences that take their
 * arguments from a refusal: `eachLanguage(words, (t, language) => ({ ...t, "bye-twice": … }))`.
 */
// @__NO_SIDE_EFFECTS__
export const eachLanguage = <Words, T>(
  dictionary: Texts<Words>,
  make: (words: Words, language: Language) => T,
): Texts<T> =>
  // A browser has one language only.
  Object.fromEntries(
    Object.entries(dictionary).map(([language, words]) => [
      language,
      make(words, language as Language),
    ]),
  ) as Texts<T>;

/** Texts that address the reader: two forms in German, one in other languages. */
export type AddressedTexts<T> = Texts<Readonly<Record<FormOfAddress, T>>>;
