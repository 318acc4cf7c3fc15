/** Parameters of Baku acceleration: entries in the first round, rounds, points. */
export interface BakuSettings {
  readonly players: number;
  readonly rounds: number;
  /** Points for a win: the fictitious points are as much, later half as much. */
  readonly win: number;
  /** Points for a draw, if those are the lesser fictitious points; by default half a win. */
  readonly draw?: number;
}

/**
 * The fictitious points of a player by Baku acceleration, for rounds 1 … rounds. The upper half of
 * the pairing numbers, rounded up to an even number of players (2 · ⌈n/4⌉), has them in the first
 * half of the rounds: a win's worth in the first half of those, then half of it, halves rounded up.
 */
export const bakuAcceleration = (
  number: number,
  { players, rounds, win, draw = win / 2 }: BakuSettings,
): readonly number[] => {
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const isInUpperHalf = number <= 2 * Math.ceil(players / 4);
  return Array.from({ length: rounds }, (_, index) => {
    if (!isInUpperHalf || index >= accelerated) return 0;
    return index < full ? win : draw;
  });
};
