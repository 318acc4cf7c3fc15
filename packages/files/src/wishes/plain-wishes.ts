import { readAnswer, supposes } from "./answer.ts";
import { objectionOf, readDenial, readObjection } from "./objection.ts";
import { FOREIGN } from "./others.ts";
import { readMembership } from "./own-membership.ts";
import type { ReadingContext } from "./reading-context.ts";
import { mayWish, type Sentence } from "./sentences.ts";
import type { PlainWish } from "./wish.ts";

/** Reads wishes that only need the words of one sentence: assertions by the sender. */
export const readPlainWishes = (
  sentence: Sentence,
  context: ReadingContext,
): readonly PlainWish[] => {
  const denial = readDenial(sentence);
  return denial === null ? readOwnWishes(sentence, context) : [denial];
};

const readOwnWishes = (sentence: Sentence, context: ReadingContext): readonly PlainWish[] => {
  const { mood } = sentence;
  if (mood === "retracted") return readObjection(sentence);
  if (!mayWish(mood)) return [];
  const adjudication = readAdjudication(sentence);
  if (adjudication !== null) return [adjudication];
  return sentence.clauses.flatMap((clause) => {
    if (clause.hangs === "condition" || isOfAnother(clause.words, context)) return [];
    const answer = supposes(clause, sentence) ? null : readAnswer(clause);
    const found = answer === null ? [...objectionOf(clause), ...readMembership(clause)] : [answer];
    return found.map(({ wish, certain }) => ({ wish, certain: certain && mood === "asserted" }));
  });
};

const I = /\b(?:ich|i|i'd|i'm|mich|mir|my|mein\w*|we|wir|hiermit|bitte|please)\b/;

/** True if another person does it: a name or "he" without "I". */
const isOfAnother = (words: string, { names, sender }: ReadingContext): boolean => {
  if (FOREIGN.test(words) && !/\b(?:ich|i|i'm|i'd|mich)\b/.test(words)) return true;
  if (I.test(words)) return false;
  if (/\b(?:er|he|she|sie|gegner\w*|opponent|du|you)\b/.test(words)) return true;
  return names(words).some(
    ({ candidates, offset }) =>
      !candidates.includes(sender ?? -1) &&
      !/\b(?:gegen|against|von|by|from|an|to|the)(?: \w+)? $/.test(words.slice(0, offset)),
  );
};

const ADJUDICATION = /\b(?:abschaetz\w*|abzuschaetzen|adjudicat\w*)\b/;
const CLAIMS_WIN = /\b(?:gewinn\w*|gewonnen\w*|won|win|winning|sieg)\b/;
const CLAIMS_DRAW = /\b(?:remis|unentschieden|draw|drawn)\b/;
const readAdjudication = ({ words, clauses }: Sentence): PlainWish | null => {
  if (!ADJUDICATION.test(words)) return null;
  const negated = clauses.some((clause) => clause.negated);
  const [win, draw] = [CLAIMS_WIN.test(words), CLAIMS_DRAW.test(words)];
  const claim = negated || win === draw ? null : win ? "win" : "draw";
  return { wish: { kind: "adjudication", claim }, certain: !negated && win !== draw };
};
