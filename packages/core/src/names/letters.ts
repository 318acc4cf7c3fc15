/**
 * Letters that do not decompose into letter and mark, with their sort equivalents. Journals depend
 * on that order: these entries must not change.
 */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ħ", "h"],
  ["ı", "i"],
  ["ł", "l"],
  ["ŋ", "n"],
  ["þ", "th"],
  ["ŧ", "t"],
  ["ς", "σ"],
]);

/** Returns a lower-case letter without diacritics, for sorting. */
export const plainLetter = (letter: string): string => PLAIN_LETTERS.get(letter) ?? letter;

/** Alternative spellings for keyboards without the letter. Marks are combining characters. */
const OTHER_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ["a\u0308", ["ae"]],
  ["o\u0308", ["oe"]],
  ["u\u0308", ["ue"]],
  ["a\u030A", ["aa"]],
  ["ø", ["oe"]],
  ["ø\u0301", ["oe"]],
  ["æ", ["a", "e"]],
  ["đ", ["dj"]],
  ["ð", ["dh", "th"]],
  ["ŋ", ["ng"]],
  ["ə", ["a", "e"]],
]);

/** Returns all spellings of a lower-case letter with its marks, the plain one first. */
export const spellingsOf = (letter: string, marks: string): readonly string[] => [
  plainLetter(letter),
  ...(OTHER_SPELLINGS.get(letter + marks) ?? OTHER_SPELLINGS.get(letter + marks.charAt(0)) ?? []),
];

/**
 * Returns the letters common to all spellings of a name, in any word order, sorted. Different
 * results mean different names; few other names share a result.
 */
export const lettersOf = (name: string): string =>
  [...name.normalize("NFKD").toLowerCase()]
    .map(plainLetter)
    .join("")
    .replace(/[^\p{L}\p{N}]|[aeiouəhjg]/gu, "")
    .replaceAll("t", "d")
    .split("")
    .sort()
    .join("");
