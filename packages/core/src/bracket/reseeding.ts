import { treeSize } from "./slots.ts";

/** A round of a knock-out without a fixed tree. */
export interface ReseededRound<Entrant> {
  /** The better of each pair first, the pair of the best first. */
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
  /** Those who go on without a game, best first. */
  readonly byes: readonly Entrant[];
}

/**
 * Pairs a round of a knock-out that is seeded anew each round: the best left meets the worst left.
 * `left`, best first; unless they are a power of two, the best go on without a game, so that a
 * power of two is left afterwards.
 */
export const reseededRound = <Entrant>(left: readonly Entrant[]): ReseededRound<Entrant> => {
  const byes = left.length < 2 ? left.length : treeSize(left.length) - left.length;
  const playing = left.slice(byes);
  const pairs = playing
    .slice(0, playing.length / 2)
    .map((better, index) => [better, playing.at(-1 - index) as Entrant] as const);
  return { pairs, byes: left.slice(0, byes) };
};
