import { spellingsOf } from "./letters.ts";

/** One letter, and the place behind it. */
type Step = readonly [letter: string, to: number];

/**
 * All spellings of a text, as a graph of places and steps: `ö` advances by `o` and also by `oe`.
 * Word separators take no step, so that `obrien` is `O'Brien` and `vandermeer` is `van der Meer`.
 */
export interface WrittenName {
  readonly steps: readonly (readonly Step[])[];
  /** Places where words begin. */
  readonly beginnings: readonly number[];
  /** Places where words end. */
  readonly endings: ReadonlySet<number>;
  /** The place behind the last letter. */
  readonly end: number;
}

const LETTER = /([\p{L}\p{N}])(\p{M}*)|(['’‘ʼʻ`´′])|[^\p{M}]/gu;

/** Returns all spellings of a text. Linear. */
export const writtenName = (text: string): WrittenName => {
  const steps: Step[][] = [[]];
  const beginnings: number[] = [];
  const endings = new Set<number>();
  let place = 0;
  let isNewWord = true;
  for (const [, letter, marks = "", apostrophe] of text
    .replace(/ʼ|ʻ/g, "'")
    .normalize("NFKD")
    .toLowerCase()
    .matchAll(LETTER)) {
    if (letter === undefined) {
      isNewWord = true;
      if (apostrophe === undefined) endings.add(place);
      continue;
    }
    if (isNewWord) beginnings.push(place);
    isNewWord = false;
    place = addLetter(steps, place, spellingsOf(letter, marks));
  }
  endings.add(place);
  return { steps, beginnings, endings, end: place };
};

/** Adds all spellings from `place`; returns the place where they end. */
const addLetter = (steps: Step[][], place: number, spellings: readonly string[]): number => {
  const end = steps.push([]) - 1;
  for (const spelling of spellings) {
    const letters = [...spelling];
    let from = place;
    for (const [index, letter] of letters.entries()) {
      const to = index === letters.length - 1 ? end : steps.push([]) - 1;
      steps[from]?.push([letter, to]);
      from = to;
    }
  }
  return end;
};

/**
 * Returns the places in `name` reachable from `from` by reading `typed`. At most the product of
 * both lengths.
 */
export const placesBehind = (
  typed: WrittenName,
  name: WrittenName,
  from: number,
): ReadonlySet<number> => {
  const behind = new Set<number>();
  const seen = new Set<number>();
  const open: (readonly [typed: number, name: number])[] = [[0, from]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, place] = next;
    const key = at * name.steps.length + place;
    if (seen.has(key)) continue;
    seen.add(key);
    if (at === typed.end) behind.add(place);
    for (const [letter, to] of typed.steps[at] ?? []) {
      for (const [other, onward] of name.steps[place] ?? []) {
        if (letter === other) open.push([to, onward]);
      }
    }
  }
  return behind;
};
