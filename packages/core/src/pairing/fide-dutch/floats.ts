import type { DutchPlayer } from "./tournament.ts";

/** Received a downfloat in the previous round. */
export const DOWN_LAST = 1;
/** Received an upfloat in the previous round. */
export const UP_LAST = 2;
/** Received a downfloat two rounds before. */
export const DOWN_BEFORE = 4;
/** Received an upfloat two rounds before. */
export const UP_BEFORE = 8;

/**
 * Returns the floats of the last two rounds as bits (C.04.3, 1.4): down for meeting a lower score,
 * for the bye, and for more than a loss is worth without playing; up for meeting a higher score.
 * `scores[place][r − 1]` is a player's score before round r.
 */
export const floatsOf = (
  place: number,
  players: readonly DutchPlayer[],
  scores: readonly Int32Array[],
  places: ReadonlyMap<number, number>,
  round: number,
  loss: number,
): number => {
  let bits = 0;
  for (const back of [1, 2]) {
    const index = round - 1 - back;
    const record = index < 0 ? null : players[place]?.history[index];
    if (!record) continue;
    const shift = back === 1 ? 0 : 2;
    if (!record.played) {
      if (record.pairingAllocatedBye || record.points > loss) bits |= DOWN_LAST << shift;
      continue;
    }
    const other = places.get(record.opponent);
    const own = scores[place]?.[index] ?? 0;
    const theirs = other === undefined ? own : (scores[other]?.[index] ?? own);
    if (own > theirs) bits |= DOWN_LAST << shift;
    else if (own < theirs) bits |= UP_LAST << shift;
  }
  return bits;
};
