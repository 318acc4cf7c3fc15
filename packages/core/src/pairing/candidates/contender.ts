import type { EntryId } from "../../base/entry-id.ts";

/** A player of the standings before the candidates' round. */
export interface Contender {
  readonly entry: EntryId;
  /** Wins so far; a draw is half a win. */
  readonly wins: number;
  readonly spread: number;
  /** Away in this round, or already paired by hand: cannot be fixed, and may get any result. */
  readonly elsewhere?: boolean;
}

/** Definition of "safely". */
export interface SafetyMargins {
  /** Points of spread that one round is not expected to reverse; 350 in annex B. */
  readonly spreadMargin: number;
  /** Wins that, with that spread, are safe before the last round; 1 in annex B. */
  readonly winMargin: number;
}

/** The margins of annex B. */
export const ANNEX_B_MARGINS: SafetyMargins = { spreadMargin: 350, winMargin: 1 };

/**
 * True if `p` is safely ahead of `q` before the round (annex B, definitions): more than `winMargin`
 * wins ahead, or exactly so many with a spread at least `spreadMargin` higher.
 */
export const isSafelyAhead = (p: Contender, q: Contender, margins: SafetyMargins): boolean => {
  const wins = p.wins - q.wins;
  if (wins !== margins.winMargin) return wins > margins.winMargin;
  return p.spread - q.spread >= margins.spreadMargin;
};

/** A contender after the round: `finalWins` wins, but still the spread from before it. */
export interface FinishedContender {
  readonly contender: Contender;
  readonly finalWins: number;
}

/**
 * True if `p` is surely above `q` after the round: more wins, or as many and a spread before the
 * round at least `spreadMargin` higher, a swing that annex B rules out.
 */
export const isSurelyAbove = (
  p: FinishedContender,
  q: FinishedContender,
  { spreadMargin }: Pick<SafetyMargins, "spreadMargin">,
): boolean => {
  if (p.finalWins !== q.finalWins) return p.finalWins > q.finalWins;
  return p.contender.spread - q.contender.spread >= spreadMargin;
};
