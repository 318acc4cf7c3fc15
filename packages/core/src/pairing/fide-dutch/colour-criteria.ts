import { allocate } from "./allocation.ts";
import { ABSOLUTE, STRONG } from "./colours.ts";
import type { Roster } from "./roster.ts";

/** Counts the players of a pair who miss their colour preference [C12]: 0 or 1. */
export const preferencesMissed = (roster: Roster, a: number, b: number): number =>
  roster.preferences[a] !== 0 && roster.preferences[a] === roster.preferences[b] ? 1 : 0;

/**
 * Counts the players of a pair who miss their strong preference [C13]: 0 or 1. A strong preference
 * yields to a strong or an absolute one; between two absolute ones no strong one is at stake (1.7).
 */
export const strongPreferencesMissed = (roster: Roster, a: number, b: number): number => {
  if (preferencesMissed(roster, a, b) === 0) return 0;
  const weaker = Math.min(roster.strengths[a] as number, roster.strengths[b] as number);
  return weaker === STRONG ? 1 : 0;
};

/** Only pairs with a topscorer count for [C10] and [C11], and only for absolute preferences. */
const isAtStake = (roster: Roster, a: number, b: number): boolean =>
  (roster.topscorers[a] === 1 || roster.topscorers[b] === 1) &&
  (roster.strengths[a] === ABSOLUTE || roster.strengths[b] === ABSOLUTE);

/** True if the colour gives a player a colour difference beyond ±2. */
const exceeds = (roster: Roster, rank: number, colour: number): boolean =>
  Math.abs((roster.differences[rank] as number) + colour) > 2;

/** True if a player gets the colour for the third time in a row. */
const isThird = (roster: Roster, rank: number, colour: number): boolean => {
  const had = roster.colours[rank];
  return had !== undefined && had.at(-1) === colour && had.at(-2) === colour;
};

/** Counts colour differences beyond ±2 in a pair with a topscorer [C10]. */
export const excessiveDifferences = (roster: Roster, a: number, b: number): number => {
  if (!isAtStake(roster, a, b)) return 0;
  const { colour } = allocate(roster, a, b);
  return (exceeds(roster, a, colour) ? 1 : 0) + (exceeds(roster, b, -colour) ? 1 : 0);
};

/** Counts colours given three times in a row in a pair with a topscorer [C11]. */
export const thirdInARow = (roster: Roster, a: number, b: number): number => {
  if (!isAtStake(roster, a, b)) return 0;
  const { colour } = allocate(roster, a, b);
  return (isThird(roster, a, colour) ? 1 : 0) + (isThird(roster, b, -colour) ? 1 : 0);
};

/**
 * True if a player counts for [C10] or [C11] even with the preferred colour: only after colours
 * that no pairing by these rules gives.
 */
export const suffersAnyway = (roster: Roster, rank: number): boolean => {
  const due = roster.preferences[rank] as number;
  return due !== 0 && (exceeds(roster, rank, due) || isThird(roster, rank, due));
};
