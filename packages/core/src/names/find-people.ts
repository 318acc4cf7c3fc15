import type { EntryId } from "../base/entry-id.ts";
import { nameKey } from "../base/tidy-text.ts";
import { placesBehind, type WrittenName, writtenName } from "./written-name.ts";

/** A person whom typed text may mean, by name or by number. */
export interface NamedPlayer {
  readonly id: EntryId;
  readonly name: string;
  /** The player's public number, if it is not that of the entry. */
  readonly number?: number;
}

/** Returns the number by which typed text may mean a player. */
export const numberOfNamed = ({ id, number = id }: NamedPlayer): number => number;

/** Meaning of typed text: one person, none, or the candidates, likeliest first. */
export type NamedMatch<Person extends NamedPlayer = NamedPlayer> =
  | { readonly kind: "one"; readonly entry: Person }
  | { readonly kind: "none" }
  | { readonly kind: "several"; readonly entries: readonly Person[] };

/** How well a text fits a name; smaller is better. */
const FIT = { sameText: 0, sameName: 1, wholeWords: 2, beginnings: 3, within: 4 } as const;

type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * Returns the person meant by `text`: `#7` or `7`, or words of a name in any order, whole or begun,
 * with or without diacritics. The best fit decides: an exact name beats names that begin so, which
 * beat names that contain it. If several fit equally, none is meant.
 */
export const findNamed = <Person extends NamedPlayer>(
  text: string,
  people: readonly Person[],
): NamedMatch<Person> => {
  const found = fitting(text, people);
  const best = found.filter(({ fit }) => fit === found[0]?.fit).map(({ person }) => person);
  const [only, another] = best;
  if (only === undefined) return { kind: "none" };
  return another === undefined ? { kind: "one", entry: only } : { kind: "several", entries: best };
};

/**
 * Returns all people that `text` fits, the best first, else in the order of `people`: by number, or
 * with every word of it in their name. `dvorak` finds Dvořák; `mueller` and `muller` find Müller.
 * O(people × length of name × length of text).
 */
export const findPeople = <Person extends NamedPlayer>(
  text: string,
  people: readonly Person[],
): readonly Person[] => fitting(text, people).map(({ person }) => person);

const fitting = <Person extends NamedPlayer>(
  text: string,
  people: readonly Person[],
): readonly { readonly person: Person; readonly fit: Fit }[] => {
  const number = /^#?(\d+)$/.exec(text.trim())?.[1];
  if (number !== undefined) {
    return people
      .filter((person) => numberOfNamed(person) === Number(number))
      .map((person) => ({ person, fit: FIT.sameText }));
  }
  const fitOf = fitsOf(text);
  return people
    .flatMap((person) => {
      const found = fitOf(person.name);
      return found === null ? [] : [{ person, ...found }];
    })
    .sort((a, b) => a.fit - b.fit || Number(b.surname) - Number(a.surname));
};

/**
 * True if `within` contains `text`, in any spelling and with any word separators. For texts longer
 * than names: at most the product of both lengths.
 */
export const isWithin = (text: string, within: string): boolean => {
  const [typed, written] = [writtenName(text), writtenName(within)];
  return written.steps.some((_, from) => placesBehind(typed, written, from).size > 0);
};

/** True if two names have the same words, in any order, with or without diacritics. */
export const isSameName = (one: string, other: string): boolean =>
  [fitsOf(one)(other), fitsOf(other)(one)].some(
    (found) => found !== null && found.fit <= FIT.sameName,
  );

interface Found {
  readonly fit: Fit;
  /** True if the surname begins like the text. */
  readonly surname: boolean;
}

/** Returns how well the text fits a name; null if it does not. */
const fitsOf = (text: string): ((name: string) => Found | null) => {
  const key = nameKey(text);
  // `Müller-Meier` are two words or one; `K.-H.` are two.
  const wordings = [/[\s,;]+/, /[^\p{L}\p{M}\p{N}'’‘ʼʻ`´′]+/u].map((between) =>
    text
      .split(between)
      .map(writtenName)
      .filter(({ end }) => end > 0),
  );
  return (name) => {
    const written = writtenName(name);
    const surname = surnameAt(name, written);
    const found = wordings
      .filter((words) => words.length > 0)
      .map((words) => fitOfWords(words, written))
      .filter((fit) => fit !== null);
    if (found.length === 0) return null;
    const fit = nameKey(name) === key ? FIT.sameText : (Math.min(...found) as Fit);
    const isSurname = wordings.some(
      ([first]) => first !== undefined && placesBehind(first, written, surname).size > 0,
    );
    return { fit, surname: isSurname };
  };
};

/** Returns where the surname begins: before a comma, else at the last word. */
const surnameAt = (name: string, { beginnings }: WrittenName): number =>
  (name.includes(",") ? beginnings[0] : beginnings.at(-1)) ?? 0;

const fitOfWords = (words: readonly WrittenName[], name: WrittenName): Fit | null => {
  const spans = words.map((word) =>
    name.beginnings.flatMap((from) =>
      [...placesBehind(word, name, from)].map((to) => [from, to] as const),
    ),
  );
  if (spans.every((found) => found.length > 0)) {
    const whole = spans.map((found) => found.filter(([, to]) => name.endings.has(to)));
    if (whole.some((found) => found.length === 0)) return FIT.beginnings;
    return isAllOf(name, whole) ? FIT.sameName : FIT.wholeWords;
  }
  const allWithin = words.every(
    (word, index) =>
      (spans[index]?.length ?? 0) > 0 ||
      name.steps.some((_, from) => placesBehind(word, name, from).size > 0),
  );
  return allWithin ? FIT.within : null;
};

type Span = readonly [from: number, to: number];

/** True if the words, each used once, make up the whole name. */
const isAllOf = ({ end }: WrittenName, words: readonly (readonly Span[])[]): boolean => {
  let unused = words;
  let place = 0;
  while (place < end) {
    const next = unused.findIndex((spans) => spans.some(([from]) => from === place));
    if (next === -1) return false;
    place = Math.max(
      ...(unused[next] ?? []).filter(([from]) => from === place).map(([, to]) => to),
    );
    unused = unused.filter((_, index) => index !== next);
  }
  return unused.length === 0;
};
