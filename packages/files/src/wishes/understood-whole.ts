import { MOVES } from "./chess-notation.ts";
import type { NameFinder } from "./names.ts";
import type { Sentence } from "./sentences.ts";
import { knownBeside } from "./vocabulary.ts";
import type { WishContent } from "./wish.ts";

/** What no word of is looked for: politeness that is written like a condition, figures, days. */
const PHRASES =
  /\b(?:i(?:'d| would)|we(?:'d| would)) (?:like|love)\b|\b(?:wenn|falls|if) (?:moeglich|possible)\b|\b(?:i think )?it's time\b|\bas soon as possible\b|\bso bald wie moeglich\b|\b1\/2\b|\b\d+(?:st|nd|rd|th)\b/g;

/** "Auf Mallorca", "nach Bad Tölz": where somebody goes changes nothing. */
const PLACE =
  /(?<=\b(?:nach|auf|in|an|to|im|at)(?: (?:den|der|die|dem|the|bad|st|san))? )(?!(?:wenn|falls|if)\b)[a-z]{3,}/g;

/**
 * Whether a sentence holds nothing but names, moves, figures and words that belong to a wish of
 * this kind. Whatever else it says may change what is meant: no list of doubts would be long
 * enough, so a wish is certain only where every word is known.
 */
export const isUnderstoodWhole = (
  { words }: Sentence,
  kind: WishContent["kind"],
  names: NameFinder,
): boolean => {
  const isKnown = knownBeside(kind);
  if (isKnown === null) return true;
  // Somebody else's words stand there.
  if (words.includes('""')) return false;
  const nameless = names(words).reduceRight(
    (text, { offset, end }) => `${text.slice(0, offset)} ${text.slice(end)}`,
    words,
  );
  const left = nameless.replace(PHRASES, " ").replace(MOVES, " ");
  const told = kind === "holiday" ? left.replace(PLACE, " ") : left;
  return (told.match(/[a-z][a-z']*/g) ?? []).every(isKnown);
};
