import { mayMeet } from "../meetings.ts";
import { ABSOLUTE } from "./colours.ts";
import type { Roster } from "./roster.ts";

/** True if two players have the same absolute colour preference and neither is a topscorer [C3]. */
export const clashAbsolutely = (roster: Roster, a: number, b: number): boolean =>
  roster.strengths[a] === ABSOLUTE &&
  roster.strengths[b] === ABSOLUTE &&
  roster.preferences[a] === roster.preferences[b] &&
  roster.topscorers[a] === 0 &&
  roster.topscorers[b] === 0;

/** True if two players, by rank, may be paired by the absolute criteria [C1] and [C3]. */
export const isLegal = (roster: Roster, a: number, b: number): boolean =>
  a !== b && !clashAbsolutely(roster, a, b) && mayMeet(roster, a, b);
