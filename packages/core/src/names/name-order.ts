import { plainLetter } from "./letters.ts";

/** A name as it is sorted, from what decides first. */
type SortKey = readonly [surname: string, given: string, written: string];

const keys = new Map<string, SortKey>();

/** Names come again with every sorting; a process that runs for months must not keep all of them. */
const MOST_KEYS = 20_000;

/**
 * Compares names alphabetically: surnames first, then given names. A comma parts the two; without
 * one the last word is the surname. Letters with marks sort like those without (ä like a, ß like
 * ss), case and punctuation say nothing; only where all of that is equal do marks, then case count.
 *
 * It asks no locale and no collation data of the machine, which differ from version to version: the
 * same journal must give the same numbers anywhere, in ten years as well.
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
 * Compares names as lists show them: like {@link compareNames}, but numbers by their value, and what
 * tells namesakes apart (`Anna Meier (#7)`) is not taken for the surname. Pairing numbers do not ask
 * this one: they stay what they were.
 */
export const compareListedNames = (a: string, b: string): number =>
  compareNames(listed(a), listed(b)) || compareNames(padded(a), padded(b));

/** Compares names of teams as lists show them: as they are written, from the first word on. */
export const compareTeamNames = (a: string, b: string): number =>
  compareNames(`${padded(a)},`, `${padded(b)},`);

/** How lists sort those who take part. */
export const nameOrder = (entrants: "people" | "teams"): ((a: string, b: string) => number) =>
  entrants === "teams" ? compareTeamNames : compareListedNames;

/**
 * The letter under which a name stands in a list by {@link compareListedNames}: a capital without
 * marks; `#` where it begins with none.
 */
export const initialOf = (name: string): string => {
  const [first = ""] = keyOf(listed(name))[0];
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
};

const padded = (name: string): string => name.replace(/\d+/g, (digits) => digits.padStart(12, "0"));

const listed = (name: string): string => {
  const bare = padded(name.replace(/\s*\([^()]*\)$/, ""));
  // Teams and test players have numbers, not surnames, in the end.
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

/** Without marks, case and punctuation, words by single spaces. */
const plain = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map(plainLetter)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** With its marks: plain letters come before marked ones. */
const written = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[,\s]+/gu, " ")
    .trim();
