import {
  describeConsequence,
  isPublicConsequence,
  type LadderWords,
  type Language,
} from "@losfee/contract";
import { type Consequence, itemsFrom, type LadderState } from "@losfee/core";

/** Something that happened, in words. */
export interface ConsequenceLine {
  readonly text: string;
  readonly date: string;
  readonly seq: number;
}

/** A consequence as pages show it. */
export const consequenceLine = (
  consequence: Consequence,
  words: LadderWords,
  language: Language,
): ConsequenceLine => ({
  text: describeConsequence(consequence, language, words),
  date: words.dateAt(consequence.at),
  seq: consequence.seq,
});

/** How far back the latest consequences are looked for, in consequences. */
const LOOK_BACK = 60;

/** The latest that everybody may read of, the last first. */
export const latestConsequences = (
  { history }: LadderState,
  words: LadderWords,
  language: Language,
  count: number,
): readonly ConsequenceLine[] =>
  itemsFrom(history, history.length - LOOK_BACK)
    .filter(isPublicConsequence)
    .slice(-count)
    .reverse()
    .map((consequence) => consequenceLine(consequence, words, language));
