import type { EntryId } from "@losfee/core";
import { chanceOf } from "./chance.ts";

/** The data of a player that scores depend on. */
interface Player {
  readonly id: EntryId;
  readonly rating: number;
}

const MEAN = 375;
/** Points that 100 rating points are worth to either side. */
const POINTS_PER_HUNDRED = 5;
const DEVIATION = 62;

/**
 * Returns plausible scores of a game between two players: the better one scores more on average,
 * but not always. The same game always ends the same way.
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
