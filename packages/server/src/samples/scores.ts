import type { EntryId } from "@losfee/core";

/** A player as far as scores depend on it. */
interface Player {
  readonly id: EntryId;
  readonly rating: number;
}

const MEAN = 375;
/** Points that 100 rating points are worth to either side. */
const POINTS_PER_HUNDRED = 5;
const DEVIATION = 62;

/**
 * Scores of a game between two players as it might have ended: the better one scores more on
 * average, but not always. The same game always ends the same way.
 */
export const sampleScores = (
  round: number,
  [first, second]: readonly [Player, Player],
): readonly [number, number] => {
  const edge = ((first.rating - second.rating) / 100) * POINTS_PER_HUNDRED;
  const chance = chanceOf(`${round}/${first.id}/${second.id}`);
  const score = (advantage: number): number =>
    Math.round(MEAN + advantage + DEVIATION * spreadOf(chance));
  return [score(edge), score(-edge)];
};

/** About normally distributed with deviation 1: the sum of twelve equal chances. */
const spreadOf = (chance: () => number): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance();
  return sum;
};

/** A series of numbers from 0 to 1 that depends on the text alone (FNV-1a into mulberry32). */
const chanceOf = (text: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};
