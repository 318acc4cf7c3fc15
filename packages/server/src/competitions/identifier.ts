const LONGEST_NAME = 40;

/** What a competition's identifier looks like: safe in addresses and file names. */
export const COMPETITION_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Fixed parts of the API's addresses, which stand where an identifier would. */
export const RESERVED_IDS: ReadonlySet<string> = new Set(["import"]);

/** Whether a competition can be found under `id`. */
export const isUsableId = (id: string): boolean => COMPETITION_ID.test(id) && !RESERVED_IDS.has(id);

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The identifier of a competition: its name in small ASCII letters with `suffix` behind it,
 * e.g. `deutsche-meisterschaft-2026-1f9a03bc`.
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
