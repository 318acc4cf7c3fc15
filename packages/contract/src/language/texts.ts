import type { FormOfAddress } from "@losfee/core";
import type { Language } from "./language.ts";

/** The texts of one part of the program in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * A dictionary: German first, English beside it with exactly the same keys and parameters (another
 * set does not compile). Texts with parameters are functions, so that each language can order them
 * as it likes.
 */
export const texts = <T extends object>(dictionary: {
  readonly de: T;
  readonly en: NoInfer<T>;
}): Texts<T> => dictionary;

/** Texts that speak to somebody: German has them twice, English knows one form. */
export interface AddressedTexts<T> {
  readonly de: Readonly<Record<FormOfAddress, T>>;
  readonly en: Readonly<Record<FormOfAddress, T>>;
}

/**
 * A dictionary of texts that speak to somebody: German with „Sie“, of those which say it what they
 * are with „du“, and English.
 */
export const addressedTexts = <T extends object>(dictionary: {
  readonly de: T;
  readonly du: NoInfer<Partial<T>>;
  readonly en: NoInfer<T>;
}): AddressedTexts<T> => ({
  de: { formal: dictionary.de, informal: { ...dictionary.de, ...dictionary.du } },
  en: { formal: dictionary.en, informal: dictionary.en },
});
