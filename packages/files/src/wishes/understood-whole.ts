import { MOVES } from "./chess-notation.ts";
import type { NameFinder } from "./names.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { Sentence } from "./sentences.ts";
import { isBesideMoves, isCourteous, knownBeside } from "./vocabulary.ts";
import type { WishContent } from "./wish.ts";

/** Phrases that need no look-up by word: polite conditionals, figures, days. */
const PHRASES =
  /\b(?:i(?:'d| would)|we(?:'d| would)) (?:like|love)\b|\b(?:wenn|falls|if) (?:moeglich|possible)\b|\b(?:i think )?it's time\b|\bas soon as possible\b|\bso bald wie moeglich\b|\b1\/2\b|\b\d+(?:st|nd|rd|th)\b/g;

/** "Auf Mallorca", "nach Bad Tölz": the destination changes nothing. */
const PLACE =
  /(?<=\b(?:nach|auf|in|an|to|im|at)(?: (?:den|der|die|dem|the|bad|st|san))? )(?!(?:wenn|falls|if)\b)[a-z]{3,}/g;

/** Things that must, can or will happen have not; "ich muss mich geschlagen geben" has. */
const NOT_YET =
  /\b(?:muss|muessen|must|will|want|wollen|can|kann|koennen|soll)\b(?! (?:\w+ ){0,3}(?:geschlagen|melden|gratulieren|mitteilen|admit|report)\b)/;

/** A game between two others is no game of the sender's. */
const isOfOthers = (words: string, { names, sender }: Reader): boolean => {
  const others = names(words).filter(({ candidates }) => !candidates.includes(sender ?? -1));
  return new Set(others.map(({ candidates }) => candidates.join())).size > 1;
};

/** The sender, and the known names. */
type Reader = Pick<ReadingContext, "names" | "everyName" | "sender">;

/**
 * True if a sentence holds nothing but names, moves, figures and words that belong to a wish of
 * this kind. Anything else may change the meaning: no list of doubts would be long enough, so a
 * wish is only certain if every word is known.
 */
export const isUnderstoodWhole = (
  { words, unread }: Sentence,
  kind: WishContent["kind"],
  reader: Reader,
): boolean => {
  const isKnown = knownBeside(kind);
  if (isKnown === null) return true;
  // It contains another person's words.
  if (words.includes('""')) return false;
  if (kind === "result" && (NOT_YET.test(words) || isOfOthers(words, reader))) return false;
  const without = kind === "holiday" ? [PHRASES, MOVES, PLACE] : [PHRASES, MOVES];
  return everyWord(words, without, reader.names, (word) => isKnown(word) && !unread.has(word));
};

/** Self-evident remarks: other recipients of the mail, no moves during an absence. */
const SELF_EVIDENT =
  /^(?:(?:siehe|wie im) (?:betreff|anhang)|see (?:subject|attachment|above|below)|(?:er|sie|he|she|mein gegner|my opponent|\w+) (?:bekommt|erhaelt|hat|gets|has|receives) (?:diese mail|eine kopie|a copy|this mail|this e-?mail)(?: (?:ebenfalls|auch|too|as well|in kopie|von mir))*|(?:in (?:dieser|der) zeit |in this time )?(?:keine zuege|no moves)(?: (?:von mir|from me|in dieser zeit|during (?:that|this) time|waehrenddessen|meanwhile))*)[.!]*$/;

/**
 * True if a sentence contains no request: it is a courtesy, names or moves, and every word of it is
 * known as such.
 */
export const isHarmless = (
  { words, written, unread, clauses, mood }: Sentence,
  { everyName }: Reader,
): boolean => {
  if (/^[^a-z0-9]*$/.test(words) || SELF_EVIDENT.test(words)) return true;
  if (mood !== "asserted" || clauses.some(({ negated }) => negated)) return false;
  const isMove = /[a-h][1-8]|[0o]-[0o]/.test(words);
  const isKnown = (word: string) =>
    !unread.has(word) && (isCourteous(word) || (isMove && isBesideMoves(word)));
  // Behind "für", names that are also words are found.
  const without = [HEADING, FROM_WHERE, THANKED, GREETED, MOVES];
  return everyWord(`fuer ${written}`, without, everyName, isKnown);
};

/** "Danke für die schnelle Antwort": the reason does not matter. */
const THANKED =
  /(?<=\b(?:danke?|thanks|thank you)(?: \w+){0,2} (?:fuer|fuers|for) )(?:(?!(?:und|and|aber|but|dass|that)\b)[a-z]+ ?){1,5}(?=[,.!;)]|$)/g;

/** "Mit schachlichen Grüßen": the manner does not matter. */
const GREETED = /\b(?:mit |many |with )?(?:[a-z]{3,}(?:e|en|er|em) )?(?:gruss|gruesse|gruessen)\b/g;

/** "Grüße aus dem verregneten Hamburg": the place does not matter. */
const FROM_WHERE =
  /(?<=\b(?:gruss|gruesse|gruessen|greetings|regards|wishes) )(?:aus|vom|from|in|nach|to)(?: [a-z]+){1,4}[ .!]*$/;

/** Labels of names or figures in a form. */
const HEADING =
  /\b(?:partie|spiel|game|match|weiss|white|schwarz|black|spieler(?:in)?|player|gegner(?:in)?|opponent|betreff|subject)\b ?[:=]/g;

/** True if every word is known, except names and words matched by the ignored patterns. */
const everyWord = (
  words: string,
  without: readonly RegExp[],
  names: NameFinder,
  isKnown: (word: string) => boolean,
): boolean => {
  const nameless = names(words).reduceRight(
    (text, { offset, end }) => `${text.slice(0, offset)} ${text.slice(end)}`,
    words,
  );
  const left = without.reduce((text, pattern) => text.replace(pattern, " "), nameless);
  return (left.match(/[a-z][a-z']*/g) ?? []).every(isKnown);
};
