import { formsOf } from "./given-names.ts";
import { folded } from "./plain-text.ts";
import type { KnownPlayer } from "./players.ts";
import { isMisspelling, soundOf } from "./spelling.ts";

/** A word of a name; also each half of `Müller-Meier`, which may be two players. */
export const WORD = /[a-z0-9]+/g;

/** A player with the folded words of the name. */
export interface Person {
  readonly entry: number;
  readonly given: readonly string[];
  readonly surname: string;
}

/** Index of players by folded forms of their names. */
export interface NameIndex {
  readonly whole: ReadonlyMap<string, ReadonlySet<number>>;
  readonly surnames: ReadonlyMap<string, ReadonlySet<number>>;
  /** Surnames by their form without vowels. */
  readonly sounds: ReadonlyMap<string, ReadonlySet<string>>;
  readonly given: ReadonlyMap<string, ReadonlySet<number>>;
  readonly byEntry: ReadonlyMap<number, Person>;
  /** Clues that a word may be part of a name: the word, its sound, its beginning. */
  readonly clues: ReadonlySet<string>;
  /** Most words of a name. */
  readonly longest: number;
  /** Cache of answers about words. */
  readonly asked: Map<string, boolean>;
}

/** Builds the index of players. Linear in their number. */
export const nameIndexOf = (players: readonly KnownPlayer[]): NameIndex => {
  const people = players.map(personOf);
  const whole = new Map<string, Set<number>>();
  const surnames = new Map<string, Set<number>>();
  const sounds = new Map<string, Set<string>>();
  const exact = new Map<string, Set<number>>();
  const given = new Map<string, Set<number>>();
  const byEntry = new Map(people.map((person) => [person.entry, person]));
  for (const { entry, given: names, surname } of people) {
    const first = names.join(" ");
    for (const name of [`${first} ${surname}`, `${surname} ${first}`])
      add(whole, name.trim(), entry);
    if (surname.length < 2) continue;
    for (const form of spellingsOf(surname)) add(surnames, form, entry);
    // "van Loon" is also called Loon.
    const last = surname.split(" ").at(-1) ?? "";
    if (last !== surname && last.length > 3) add(surnames, last, entry);
    add(sounds, skeletonOf(surname), surname);
    const forms = names.length > 1 ? [...names, names.join("")] : names;
    for (const name of [...forms, first.replace(/ /g, "-")]) {
      add(exact, name, entry);
      for (const form of formsOf(name)) if (form.length > 2) add(given, form, entry);
    }
    for (const form of initialsOf(names)) add(given, form, entry);
  }
  // "Petr" is Petr rather than a Peter.
  for (const [name, entries] of exact) given.set(name, entries);
  const names = [...whole.keys(), ...surnames.keys(), ...given.keys()];
  const first = people.flatMap((person) => person.given);
  const words = [...names, ...people.map(({ surname }) => surname)].flatMap(
    (it) => it.match(WORD) ?? [],
  );
  return {
    ...{ whole, surnames, sounds, given, byEntry },
    clues: new Set([
      ...[...words, ...first.flatMap(formsOf)],
      ...words.map((word) => `${skeletonOf(word)}~`),
      ...first.flatMap((name) => [`${soundOf(name)}=`, `${name.slice(0, 3)}-`]),
    ]),
    longest: Math.max(1, ...names.map((name) => name.match(WORD)?.length ?? 0)),
    asked: new Map(),
  };
};

const MOST_ASKED = 20_000;

/**
 * True if a word may be part of a name: an initial, or a word of a name, misspelt or short.
 * Constant time for a repeated word.
 */
export const mayBeOfName = (word: string, index: NameIndex): boolean => {
  const known = index.asked.get(word);
  if (known !== undefined) return known;
  const { clues } = index;
  const may =
    word.length === 1 ||
    clues.has(word) ||
    (word.length > 3 && word.endsWith("s") && clues.has(word.slice(0, -1))) ||
    clues.has(`${skeletonOf(word)}~`) ||
    clues.has(`${soundOf(word)}=`) ||
    (word.length > 3 && clues.has(`${word.slice(0, 3)}-`));
  if (index.asked.size >= MOST_ASKED) index.asked.clear();
  index.asked.set(word, may);
  return may;
};

/** "KH" and "K.-H." for Karl-Heinz, if these letters are no word. */
const initialsOf = (given: readonly string[]): readonly string[] => {
  const letters = given.map((name) => name.slice(0, 1));
  const short = letters.join("");
  return letters.length !== 2 || /[aeiouy]/.test(short) || SHORT_WORDS.has(short)
    ? []
    : [short, letters.join("-")];
};

const SHORT_WORDS: ReadonlySet<string> = new Set(
  "bg bw dr dt fm fr gm hg hr jr kg km kw lg mr ms nr ps sf sk st sv td tl vg vs wl wm".split(" "),
);

const add = <Value>(map: Map<string, Set<Value>>, key: string, value: Value): void => {
  map.set(key, (map.get(key) ?? new Set()).add(value));
};

/** The last word is the surname unless a comma separates them; `van Loon` is one. */
const personOf = ({ entry, name }: KnownPlayer): Person => {
  const [before = "", after] = folded(name).split(",", 2);
  const words = before.match(WORD) ?? [];
  const named = after?.match(WORD) ?? null;
  if (named !== null) return { entry, given: named.slice(0, 4), surname: words.join(" ") };
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(word));
  const begin = particle === -1 ? surnameBegin(words, before) : particle;
  return { entry, given: words.slice(0, begin).slice(0, 4), surname: words.slice(begin).join(" ") };
};

/** `O'Neill`, `Müller-Meier`: words joined by a mark are one surname. */
const surnameBegin = (words: readonly string[], name: string): number => {
  const last = name.trim().split(" ").at(-1)?.match(WORD) ?? [];
  return Math.max(0, words.length - Math.max(1, last.length));
};

/** Common words of surnames. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van von de der den del di da la le zu zum el ter ten".split(" "),
);

/** `Köhler` is written Koehler or Kohler, `Größl` Groessl or Grossl. */
const spellingsOf = (surname: string): readonly string[] => [
  ...new Set([surname, surname.replace(/([aou])e/g, "$1"), surname.replace(/ /g, "")]),
];

const skeletonOf = (word: string): string => soundOf(word).replace(/[aeiouh ]/g, "");

/** Returns the bearers of surnames that sound like a word. */
export const misspelt = (word: string, { sounds, surnames }: NameIndex): ReadonlySet<number> => {
  const near = [...(sounds.get(skeletonOf(word)) ?? [])].filter((name) =>
    isMisspelling(word, name),
  );
  return new Set(near.flatMap((name) => [...(surnames.get(name) ?? [])]));
};
