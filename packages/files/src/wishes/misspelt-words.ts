import type { NameFinder } from "./names.ts";
import { isMisspelling } from "./spelling.ts";
import { spokenWords } from "./spoken-words.ts";
import { isWord } from "./vocabulary.ts";

/** Words that decide about a mail's wish, and that no other common word is close to. */
const KEYWORDS =
  "gewonnen verloren aufgegeben unentschieden geschlagen mattgesetzt kapituliert besiegt resigned defeated checkmated stalemate warteliste urlaub holiday vacation herausforderung herausfordern einverstanden".split(
    " ",
  );

/** Common words that differ from a keyword by one letter. */
const OTHERS: ReadonlySet<string> = new Set(
  "ausgegeben geschlafen geronnen gesonnen gewogen verlogen verlieren urlauber urlaube entschieden designed".split(
    " ",
  ),
);

const SHORTEST = 5;

const MOST_KNOWN = 20_000;

const KNOWN = new Map<string, string | null>();

/** Returns the keyword that a folded word is a misspelling of; null if none. Cached. */
const keywordFor = (word: string): string | null => {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const meant =
    isWord(word) || OTHERS.has(word)
      ? undefined
      : KEYWORDS.find(
          (keyword) =>
            word[0] === keyword[0] &&
            // "Geschlagene", "verlor": other forms of the word.
            !word.startsWith(keyword) &&
            !keyword.startsWith(word) &&
            Math.abs(word.length - keyword.length) <= 1 &&
            isMisspelling(word, keyword, 1),
        );
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, meant ?? null);
  return meant ?? null;
};

/** Folded words with their keywords as they are usually spelt, and which were not. */
export interface Respelt {
  readonly words: string;
  /** They leave nothing certain. */
  readonly unread: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Corrects typing errors in keywords that are no names ("verlohren", "geschlgen"), and writes out
 * what is spoken ("hats net"). Linear.
 */
export const respelt = (words: string, names: NameFinder): Respelt => {
  const spoken = spokenWords(words);
  const wrong = [...words.matchAll(/[a-z]+(?:'[a-z]+)?/g)].flatMap(({ 0: word, index }) => {
    // "Könnt ihr": the verb as it is written.
    const meant = /^ (?:ihr|sie|du)\b/.test(words.slice(index + word.length))
      ? undefined
      : spoken.get(word);
    const keyword = meant === undefined && word.length >= SHORTEST ? keywordFor(word) : null;
    const said = meant ?? keyword;
    return said === null ? [] : [{ offset: index, end: index + word.length, said, keyword }];
  });
  if (wrong.length === 0) return { words, unread: NONE };
  const found = names(words);
  const unread = new Set<string>();
  let result = "";
  let from = 0;
  for (const { offset, end, said, keyword } of wrong) {
    if (found.some((name) => name.offset < end && offset < name.end)) continue;
    result += words.slice(from, offset) + said;
    if (keyword !== null) unread.add(keyword);
    from = end;
  }
  return { words: result + words.slice(from), unread };
};
