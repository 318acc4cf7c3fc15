import { plainLetter } from "./letters.ts";

/** Sort key of a name, the most significant part first. */
type SortKey = readonly [surname: string, given: string, written: string];

const keys = new Map<string, SortKey>();

/** Names recur with every sorting; a process that runs for months must not keep all of them. */
const MOST_KEYS = 20_000;

/**
 * Compares names alphabetically: surnames first, then given names. A comma separates the two;
 * without one the last word is the surname. Letters with diacritics sort like plain ones (ä like a,
 * ß like ss), case and punctuation are ignored; only as tie-breaks do diacritics count, then case.
 *
 * Uses no locale or collation data of the machine, which differ between versions: the same journal
 * must give the same numbers anywhere, even in ten years.
 */
export const compareNames = (a: string, b: string): number => {
  const [one, other] = [keyOf(a), keyOf(b)];
  return (
    compareTexts(one[0], other[0]) ||
    compareTexts(one[1], other[1]) ||
    compareTexts(one[2], other[2]) ||
    compareTexts(a, b)
  );
};

/**
 * Compares names for lists: like {@link compareNames}, but numbers by value, and a suffix that
 * distinguishes namesakes (`Anna Meier (#7)`) is not taken for the surname. Not for pairing
 * numbers: those must stay the same.
 */
export const compareListedNames = (a: string, b: string): number =>
  compareNames(listed(a), listed(b)) || compareNames(padded(a), padded(b));

/** Compares names of teams for lists: as written, from the first word on. */
export const compareTeamNames = (a: string, b: string): number =>
  compareNames(`${padded(a)},`, `${padded(b)},`);

/** Returns the list order of entrants. */
export const nameOrder = (entrants: "people" | "teams"): ((a: string, b: string) => number) =>
  entrants === "teams" ? compareTeamNames : compareListedNames;

/**
 * Returns the index letter of a name in a list by {@link compareListedNames}: a capital without
 * diacritics; `#` if it begins with no letter.
 */
export const initialOf = (name: string): string => {
  const [first = ""] = keyOf(listed(name))[0];
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
};

const padded = (name: string): string => name.replace(/\d+/g, (digits) => digits.padStart(12, "0"));

const listed = (name: string): string => {
  const bare = padded(name.replace(/\s*\([^()]*\)$/, ""));
  // Teams and test players end with numbers, not surnames.
  return bare.includes(",") || /\p{L}\S*$/u.test(bare) ? bare : `${bare},`;
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const keyOf = (name: string): SortKey => {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = makeKey(name);
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(name, key);
  return key;
};

const makeKey = (name: string): SortKey => {
  const comma = name.indexOf(",");
  if (comma >= 0) {
    return [plain(name.slice(0, comma)), plain(name.slice(comma + 1)), written(name)];
  }
  const words = name.trim().split(/\s+/);
  const surname = words.at(-1) ?? "";
  const givenNames = words.slice(0, -1).join(" ");
  return [plain(surname), plain(givenNames), written(`${surname} ${givenNames}`)];
};

/** Returns text without diacritics, case and punctuation, words separated by single spaces. */
const plain = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map(plainLetter)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns text with its diacritics: plain letters sort before marked ones. */
const written = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[,\s]+/gu, " ")
    .trim();
