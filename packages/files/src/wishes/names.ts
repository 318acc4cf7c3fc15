import { isSameGivenName } from "./given-names.ts";
import {
  mayBeOfName,
  misspelt,
  type NameIndex,
  nameIndexOf,
  type Person,
  WORD,
} from "./name-index.ts";
import type { KnownPlayer } from "./players.ts";
import { isWord } from "./vocabulary.ts";

/** A player's name found in folded words. */
export interface FoundName {
  readonly offset: number;
  readonly end: number;
  /** Players who may be meant. */
  readonly candidates: readonly number[];
  /** True if unambiguous: the full name, or a surname that one player has. */
  readonly sure: boolean;
  /** True if also a word of mails, without a title or another name next to it. */
  readonly common: boolean;
}

/**
 * Finds names in folded words (see `folded`); `everywhere`: also finds names that are words of
 * mails without any sign of naming. Linear in the words.
 */
export type NameFinder = (words: string, everywhere?: boolean) => readonly FoundName[];

/**
 * Names that are also words of a mail about a game: alone they name no one, unless in the place of
 * a name. "Ich habe lang überlegt" is not about Eva Lang.
 */
const WORDS_TOO: ReadonlySet<string> = new Set(
  (
    "lang kurz weiss schwarz gross klein jung alt neu gut frei ernst stark klar reich voll koenig " +
    "dame turm laeufer springer bauer zug sieger spieler meister kaiser winter sommer herbst " +
    "freitag sonntag montag mai may april august long short white black young king bishop rook " +
    "knight pawn queen best good man day hope love low major sharp strong wise wins rest ritter " +
    "stein hill grant will mark bill art rich pat matt dick jack sue wolf bine biene bert dan ed rob " +
    "jan kate mila maxi charly pit tina hanna juri meg billy liam joe tom theo"
  ).split(" "),
);

/** "Am Freitag", "im Sommer" are no players. */
const CALENDAR: ReadonlySet<string> = new Set(
  (
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag monday tuesday wednesday " +
    "thursday friday saturday sunday januar februar maerz april mai juni juli august september " +
    "oktober november dezember january february march may june july october december fruehling " +
    "fruehjahr sommer herbst winter spring summer autumn fall ostern pfingsten morgen abend"
  ).split(" "),
);

const ON_A_DAY =
  /\b(?:am|im|bis|seit|ab|on|in|last|next|this|since|until|jeden|diesen|letzten|letzter|naechsten|kommenden|vergangenen|vorigen) $/;

const COLOURS: ReadonlySet<string> = new Set(["weiss", "schwarz", "white", "black"]);

/** Words before a name. */
const NAMING =
  /(?:\b(?:gegen|gegn|against|vs|versus|v|herrn?|frau|mr|mrs|ms|von|by|mit|with|partie|game|challenge|challenging|fordere|forder|den|dem|an|to|fuer|for|herausforderung|forderung|ergebnis|result)\.?:? |[-:/] ?)$/;

/** Words before nothing but a name: a title, or the preposition of a challenge. */
const SURELY_NAMING =
  /\b(?:herrn?|hr|frau|fr|mr|mrs|ms|monsieur|madame|mme|(?:fordere|forder)(?: (?:ich|hiermit))*|challenge)\.? $/;

/** Figures stand between two names. */
const FIGURES_BEFORE = /\b[01] ?[-:] ?[01] $/;

/** Words after a name. */
const NAMED =
  /^ ?(?:[-/:] ?[a-z]|[01]\b(?! ?[-:/]| ?\.(?! ?$))|(?:vs|gegen|against|v)\b|hat\b|has\b|resign|won\b|lost\b|wins\b|loses\b|gewinnt\b|gewann\b|siegt\b|verliert\b|verlor\b|gab\b|gibt\b|heraus\b)/;

/**
 * Returns a finder of full names (`Anna Müller`, `Müller, Anna`, `A. Müller`), surnames and given
 * names, also misspelt and in short forms. Building it is linear in the players.
 */
export const nameFinder = (players: readonly KnownPlayer[]): NameFinder => {
  const index = nameIndexOf(players);
  return (words, everywhere = false) => findIn(words, index, everywhere);
};

interface Span {
  readonly words: readonly string[];
  readonly offset: number;
  readonly end: number;
}

/** Finds names token by token: most words begin none, so little is looked at twice. */
const findIn = (words: string, index: NameIndex, everywhere: boolean): readonly FoundName[] => {
  const tokens = [...words.matchAll(WORD)];
  const found: FoundName[] = [];
  const possible = tokens.map(([word]) => mayBeOfName(word, index));
  for (let first = 0; first < tokens.length; first++) {
    let most = 0;
    while (most < index.longest && possible[first + most] === true) most += 1;
    const hit = longestAt(words, tokens, first, most, index, everywhere);
    if (hit === null) continue;
    found.push(hit.name);
    first += hit.length - 1;
  }
  return found;
};

