const LONGEST_NAME = 40;

/** Format of a competition's identifier: safe in URLs and file names. */
export const COMPETITION_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Fixed parts of API addresses in the place of an identifier. */
export const RESERVED_IDS: ReadonlySet<string> = new Set(["import"]);

/** The same in addresses of the console, and the sample that plays by itself. */
const TAKEN = /^(new|samples|sample-[a-z]{2})$/;

/** True if a competition can have the identifier `id`. */
export const isUsableId = (id: string): boolean =>
  COMPETITION_ID.test(id) && !RESERVED_IDS.has(id) && !TAKEN.test(id);

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The identifier of a competition: its name in lower-case ASCII letters and `suffix`, e.g.
 * `deutsche-meisterschaft-2026-1f9a03bc`.
 */
export const identifierFor = (name: string, suffix: string): string => {
  const letters = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  return [letters, suffix].filter((part) => part !== "").join("-");
};
