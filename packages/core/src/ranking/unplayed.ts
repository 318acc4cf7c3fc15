import { type Crosstable, isVoluntary, NOBODY, RoundKind } from "./crosstable.ts";

/** Opponents' scores for tie-breaks, in units of the crosstable, by index. */
export interface AdjustedScores {
  /** An opponent's score (C.07 article 16.3). */
  readonly adjusted: Float64Array;
  /** Maximum for the player's own dummies: the score, with a drawn final round if `fore`. */
  readonly own: Float64Array;
  /** The final round's paired games count as drawn (article 8.3). */
  readonly fore: boolean;
}

/** The final round counts as drawn only once it is in the table. */
const isForeRound = (table: Crosstable, fore: boolean): boolean =>
  fore && table.rounds > 0 && table.rounds === table.plannedRounds;

/**
 * Computes all scores as opponents. With Swiss pairings, requested byes that are followed only by
 * voluntarily unplayed rounds, or by none, count as draws (C.07 articles 16.2.5 and 16.3.2); all
 * other rounds count the points awarded. With `fore`, the paired games of the final round count as
 * drawn (article 8.3). O(cards · rounds).
 */
export const adjustedScores = (table: Crosstable, fore: boolean): AdjustedScores => {
  const { size, rounds, opponent, points, draw, totals } = table;
  const adjusted = Float64Array.from(totals);
  const own = Float64Array.from(totals);
  const drawFinal = isForeRound(table, fore);
  for (let index = 0; index < size; index++) {
    const last = index * rounds + rounds - 1;
    if (drawFinal && opponent[last] !== NOBODY) {
      own[index] = (totals[index] ?? 0) + draw - (points[last] ?? 0);
    }
    let score = own[index] ?? 0;
    if (!table.preDetermined) {
      for (let cell = last; cell >= index * rounds; cell--) {
        if (!isTrailing(table, cell, drawFinal && cell === last)) break;
        if (opponent[cell] === NOBODY) score += draw - (points[cell] ?? 0);
      }
    }
    adjusted[index] = score;
  }
  return { adjusted, own, fore: drawFinal };
};

/**
 * Voluntarily unplayed: while this holds from the last round back, requested byes count as draws.
 */
const isTrailing = (
  { kind, halves, opponent }: Crosstable,
  cell: number,
  drawn: boolean,
): boolean =>
  isVoluntary(kind[cell] ?? 0, halves[cell] ?? 0) && !(drawn && opponent[cell] !== NOBODY);

/** A round's contribution to tie-breaks based on opponents' scores. */
export interface Contribution {
  readonly round: number;
  /** In units: the opponent's adjusted score, or the dummy's. */
  readonly score: number;
  /** The points from the game, in units of the crosstable of the points won. */
  readonly points: number;
  /** Index of the scheduled opponent. */
  readonly opponent: number;
  /** True if a dummy replaces the opponent. */
  readonly dummy: boolean;
  /** Maximum of the dummy's score; infinite if unlimited. */
  readonly limit: number;
  /** True if the round is voluntarily unplayed, and therefore cut first (article 16.5). */
  readonly voluntary: boolean;
}

/**
 * Returns the contributions of a player's rounds. A played round counts the opponent's adjusted
 * score; so does a forfeit if pairings are pre-determined (C.07 article 15.2). Other rounds count a
 * dummy with the player's own score, since 2026 at most the scheduled opponent's adjusted score for
 * forfeits and the points of draws in all rounds for byes (article 16.4). In a round robin a round
 * without an opponent contributes nothing. `won` has the points won, if they are not those of the
 * opponents' score (article 13.2). O(rounds).
 */
export const contributionsOf = (
  table: Crosstable,
  scores: AdjustedScores,
  index: number,
  preDetermined: boolean,
  won: Crosstable = table,
): readonly Contribution[] => {
  const { rounds, kind, halves, opponent, draw } = table;
  const contributions: Contribution[] = [];
  for (let round = 1; round <= rounds; round++) {
    const cell = index * rounds + round - 1;
    const other = opponent[cell] ?? NOBODY;
    const roundKind = kind[cell] ?? RoundKind.NOTHING;
    const met =
      roundKind === RoundKind.PLAYED ||
      roundKind === RoundKind.PENDING ||
      (other !== NOBODY && (preDetermined || (scores.fore && round === rounds)));
    if (!met && table.preDetermined) continue;
    const scheduled = scores.adjusted[other] ?? 0;
    const limit =
      table.edition === 2024 || met
        ? Number.POSITIVE_INFINITY
        : other === NOBODY
          ? draw * rounds
          : scheduled;
    contributions.push({
      round,
      score: met ? scheduled : Math.min(scores.own[index] ?? 0, limit),
      points: won.points[cell] ?? 0,
      opponent: other,
      dummy: !met,
      limit,
      voluntary: !met && isVoluntary(roundKind, halves[cell] ?? 0),
    });
  }
  return contributions;
};
