import { pluralRules } from "./formats.ts";
import { type Language, localeOf } from "./language.ts";
import { formatInteger } from "./numbers.ts";

/** Forms of a counted noun, by Unicode's plural rules; `other` is the fallback. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly one: string;
  readonly other: string;
};

const formOf = (count: number, language: Language): Intl.LDMLPluralRule =>
  pluralRules(localeOf(language), {}).select(count);

/**
 * True if a language uses the singular for this count, perhaps without a numeral: 1 in German and
 * English, in French also 0. Always false for half a win, though French uses the singular for it.
 */
export const isOne = (count: number, language: Language): boolean =>
  Number.isInteger(count) && formOf(count, language) === "one";

/** Returns a number with its noun in the right form: `1 Runde`, `3 Runden`. */
export const counted = (count: number, noun: Plural, language: Language): string =>
  `${formatInteger(count)} ${noun[formOf(count, language)] ?? noun.other}`;
