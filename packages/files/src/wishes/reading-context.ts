import type { NameFinder } from "./names.ts";

/** Context of a mail's sentence. */
export interface ReadingContext {
  /** The day it arrived in the club's time zone, `2026-07-01`: supplies missing years of dates. */
  readonly arrivedOn: string;
  /** The sender; null for a stranger. */
  readonly sender: number | null;
  /** Other players addressed by the mail. */
  readonly addressees: readonly number[];
  /** Finds the signs that stand for names. */
  readonly names: NameFinder;
  /** Finds names as they are written. */
  readonly everyName: NameFinder;
  /** Restores the original words for signs. */
  readonly written: (words: string) => string;
  /** Meaning of "you". */
  readonly spokenTo: "opponent" | "director";
  /** Players named in the salutation. */
  readonly greeted: readonly number[];
  /** The text says "see subject". */
  readonly seeSubject: boolean;
  /** The two players of a game in the subject: `Baumann - Lindner`. */
  readonly pair: readonly (readonly number[])[];
}
