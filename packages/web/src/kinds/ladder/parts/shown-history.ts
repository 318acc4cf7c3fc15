import {
  describeHappening,
  isPublicHappening,
  type LadderWords,
  type Language,
} from "@losfee/contract";
import { type Happening, itemsFrom, type LadderState } from "@losfee/core";

/** Something that happened, in words. */
export interface ShownHappening {
  readonly text: string;
  readonly date: string;
  readonly seq: number;
}

/** A happening as pages show it. */
export const shownHappening = (
  happening: Happening,
  words: LadderWords,
  language: Language,
): ShownHappening => ({
  text: describeHappening(happening, language, words),
  date: words.dateAt(happening.at),
  seq: happening.seq,
});

/** How far back the latest happenings are looked for, in happenings. */
const LOOK_BACK = 60;

/** The latest that everybody may read of, the last first. */
export const latestHappenings = (
  { history }: LadderState,
  words: LadderWords,
  language: Language,
  count: number,
): readonly ShownHappening[] =>
  itemsFrom(history, history.length - LOOK_BACK)
    .filter(isPublicHappening)
    .slice(-count)
    .reverse()
    .map((happening) => shownHappening(happening, words, language));
