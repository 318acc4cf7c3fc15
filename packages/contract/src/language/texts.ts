import type { FormOfAddress } from "@losfee/core";
import { tidied } from "./full-stops.ts";
import type { Language, SourceLanguage } from "./language.ts";

/** Texts of one part of the program in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * A dictionary: German, and English with exactly the same keys and parameters (anything else does
 * not compile). Texts with parameters are functions, so that each language chooses its word order.
 * The build makes every further language from the English texts and its catalogue
 * (`scripts/languages`).
 */
// @__NO_SIDE_EFFECTS__
export const texts = <T>(dictionary: { readonly de: T; readonly en: NoInfer<T> }): Texts<T> =>
  // The build adds the other languages; a test checks that none is missing.
  tidied(dictionary satisfies Readonly<Record<SourceLanguage, T>> as Texts<T>);

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

/**
 * A dictionary of texts that address the reader: German with „Sie“, the texts that differ with
 * „du“, and English.
 */
// @__NO_SIDE_EFFECTS__
export const addressedTexts = <T extends object>(dictionary: {
  readonly de: T;
  readonly du: NoInfer<Partial<T>>;
  readonly en: NoInfer<T>;
}): AddressedTexts<T> => {
  const { de, du, ...others } = dictionary;
  const alike = Object.entries(others).map(
    ([language, one]) => [language, { formal: one, informal: one }] as const,
  );
  return texts({
    ...(Object.fromEntries(alike) as Omit<AddressedTexts<T>, "de">),
    de: { formal: de, informal: { ...de, ...du } },
  });
};
