import type { PairedBracket } from "./bracket.ts";
import { findByeScore } from "./bye.ts";
import { type Outlook, outlookOf } from "./completion.ts";
import { pairBracket } from "./pair-bracket.ts";
import type { Roster } from "./roster.ts";

/** A paired bracket: its scoregroup, counted from 0, the players moved into it, and the result. */
export interface BracketStep {
  readonly group: number;
  readonly moved: readonly number[];
  readonly paired: PairedBracket;
}

/** All paired brackets of a round, the top one first. */
export interface PairedBrackets {
  /** Score of the player with the bye, in hundredths, or null. */
  readonly byeScore: number | null;
  readonly outlook: Outlook;
  readonly steps: readonly BracketStep[];
}

/**
 * Pairs bracket by bracket from the top scoregroup (1.9.2). Null if no complete pairing exists
 * (1.9.3).
 */
export const pairBrackets = (roster: Roster): PairedBrackets | null => {
  const byeScore = findByeScore(roster);
  if (byeScore === "none") return null;
  const outlook = outlookOf(roster, byeScore);
  const steps: BracketStep[] = [];
  let moved: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groups.length; group++) {
    const paired = pairBracket(roster, outlook, group, moved, byeScore);
    steps.push({ group, moved, paired });
    moved = paired.downfloaters;
  }
  return { byeScore, outlook, steps };
};
