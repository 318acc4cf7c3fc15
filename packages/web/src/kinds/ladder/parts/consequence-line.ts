import { type Consequence, itemsFrom, type LadderState } from "@losfee/core";
import type { Language } from "../../../language/language.ts";
import { describeConsequence } from "../../../messages/ladder/consequences.ts";
import type { LadderWords } from "../../../messages/ladder/words.ts";

/** Something that happened, in words. */
export interface ConsequenceLine {
  readonly text: string;
  readonly date: string;
  readonly seq: number;
}

/** What is between a player and the director, or says nothing to anybody else. */
const PRIVATE: ReadonlySet<Consequence["kind"]> = new Set<Consequence["kind"]>([
  "holiday",
  "expulsion-offered",
  "expulsion-declined",
  "letter",
  "letter-answered",
  "timer-void",
  "refused",
  "not-entitled",
]);

/** Whether everybody may read of it. */
export const isPublic = ({ kind }: Consequence): boolean => !PRIVATE.has(kind);

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
    .filter(isPublic)
    .slice(-count)
    .reverse()
    .map((consequence) => consequenceLine(consequence, words, language));
