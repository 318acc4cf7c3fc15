import { type Happening, itemsFrom, type LadderState } from "@losfee/core";
import type { Language } from "../../../language/language.ts";
import { describeHappening } from "../../../messages/ladder/happenings.ts";
import type { LadderWords } from "../../../messages/ladder/words.ts";

/** Something that happened, in words. */
export interface ShownHappening {
  readonly text: string;
  readonly date: string;
  readonly seq: number;
}

/** What is between a player and the director, or says nothing to anybody else. */
const PRIVATE: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>([
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
export const isPublic = ({ kind }: Happening): boolean => !PRIVATE.has(kind);

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
    .filter(isPublic)
    .slice(-count)
    .reverse()
    .map((happening) => shownHappening(happening, words, language));
