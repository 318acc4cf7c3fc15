import { folded } from "./plain-text.ts";

/** A player as the club knows them. */
export interface KnownPlayer {
  readonly entry: number;
  readonly name: string;
  readonly addresses: readonly string[];
}

const ADDRESS = /^[\x21-\x7E]{1,64}@[a-zA-Z0-9-]{1,63}(?:\.[a-zA-Z0-9-]{1,63}){0,10}$/;

/**
 * What two ways of writing an address have in common: small letters, ASCII only. Null for anything
 * with letters that merely look like ASCII, and for what is no address: it belongs to nobody.
 */
export const addressKey = (address: string): string | null => {
  const trimmed = address.trim();
  return ADDRESS.test(trimmed) ? trimmed.toLowerCase() : null;
};

/**
 * The players an address belongs to, in the order of the book: none for strangers, several where
 * a family shares one. Linear in the book.
 */
export const playersAt = (
  address: string,
  book: readonly KnownPlayer[],
): readonly KnownPlayer[] => {
  const key = addressKey(address);
  if (key === null) return [];
  return book.filter(({ addresses }) => addresses.some((known) => addressKey(known) === key));
};

/** A player's name found in folded words. */
export interface FoundName {
  readonly offset: number;
  readonly end: number;
  readonly entry: number;
}

/** Finds names in folded words (see `folded`). Linear in the words. */
export type NameFinder = (words: string) => readonly FoundName[];

/** Also the halves of `Müller-Meier`, which may be two players. */
const WORD = /[a-z0-9]+/g;

/**
 * Surnames that are also words of a mail about a game: alone they name nobody. "Ich habe lang
 * überlegt" is not about Eva Lang.
 */
const WORDS_TOO: ReadonlySet<string> = new Set(
  (
    "lang kurz weiss schwarz gross klein jung alt neu gut frei ernst stark klar reich voll koenig " +
    "dame turm laeufer springer bauer zug sieger spieler meister kaiser winter sommer herbst " +
    "freitag sonntag montag mai may april august long short white black young king bishop rook " +
    "knight pawn queen best good man day hope love low major sharp strong wise wins rest"
  ).split(" "),
);

/** No name has more words. */
const MOST_WORDS = 8;

/**
 * A finder of full names (`Anna Müller`, `Müller, Anna`) and of surnames that only one player has.
 * Takes time linear in the players once.
 */
export const nameFinder = (players: readonly KnownPlayer[]): NameFinder => {
  const entries = new Map<string, number | null>();
  /** Given names, and who bears them: "Anna Meier" is not Bernd Meier. */
  const bearers = new Map<string, Set<number>>();
  const add = (words: readonly string[], entry: number): void => {
    const key = words.join(" ");
    const known = entries.get(key);
    // What two players are called names neither of them.
    if (words.length > 0) entries.set(key, known === undefined || known === entry ? entry : null);
  };
  for (const { entry, name } of players) {
    const { givenNames, surname } = partsOf(name);
    add([...givenNames, ...surname], entry);
    add([...surname, ...givenNames], entry);
    for (const word of givenNames) bearers.set(word, (bearers.get(word) ?? new Set()).add(entry));
    const alone = surname.join(" ");
    if (alone.length >= 3 && !WORDS_TOO.has(alone)) add(surname, entry);
  }
  const isSomebodyElse = (givenName: string, entry: number): boolean =>
    bearers.get(givenName)?.has(entry) === false;
  return (words) => findIn(words, entries, isSomebodyElse);
};

/** The words of given names and surname, the last word unless a comma parts them. */
const partsOf = (
  name: string,
): { readonly givenNames: readonly string[]; readonly surname: readonly string[] } => {
  const [before = "", after] = folded(name).split(",", 2);
  const words = before.trim().split(" ");
  const [given, surname] =
    after === undefined ? [words.slice(0, -1).join(" "), words.at(-1) ?? ""] : [after, before];
  const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
  return { givenNames: wordsIn(given).slice(0, MOST_WORDS), surname: wordsIn(surname).slice(0, 4) };
};

const findIn = (
  words: string,
  entries: ReadonlyMap<string, number | null>,
  isSomebodyElse: (givenName: string, entry: number) => boolean,
): readonly FoundName[] => {
  const found: FoundName[] = [];
  const tokens = [...words.matchAll(WORD)];
  for (let first = 0; first < tokens.length; first++) {
    for (let length = Math.min(MOST_WORDS, tokens.length - first); length > 0; length--) {
      const span = tokens.slice(first, first + length);
      const entry = entries.get(span.map(([word]) => word).join(" "));
      const [start, last] = [span[0], span.at(-1)];
      if (entry === undefined || entry === null || !start || !last) continue;
      const before = tokens[first - 1];
      const joined = before !== undefined && before.index + before[0].length + 1 === start.index;
      if (length === 1 && joined && isSomebodyElse(before[0], entry)) break;
      found.push({ offset: start.index, end: last.index + last[0].length, entry });
      first += length - 1;
      break;
    }
  }
  return found;
};
