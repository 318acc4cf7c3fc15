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
