import type { NameFinder } from "./names.ts";

/** What has to be known to understand a sentence of a mail. */
export interface ReadingContext {
  /** The day it arrived in the club's time zone, `2026-07-01`: tells the year of dates without. */
  readonly arrivedOn: string;
  /** Who wrote; null for a stranger. */
  readonly sender: number | null;
  /** The other players that the mail went to. */
  readonly addressees: readonly number[];
  /** Finds the signs that stand for names. */
  readonly names: NameFinder;
  /** Finds names as they are written. */
  readonly everyName: NameFinder;
  /** Words as they were written, for signs. */
  readonly written: (words: string) => string;
  /** Who "you" is. */
  readonly spokenTo: "opponent" | "director";
  /** Whom the salutation names. */
  readonly greeted: readonly number[];
  /** The two that the subject names as a game's: `Baumann - Lindner`. */
  readonly pair: readonly (readonly number[])[];
}
