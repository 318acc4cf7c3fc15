import { spellingsOf } from "./letters.ts";

/** One letter, and the place behind it. */
type Step = readonly [letter: string, to: number];

/**
 * All the ways in which a text can be written, as places with steps between them: `ö` leads on by `o`
 * and also by `oe`. What parts words takes no step, so that `obrien` is `O'Brien` and `vandermeer`
 * is `van der Meer`.
 */
export interface WrittenName {
  readonly steps: readonly (readonly Step[])[];
  /** The places where words begin. */
  readonly beginnings: readonly number[];
  /** The places where words end. */
  readonly endings: ReadonlySet<number>;
  /** The place behind the last letter. */
  readonly end: number;
}

const LETTER = /([\p{L}\p{N}])(\p{M}*)|(['’‘ʼʻ`´′])|[^\p{M}]/gu;

/** Everything that a text can be written as. Linear. */
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

/** Leads on from `place` by every spelling; gives back the place where all of them end. */
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
 * Where in `name` one can be once `typed` has been read from `from` on. At most the product of both
 * lengths.
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
