import { moreTexts } from "@losfee/messages/shortened";
import type { Language } from "../language/language.ts";
import { formatList } from "../language/numbers.ts";

/** Number of items listed in full; more are counted. */
const READABLE = 12;

/** Cuts a long list short: the first items and the number of others (`9 weitere`). */
export const shortened = (items: readonly string[], more: string): readonly string[] =>
  items.length <= READABLE
    ? items
    : [...items.slice(0, READABLE), `${items.length - READABLE} ${more}`];

/** Returns a shortened list with a line for each item. */
export const shortLines = (items: readonly string[], language: Language): string =>
  shortened(items, moreTexts[language]).join("\n");

/** Returns a shortened list for a sentence: `Ada, Bo, … und 9 weitere`. */
export const shortList = (items: readonly string[], language: Language): string =>
  formatList(shortened(items, moreTexts[language]), language);

/** The same for a message that leaves an empty list out: null then. */
export const shortListOrNull = (items: readonly string[], language: Language): string | null =>
  items.length === 0 ? null : shortList(items, language);
