import {
  describeConsequence,
  isPublicConsequence,
  type LadderWords,
  type Language,
} from "@losfee/contract";
import { type Consequence, itemsFrom, type LadderState } from "@losfee/core";

/** A past event in words. */
export interface ConsequenceLine {
  readonly text: string;
  readonly date: string;
  readonly seq: number;
}

/** Describes a consequence for display. */
export const consequenceLine = (
  consequence: Consequence,
  words: LadderWords,
  language: Language,
): ConsequenceLine => ({
  text: describeConsequence(consequence, language, words),
  date: words.dateAt(consequence.at),
  seq: consequence.seq,
});

/** Most consequences searched for the latest ones. */
const LOOK_BACK = 60;

/** Returns the latest public consequences, last first. */
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
