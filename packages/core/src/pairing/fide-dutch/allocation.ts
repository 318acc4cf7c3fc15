import { ABSOLUTE } from "./colours.ts";
import type { Roster } from "./roster.ts";
import type { ColourRule } from "./round.ts";

/** The colour of the first of two players and the rule that gave it. */
export interface Allocation {
  /** 1 white, −1 black. */
  readonly colour: 1 | -1;
  readonly rule: ColourRule;
}

/**
 * The colour of the player at rank `a` against the one at `b` (C.04.3, 5.2). O(rounds) at worst.
 */
export const allocate = (roster: Roster, a: number, b: number): Allocation => {
  const [mine, theirs] = [roster.preferences[a] as number, roster.preferences[b] as number];
  if (mine !== theirs) {
    return { colour: sign(mine === 0 ? -theirs : mine), rule: "both-preferences" };
  }
  const higher = Math.min(a, b);
  if (mine === 0) {
    const isOdd = roster.oddNumbers[higher] === 1;
    const ofHigher = isOdd ? roster.initialColour : -roster.initialColour;
    return { colour: sign(higher === a ? ofHigher : -ofHigher), rule: "initial-colour" };
  }
  const stronger = (roster.strengths[a] as number) - (roster.strengths[b] as number);
  if (stronger !== 0) return { colour: sign(stronger * mine), rule: "stronger-preference" };
  if (roster.strengths[a] === ABSOLUTE) {
    const wider =
      Math.abs(roster.differences[a] as number) - Math.abs(roster.differences[b] as number);
    if (wider !== 0) return { colour: sign(wider * mine), rule: "wider-difference" };
  }
  const alternate = alternateColour(roster.colours[a], roster.colours[b]);
  if (alternate !== 0) return { colour: sign(alternate), rule: "alternate" };
  return { colour: sign(higher === a ? mine : -mine), rule: "higher-ranked-preference" };
};

const sign = (value: number): 1 | -1 => (value > 0 ? 1 : -1);

/**
 * The opposite of the first player's colour in the most recent round in which the two had different
 * ones, counted back over played games only (General Handling Rules, 3.4); 0 if there was none.
 */
export const alternateColour = (a: Int8Array | undefined, b: Int8Array | undefined): number => {
  if (a === undefined || b === undefined) return 0;
  for (let back = 1; back <= Math.min(a.length, b.length); back++) {
    const colour = a[a.length - back] as number;
    if (colour !== b[b.length - back]) return -colour;
  }
  return 0;
};
