import {
  ADVERBS,
  AUXILIARIES,
  FRENCH,
  isWeekday,
  MEANINGS,
  MOST_WORDS_FROM,
  OTHERS,
} from "./french-words.ts";
import { respelt } from "./misspelt-words.ts";
import type { NameFinder } from "./names.ts";
import { folded } from "./plain-text.ts";

/** Folded words translated to words of the grammar. */
export interface Rendered {
  readonly words: string;
  /** Words of the other language that are in no list, or misspelt: they leave nothing certain. */
  readonly unread: ReadonlySet<string>;
}

/** Translates a mail's sentences to words of the grammar. */
export type Renderer = (text: string) => Rendered;

/**
 * Returns the renderer of a mail: translates sentences in French to English, and in a French mail
 * also those of an unclear language; the order of words is nearly the same. Elsewhere it only
 * corrects keywords. Linear.
 */
export const rendererFor = (mail: string, names: NameFinder): Renderer => {
  const french = leaning(folded(mail)) > 0;
  return (text) => {
    const words = folded(text);
    const here = leaning(words);
    return here > 0 || (here === 0 && french) ? inEnglish(text, names) : respelt(words, names);
  };
};

/** Above 0 for French, below 0 for German and English. */
const leaning = (words: string): number => {
  const found = words.match(/[a-z]+'?(?:[a-z]+)?/g) ?? [];
  const pieces = found.flatMap((word) => (OTHERS.has(word) ? [word] : elided(word)));
  return (
    pieces.filter((word) => FRENCH.has(word)).length -
    pieces.filter((word) => OTHERS.has(word) && !FRENCH.has(word)).length
  );
};

const elided = (word: string): readonly string[] => {
  const [, article, noun] = /^([a-z]{1,2}')([a-z]+)$/.exec(word) ?? [];
  return article === undefined || noun === undefined ? [word] : [article, noun];
};

/** Marks participles written with their accent, which folding removes. */
const withMarks = (text: string): string =>
  text.normalize("NFC").replace(/(\p{L}{2,})é(?:es|e|s)?(?!\p{L})/giu, "$1e¤");

/** `3/8/2026` is the third of August; leaves scores and half points. */
const withDays = (words: string): string =>
  words.replace(
    /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g,
    (whole, day: string, month: string, year?: string) =>
      year === undefined && Number(day) <= 1 ? whole : `${day}.${month}.${year ?? ""}`,
  );

interface Token {
  /** As phrases are written. */
  readonly word: string;
  readonly plain: string;
  readonly offset: number;
  readonly end: number;
  readonly named: boolean;
}

const inEnglish = (text: string, names: NameFinder): Rendered => {
  const words = withDays(folded(withMarks(text)));
  const tokens = tokensOf(words, names);
  const unread = new Set<string>();
  let said = "";
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const [first] = [tokens[at]];
    if (first === undefined) break;
    const { meaning, length } = phraseAt(words, tokens, at) ?? { meaning: first.plain, length: 1 };
    if (/^[a-z]/.test(first.plain) && meaning === first.plain && !MEANINGS.has(first.word))
      unread.add(first.plain);
    said += `${words.slice(from, first.offset)}${meaning}`;
    from = tokens[at + length - 1]?.end ?? first.end;
    // An elided word is written without a space.
    if (/[a-z]$/.test(said) && /[a-z0-9]/.test(words.charAt(from))) said += " ";
    at += length;
  }
  const rest = `${said}${words.slice(from)}`.replace(/ ([.,!?;:])/g, "$1");
  return { words: rest.replace(/¤/g, "").replace(/\s+/g, " ").trim(), unread };
};

const tokensOf = (words: string, names: NameFinder): readonly Token[] => {
  const bare = words.replace(/¤/g, " ");
  const full = names(bare).filter(({ offset, end }) =>
    /[ .'-]/.test(bare.slice(offset, end).trim()),
  );
  const tokens: Token[] = [];
  for (const match of words.matchAll(/[a-z0-9]+¤?'?|n°/g)) {
    const plain = match[0].replace("¤", "");
    const [offset, end] = [match.index, match.index + match[0].length];
    const named = full.some((name) => offset < name.end && name.offset < end);
    const starred = `${plain}*`;
    const participle = MEANINGS.has(starred) && (match[0].includes("¤") || hasBefore(tokens));
    tokens.push({ word: participle ? starred : plain, plain, offset, end, named });
  }
  return tokens;
};

/** True after an auxiliary verb, perhaps with adverbs between. */
const hasBefore = (tokens: readonly Token[]): boolean => {
  const last = tokens.findLast(({ word }) => !ADVERBS.has(word));
  return last !== undefined && AUXILIARIES.has(last.word);
};

/** Returns the longest phrase that begins here. */
const phraseAt = (
  words: string,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: string; readonly length: number } | null => {
  const first = tokens[at]?.word ?? "";
  const begin = /^\d/.test(first) ? "#" : isWeekday(first) ? "@" : first;
  const most = Math.max(MOST_WORDS_FROM.get(first) ?? 0, MOST_WORDS_FROM.get(begin) ?? 0);
  for (let length = Math.min(most, tokens.length - at); length > 0; length--) {
    const span = tokens.slice(at, at + length);
    if (span.some(({ named }) => named) || !areTogether(words, span)) continue;
    const meaning = MEANINGS.get(span.map(({ word }) => word).join(" "));
    if (meaning !== undefined) return { meaning, length };
    const figure = span.findIndex(({ word }) => /^\d/.test(word) || isWeekday(word));
    if (figure === -1) continue;
    const kind = isWeekday(span[figure]?.word ?? "") ? "@" : "#";
    const pattern = span.map(({ word }, index) => (index === figure ? kind : word)).join(" ");
    const begun = MEANINGS.get(pattern);
    if (begun === undefined) continue;
    // The text after the figure goes with it; the figure itself is rendered separately.
    if (figure === length - 1) return { meaning: begun.slice(0, -2), length: length - 1 };
    return { meaning: begun.replace(kind, span[figure]?.plain ?? ""), length };
  }
  return null;
};

/** True if only a space, a hyphen or an apostrophe separates them. */
const areTogether = (words: string, span: readonly Token[]): boolean =>
  span.every(({ offset }, index) => {
    const before = span[index - 1];
    return before === undefined || /^[ -]?$/.test(words.slice(before.end, offset));
  });
