import { rendererFor } from "./french.ts";

/** Tells whether words say something. */
export interface Pattern {
  test(words: string): boolean;
}

/** A word of a wording, one of several, or the most words in between. */
type Step = number | { readonly words: ReadonlySet<string>; readonly stems: readonly string[] };

interface Wording {
  readonly meaning: number;
  readonly steps: readonly Step[];
}

/** Wordings of all meanings, found by their first word. */
interface Index {
  readonly byWord: Map<string, Wording[]>;
  readonly byStem: Map<string, Wording[]>;
  readonly byEnd: Map<string, Wording[]>;
}

const LISTS: string[] = [];
const index: Index = { byWord: new Map(), byStem: new Map(), byEnd: new Map() };
let indexed = 0;

/**
 * Defines a meaning by a list of its wordings, folded and separated by `|`. In a wording, `*`
 * continues a stem (`gewonn*`) or precedes an end (`*urlaub`), `..` stands for up to four words, `...`
 * for up to ten, `a/b` for either word, and a word in brackets may be missing. French wordings are also found in
 * words of the grammar, in which French sentences are read.
 *
 * The words of a text are compared with the wordings of all meanings in one pass, once.
 */
export const meaning = (wordings: string): Pattern => {
  const id = LISTS.push(wordings) - 1;
  return { test: (words) => meaningsIn(words).has(id) };
};

const MOST_KNOWN = 2000;
const KNOWN = new Map<string, ReadonlySet<number>>();

const meaningsIn = (words: string): ReadonlySet<number> => {
  const known = KNOWN.get(words);
  if (known !== undefined) return known;
  for (; indexed < LISTS.length; indexed++) addWordings(LISTS[indexed] ?? "", indexed);
  const found = findMeanings(words);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(words, found);
  return found;
};

interface Token {
  readonly word: string;
  /** Only a space, a comma or a hyphen separates it from the word before. */
  readonly joined: boolean;
}

const tokensOf = (words: string): readonly Token[] => {
  let end = 0;
  return [...words.matchAll(/[a-z0-9][a-z0-9']*/g)].map(({ 0: word, index: at }) => {
    const joined = /^(?:[ ,]*|-)$/.test(words.slice(end, at));
    end = at + word.length;
    return { word, joined };
  });
};

const SHORTEST_STEM = 2;
const LONGEST_END = 10;

const findMeanings = (words: string): ReadonlySet<number> => {
  const found = new Set<number>();
  const tokens = tokensOf(words);
  const tryAll = (wordings: readonly Wording[] | undefined, at: number): void => {
    for (const { meaning: id, steps } of wordings ?? [])
      if (!found.has(id) && follows(steps, 1, tokens, at + 1)) found.add(id);
  };
  for (const [at, { word }] of tokens.entries()) {
    tryAll(index.byWord.get(word), at);
    const [plain = ""] = word.split("'", 1);
    if (plain !== word) tryAll(index.byWord.get(plain), at);
    for (let length = SHORTEST_STEM; length <= word.length; length++)
      tryAll(index.byStem.get(word.slice(0, length)), at);
    for (let length = SHORTEST_STEM; length <= Math.min(LONGEST_END, word.length); length++)
      tryAll(index.byEnd.get(word.slice(-length)), at);
  }
  return found;
};

const GAPS: Readonly<Record<string, number>> = { "..": 4, "...": 10 };

/** True if the steps from `step` on fit the words from `at` on. */
const follows = (
  steps: readonly Step[],
  step: number,
  tokens: readonly Token[],
  at: number,
): boolean => {
  const next = steps[step];
  if (next === undefined) return true;
  const token = tokens[at];
  if (token?.joined !== true) return false;
  if (typeof next !== "number")
    return fits(next, token.word) && follows(steps, step + 1, tokens, at + 1);
  for (let skipped = 0; skipped <= next; skipped++) {
    if (follows(steps, step + 1, tokens, at + skipped)) return true;
    if (tokens[at + skipped]?.joined !== true) return false;
  }
  return false;
};

const fits = ({ words, stems }: Exclude<Step, number>, word: string): boolean =>
  words.has(word) ||
  (word.includes("'") && words.has(word.slice(0, word.indexOf("'")))) ||
  stems.some((stem) => word.startsWith(stem));

const addWordings = (list: string, id: number): void => {
  const wordings = list
    .split("|")
    .map((wording) => wording.trim())
    .filter((wording) => wording !== "")
    .flatMap((wording) => [...new Set([wording, inGrammar(wording)])])
    .flatMap(withoutBrackets);
  for (const wording of wordings) {
    const steps = wording.split(/[\s,-]+/).map(stepOf);
    const [first] = steps;
    if (first === undefined || typeof first === "number")
      throw new Error(`no first word: ${wording}`);
    const entry = { meaning: id, steps };
    const [begin = ""] = wording.split(/\s+/, 1);
    if (begin.startsWith("*")) add(index.byEnd, begin.replaceAll("*", ""), entry);
    else {
      for (const word of first.words) add(index.byWord, word, entry);
      for (const stem of first.stems) add(index.byStem, stem, entry);
    }
  }
};

const inGrammar = (wording: string): string => rendererFor(wording, () => [])(wording).words;

const withoutBrackets = (wording: string): readonly string[] => {
  const [whole, before = "", word = "", after = ""] = /^(.*?)\(([^)]*)\)(.*)$/.exec(wording) ?? [];
  if (whole === undefined) return [wording];
  const both = [`${before}${word}${after}`, `${before}${after}`];
  return both.map((it) => it.trim().replace(/\s+/g, " ")).flatMap(withoutBrackets);
};

const stepOf = (word: string): Step => {
  const gap = GAPS[word];
  if (gap !== undefined) return gap;
  const choices = word.split("/");
  return {
    words: new Set(choices.filter((it) => !it.endsWith("*"))),
    stems: choices.filter((it) => it.endsWith("*")).map((it) => it.slice(0, -1)),
  };
};

const add = (map: Map<string, Wording[]>, key: string, wording: Wording): void => {
  const there = map.get(key);
  if (there === undefined) map.set(key, [wording]);
  else there.push(wording);
};
