import type { FormOfAddress } from "@losfee/core";
import type { Language, SourceLanguage } from "./language.ts";

/** The texts of one part of the program in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * A dictionary: German first, English beside it with exactly the same keys and parameters (another
 * set does not compile). Texts with parameters are functions, so that each language can order them
 * as it likes. Every further language is made from the English texts and its catalogue when the
 * program is built (`scripts/languages`).
 */
// @__NO_SIDE_EFFECTS__
export const texts = <T>(dictionary: { readonly de: T; readonly en: NoInfer<T> }): Texts<T> =>
  // The build adds the other languages; a test says that it leaves none out.
  dictionary satisfies Readonly<Record<SourceLanguage, T>> as Texts<T>;

/** Texts that speak to somebody: German has them twice, other languages know one form. */
export type AddressedTexts<T> = Texts<Readonly<Record<FormOfAddress, T>>>;

/**
 * A dictionary of texts that speak to somebody: German with „Sie“, of those which say it what they
 * are with „du“, and English.
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