const longestAt = (
  words: string,
  tokens: readonly RegExpExecArray[],
  first: number,
  most: number,
  index: NameIndex,
  everywhere: boolean,
): { readonly name: FoundName; readonly length: number } | null => {
  for (let length = most; length > 0; length--) {
    const [start, last] = [tokens[first], tokens[first + length - 1]];
    if (start === undefined || last === undefined) continue;
    const span = {
      words: tokens.slice(first, first + length).map(([word]) => word),
      offset: start.index,
      end: last.index + last[0].length,
    };
    const name = nameOf(words, span, index, everywhere);
    if (name !== null) return { name, length };
  }
  return null;
};

const nameOf = (
  words: string,
  span: Span,
  index: NameIndex,
  everywhere: boolean,
): FoundName | null => {
  const text = span.words.join(" ");
  const between = words.slice(span.offset, span.end);
  // The end of a sentence or list item separates two names.
  if (/[!?;]|\d/.test(between)) return null;
  const place = { offset: span.offset, end: span.end, common: false };
  const whole = index.whole.get(text);
  if (whole !== undefined) return { ...place, candidates: [...whole], sure: whole.size === 1 };
  if (span.words.length > 1) return withGivenName(words, span, index);
  return alone(words, span, index, everywhere);
};

/** `B. Meier`, `Guenni Koehler`, `Meier, B.`, `thomas prochaska`, `van loon`. */
const withGivenName = (words: string, span: Span, index: NameIndex): FoundName | null => {
  const place = { offset: span.offset, end: span.end, common: false };
  // "Karl-Heinz" is one name.
  const given = index.given.get(span.words.join("-"));
  if (given !== undefined) return { ...place, candidates: [...given], sure: false };
  const joined = index.surnames.get(span.words.join(" "));
  if (joined !== undefined) return { ...place, candidates: [...joined], sure: joined.size === 1 };
  if (
    span.words.length > 4 ||
    !/^[a-z]+(?:[ .'-]{1,2}[a-z]+)+$/.test(words.slice(span.offset, span.end))
  ) {
    return null;
  }
  for (let split = 1; split < span.words.length; split++) {
    const given = span.words.slice(0, split);
    const surname = span.words.slice(split).join(" ");
    const exact = index.surnames.get(surname);
    const bearers = exact ?? misspelt(surname, index);
    if (bearers.size === 0) continue;
    const people = [...bearers].filter((entry) => fits(given, index.byEntry.get(entry)));
    if (people.length > 0) {
      return { ...place, candidates: people, sure: people.length === 1 && exact !== undefined };
    }
    // "Eva Meier", if only Bernd Meier is known, and an Eva.
    const [name = ""] = given;
    if (given.length === 1 && name.length > 2 && index.given.has(name)) {
      return { ...place, candidates: [...bearers], sure: false };
    }
  }
  return null;
};

const fits = (written: readonly string[], person: Person | undefined): boolean => {
  if (person === undefined) return false;
  const names = [...person.given, person.given.join("")];
  return written.every((word) =>
    names.some((name) => (word.length === 1 ? name.startsWith(word) : isSameGivenName(word, name))),
  );
};

const alone = (
  words: string,
  span: Span,
  index: NameIndex,
  everywhere: boolean,
): FoundName | null => {
  const [word = ""] = span.words;
  const before = words.slice(Math.max(0, span.offset - 20), span.offset);
  if (CALENDAR.has(word) && ON_A_DAY.test(before)) return null;
  const naming =
    NAMING.test(before) ||
    (!COLOURS.has(word) &&
      (FIGURES_BEFORE.test(before) || NAMED.test(words.slice(span.end, span.end + 20))));
  const common = (WORDS_TOO.has(word) || isWord(word)) && !SURELY_NAMING.test(before);
  if (common && !naming && !everywhere) return null;
  const place = { offset: span.offset, end: span.end, common };
  const surname = index.surnames.get(word);
  if (surname !== undefined && word.length > 2) {
    return { ...place, candidates: [...surname], sure: surname.size === 1 && !common };
  }
  const given = index.given.get(word);
  if (given !== undefined) return { ...place, candidates: [...given], sure: false };
  const owner = ownerIn(word, index);
  if (owner !== undefined) return { ...place, candidates: [...owner], sure: false };
  if (!naming || word.length < 4 || NOT_NAMES.has(word)) return null;
  const near = misspelt(word, index);
  return near.size === 0 ? null : { ...place, candidates: [...near], sure: false };
};

/** "Ulis Angebot", "Lindners Partie": a name in the genitive. */
const ownerIn = (word: string, { given, surnames }: NameIndex): ReadonlySet<number> | undefined => {
  const name = word.slice(0, -1);
  const mayBe = word.endsWith("s") && name.length > 2 && !isWord(word) && !isWord(name);
  return mayBe && !WORDS_TOO.has(name) ? (surnames.get(name) ?? given.get(name)) : undefined;
};

/** Words in the place of names that are not misspelt ones. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  "mein meine meinen meiner dein deine deinen your mine diese diesen dieser dieses jeden alle alles wieder werde weiter leider lieber einen einer gerne heute hier hiermit dich sich noch nicht nach place player someone anyone them this that".split(
    " ",
  ),
);
