import { alternateColour } from "../fide-dutch/allocation.ts";
import { STRONG } from "../fide-dutch/colours.ts";
import type { TeamRoster } from "./roster.ts";
import type { TeamColourRule } from "./round.ts";

/** The colours of a pair and the rule that gave them. */
export interface TeamAllocation {
  readonly white: number;
  readonly black: number;
  readonly firstTeam: number;
  readonly rule: TeamColourRule;
}

/** Decides which of two ranks has White (4.3). O(rounds) at worst. */
export const allocateTeams = (roster: TeamRoster, a: number, b: number): TeamAllocation => {
  const first = firstOf(roster, a, b);
  const other = first === a ? b : a;
  const [rule, colour] = ofFirst(roster, first, other);
  return {
    white: colour > 0 ? first : other,
    black: colour > 0 ? other : first,
    firstTeam: first,
    rule,
  };
};

/**
 * 4.2. The primary score of 4.2.1 is that of the standings: virtual points serve to make
 * scoregroups (C.04.7, 1.5), and no article on colours names them. An older reading used the scores
 * for pairing; some rounds of accelerated events differ, in colours only.
 */
const firstOf = (
  { standingScores, secondary, numbers }: TeamRoster,
  a: number,
  b: number,
): number => {
  const lead =
    (standingScores[a] as number) - (standingScores[b] as number) ||
    (secondary[a] as number) - (secondary[b] as number) ||
    (numbers[b] as number) - (numbers[a] as number);
  return lead > 0 ? a : b;
};

/** The first decisive rule of 4.3, with the colour of the first-team: above 0 for White. */
const ofFirst = (
  roster: TeamRoster,
  first: number,
  other: number,
): readonly [TeamColourRule, number] => {
  const { preferences, strengths, differences, numbers } = roster;
  const [mine, theirs] = [roster.colours[first], roster.colours[other]] as [Int8Array, Int8Array];
  if (mine.length === 0 && theirs.length === 0) {
    const isOdd = (numbers[first] as number) % 2 === 1;
    return ["initial-colour", isOdd ? roster.initialColour : -roster.initialColour];
  }
  const [own, rival] = [preferences[first] as number, preferences[other] as number];
  if (own === 0 && rival !== 0) return ["one-preference", -rival];
  if (own !== 0 && rival === 0) return ["one-preference", own];
  if (own !== rival) return ["opposite-preferences", own];
  const isStrong = (rank: number): boolean => strengths[rank] === STRONG;
  if (isStrong(first) !== isStrong(other)) {
    return ["one-strong-preference", isStrong(first) ? own : -rival];
  }
  const wider = (differences[other] as number) - (differences[first] as number);
  if (wider !== 0) return ["lower-difference", wider];
  const alternate = alternateColour(mine, theirs);
  if (alternate !== 0) return ["alternate", alternate];
  if (own !== 0) return ["first-team-preference", own];
  const last = mine.at(-1);
  if (last !== undefined) return ["first-team-alternates", -last];
  return ["other-team-alternates", theirs.at(-1) as number];
};
