import { type Actor, actorOf } from "../actor.ts";
import { OTHER_GAMES } from "../doubts.ts";
import type { ReadingContext } from "../reading-context.ts";
import { ELSEWHERE } from "../result-words.ts";
import type { Clause, Sentence } from "../sentences.ts";
import type { Somebody, Wish } from "../wish.ts";
import { MOCKS } from "./lexicon.ts";

/** What a mail says beside its wishes, for reading a sentence that makes none. */
export interface Scene {
  readonly context: ReadingContext;
  /** The wishes found so far. */
  readonly wishes: readonly Wish[];
  /** The first move of a game that White begins stands in the mail. */
  readonly opens: boolean;
  /** The words of the subject and the text, one after the other. */
  readonly topic: string;
  /** Players in the subject and the text, without the sender. */
  readonly people: readonly Somebody[];
}

/** True if a mail already has a wish of one of these kinds. */
export const hasWish = ({ wishes }: Scene, ...kinds: readonly Wish["kind"][]): boolean =>
  wishes.some(({ kind }) => kinds.includes(kind));

/** True if a sentence may state a fact about a game of the sender's. */
export const mayState = ({ mood, words, text }: Sentence): boolean =>
  mood === "asserted" &&
  !MOCKS.test(`${words} ${text.toLowerCase()}`) &&
  !ELSEWHERE.test(words) &&
  !/\b(?:wm|em|world cup)\b/.test(words) &&
  !OTHER_GAMES.test(words);

/** True if a sentence may ask for something. */
export const mayAsk = ({ mood, words, text }: Sentence): boolean =>
  (mood === "asserted" || mood === "requested" || mood === "intended" || mood === "supposed") &&
  !MOCKS.test(`${words} ${text.toLowerCase()}`);

/** Players named in words, without the sender. */
export const othersIn = (words: string, { names, sender }: ReadingContext): readonly Somebody[] =>
  names(words)
    .map(({ candidates }) => candidates)
    .filter((candidates) => !(candidates.length === 1 && candidates[0] === sender));

/** The clauses of a sentence that state something, and who acts in each. */
export const actedClauses = (
  { clauses }: Sentence,
  context: ReadingContext,
): readonly { readonly clause: Clause; readonly actor: Actor }[] => {
  let before: Actor | null = null;
  return clauses.map((clause) => {
    before = actorOf(clause.words, context, before);
    return { clause, actor: before };
  });
};
