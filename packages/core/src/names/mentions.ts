import type { EntryId } from "../base/entry-id.ts";
import { nameKey } from "../base/tidy-text.ts";

/**
 * Returns the people named in a text in full, as entered or given name first: `Meier, Anna`, `Anna
 * Meier`; in the order of `people`. Surnames alone do not count. O(people × length of text).
 */
export const mentionedIn = (
  text: string,
  people: readonly { readonly id: EntryId; readonly name: string }[],
): readonly EntryId[] => {
  const words = spaced(text);
  return people
    .filter(({ name }) => waysToWrite(name).some((way) => words.includes(way)))
    .map(({ id }) => id);
};

const waysToWrite = (name: string): readonly string[] => {
  const [surname = "", ...given] = name.split(",");
  const ways = [spaced(name), spaced(`${given.join(" ")} ${surname}`)];
  return ways.filter((way) => way.trim() !== "");
};

/** Returns the words alone, with one space around each. */
const spaced = (text: string): string =>
  ` ${nameKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")} `;
