import type { Language } from "../language/language.ts";
import { formatList } from "../language/numbers.ts";
import { texts } from "../language/texts.ts";

/** So many items are still read; more are counted. */
const READABLE = 12;

/** A long list cut short: the first items and how many more there are (`9 weitere`). */
export const shortened = (items: readonly string[], more: string): readonly string[] =>
  items.length <= READABLE
    ? items
    : [...items.slice(0, READABLE), `${items.length - READABLE} ${more}`];

const MORE = texts<string>({ de: "weitere", en: "more" });

/** A list as a sentence has it, cut short: `Ada, Bo, … und 9 weitere`. */
export const shortList = (items: readonly string[], language: Language): string =>
  formatList(shortened(items, MORE[language]), language);
