import { type NamedPlayer, nameKey, numberOfNamed } from "@losfee/core";

/** Somebody who can be named by typing. */
export type NamedEntry = NamedPlayer;

/** What typed text means: one person, nobody, or which persons it could be. */
export type NamedMatch =
  | { readonly kind: "one"; readonly entry: NamedEntry }
  | { readonly kind: "none" }
  | { readonly kind: "several"; readonly entries: readonly NamedEntry[] };

/**
 * Who is meant by `text`: `#7` or `7`, a whole name, or a part of a name that only one has.
 * Case and accents' encoding do not count.
 */
export const findNamed = (text: string, entries: readonly NamedEntry[]): NamedMatch => {
  const number = /^#?(\d+)$/.exec(text.trim())?.[1];
  const found =
    number === undefined
      ? matching(text, entries)
      : entries.filter((entry) => numberOfNamed(entry) === Number(number));
  const [only, another] = found;
  if (only === undefined) return { kind: "none" };
  return another === undefined ? { kind: "one", entry: only } : { kind: "several", entries: found };
};

/** Those whose name contains every word of `text`; who is called exactly so comes alone. */
export const matching = <Entry extends NamedEntry>(
  text: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const key = nameKey(text);
  if (key === "") return [];
  const exact = entries.filter(({ name }) => nameKey(name) === key);
  if (exact.length > 0) return exact;
  const words = key.split(/[\s,]+/).filter((word) => word !== "");
  return entries.filter(({ name }) => {
    const own = nameKey(name);
    return words.every((word) => own.includes(word));
  });
};
