import { MOVES } from "./chess-notation.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { Sentence } from "./sentences.ts";
import { knownBeside } from "./vocabulary.ts";
import type { WishContent } from "./wish.ts";

/** What no word of is looked for: politeness that is written like a condition, figures, days. */
const PHRASES =
  /\b(?:i(?:'d| would)|we(?:'d| would)) (?:like|love)\b|\b(?:wenn|falls|if) (?:moeglich|possible)\b|\b(?:i think )?it's time\b|\bas soon as possible\b|\bso bald wie moeglich\b|\b1\/2\b|\b\d+(?:st|nd|rd|th)\b/g;

/** "Auf Mallorca", "nach Bad Tölz": where somebody goes changes nothing. */
const PLACE =
  /(?<=\b(?:nach|auf|in|an|to|im|at)(?: (?:den|der|die|dem|the|bad|st|san))? )(?!(?:wenn|falls|if)\b)[a-z]{3,}/g;

/** What must, can or will happen has not happened; "ich muss mich geschlagen geben" has. */
const NOT_YET =
  /\b(?:muss|muessen|must|will|want|wollen|can|kann|koennen|soll)\b(?! (?:\w+ ){0,3}(?:geschlagen|melden|gratulieren|mitteilen|admit|report)\b)/;

/** Of two others somebody tells what is no game of the writer's. */
const isOfOthers = (words: string, { names, sender }: Reader): boolean => {
  const others = names(words).filter(({ candidates }) => !candidates.includes(sender ?? -1));
  return new Set(others.map(({ candidates }) => candidates.join())).size > 1;
};

/** Whose mail it is, and who is known. */
type Reader = Pick<ReadingContext, "names" | "sender">;

/**
 * Whether a sentence holds nothing but names, moves, figures and words that belong to a wish of
 * this kind. Whatever else it says may change what is meant: no list of doubts would be long
 * enough, so a wish is certain only where every word is known.
 */
export const isUnderstoodWhole = (
  { words }: Sentence,
  kind: WishContent["kind"],
  reader: Reader,
): boolean => {
  const isKnown = knownBeside(kind);
  if (isKnown === null) return true;
  // Somebody else's words stand there.
  if (words.includes('""')) return false;
  if (kind === "result" && (NOT_YET.test(words) || isOfOthers(words, reader))) return false;
  const nameless = reader
    .names(words)
    .reduceRight((text, { offset, end }) => `${text.slice(0, offset)} ${text.slice(end)}`, words);
  const left = nameless.replace(PHRASES, " ").replace(MOVES, " ");
  const told = kind === "holiday" ? left.replace(PLACE, " ") : left;
  return (told.match(/[a-z][a-z']*/g) ?? []).every(isKnown);
};
