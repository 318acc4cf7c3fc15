import { totalsOf } from "../base/scorecard.ts";
import { choice } from "./options.ts";
import type { RoundField } from "./round-field.ts";
import type { RoundInput } from "./system.ts";

/** Methods to choose the bye; all but the last give no second bye before all have had one. */
export const BYE_METHODS = ["fewest-byes", "german", "top-down", "always-bottom"] as const;

export type ByeMethod = (typeof BYE_METHODS)[number];

/** The option of systems that choose a bye by the standings. */
export const byeMethod = choice(BYE_METHODS, "fewest-byes");

/** A candidate for the bye. */
export interface ByeCandidate {
  readonly rank: number;
  /** Earlier rounds without an opponent, including forfeits. */
  readonly byes: number;
}

/**
 * Returns the candidates for the bye, the first choice first. The others have as many earlier byes
 * and are used only if the rest cannot be paired without the first.
 *
 * - `fewest-byes`: fewest earlier byes, then lowest in the standings.
 * - `german`: with N rounds of the stage left, this one included, the Nth from the bottom of those
 *   with the fewest byes; then the nearest to that place, the lower of two first.
 * - `top-down`: fewest byes, then highest.
 * - `always-bottom`: the lowest, regardless of earlier byes.
 *
 * In round 1 every method chooses the lowest rated. `ranks` in rank order. O(n · rounds).
 */
export const byeCandidates = (
  field: RoundField,
  ranks: readonly number[],
  input: RoundInput,
  method: ByeMethod,
): readonly ByeCandidate[] => {
  const fromBottom = ranks
    .map((rank) => ({ rank, byes: byesBefore(field, rank, input.round) }))
    .reverse();
  if (method === "always-bottom") return fromBottom;
  const fewest = Math.min(...fromBottom.map(({ byes }) => byes));
  const candidates = fromBottom.filter(({ byes }) => byes === fewest);
  if (input.round === 1 || method === "fewest-byes") return candidates;
  if (method === "top-down") return candidates.reverse();
  const roundsLeft = input.stage.firstRound + input.stage.rounds - input.round;
  return nearestFirst(candidates, Math.min(Math.max(roundsLeft, 1), candidates.length) - 1);
};

const byesBefore = (field: RoundField, rank: number, round: number): number => {
  const card = field.standings[rank]?.card;
  return card === undefined ? 0 : totalsOf(card, round - 1).byes;
};

const nearestFirst = (
  candidates: readonly ByeCandidate[],
  place: number,
): readonly ByeCandidate[] =>
  candidates
    .map((candidate, index) => ({ candidate, distance: Math.abs(index - place), index }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .map(({ candidate }) => candidate);
