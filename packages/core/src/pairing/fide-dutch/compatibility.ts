import { ABSOLUTE } from "./colours.ts";
import type { Roster } from "./roster.ts";

/**
 * Whether two players, by rank, have not met and nothing else forbids the meeting [C1].
 * O(log rounds).
 */
export const mayMeet = (roster: Roster, a: number, b: number): boolean => {
  let low = roster.banStart[a] as number;
  let high = roster.banStart[a + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = roster.banned[middle] as number;
    if (other === b) return false;
    if (other < b) low = middle + 1;
    else high = middle;
  }
  return true;
};

/** Whether two players have the same absolute colour preference and neither is a topscorer [C3]. */
export const clashAbsolutely = (roster: Roster, a: number, b: number): boolean =>
  roster.strengths[a] === ABSOLUTE &&
  roster.strengths[b] === ABSOLUTE &&
  roster.preferences[a] === roster.preferences[b] &&
  roster.topscorers[a] === 0 &&
  roster.topscorers[b] === 0;

/** Whether two players, by rank, may be paired by the absolute criteria [C1] and [C3]. */
export const isLegal = (roster: Roster, a: number, b: number): boolean =>
  a !== b && !clashAbsolutely(roster, a, b) && mayMeet(roster, a, b);
