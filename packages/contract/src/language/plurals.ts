import { pluralRules } from "./formats.ts";
import { type Language, localeOf } from "./language.ts";
import { formatInteger } from "./numbers.ts";

/** The word forms of a counted noun, by Unicode's plural rules; `other` where there is no other. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly one: string;
  readonly other: string;
};

const formOf = (count: number, language: Language): Intl.LDMLPluralRule =>
  pluralRules(localeOf(language), {}).select(count);

/**
 * Whether a language says so many in the singular, perhaps without a numeral: 1 in German and English, in
 * French also 0. Half a win is never one, though French counts it in the singular.
 */
export const isOne = (count: number, language: Language): boolean =>
  Number.isInteger(count) && formOf(count, language) === "one";

/** A number with its noun in the right form: `1 Runde`, `3 Runden`. */
export const counted = (count: number, noun: Plural, language: Language): string =>
  `${formatInteger(count)} ${noun[formOf(count, language)] ?? noun.other}`;
