/**
 * Letters that do not come apart into a letter and a mark, as they are sorted among others. Journals
 * follow from that order: what stands here stays.
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

/** A small letter as it is sorted: without what marks it. */
export const plainLetter = (letter: string): string => PLAIN_LETTERS.get(letter) ?? letter;

/** What people type besides where a keyboard lacks the letter. Marks are combining characters. */
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

/** A small letter of a text, with its marks, in every spelling that stands for it, the plain first. */
export const spellingsOf = (letter: string, marks: string): readonly string[] => [
  plainLetter(letter),
  ...(OTHER_SPELLINGS.get(letter + marks) ?? OTHER_SPELLINGS.get(letter + marks.charAt(0)) ?? []),
];

/**
 * What all spellings of a name have in common, in whatever order its words are: those of its letters
 * that every spelling has, sorted. Names with other letters are not the same; few others share them.
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
