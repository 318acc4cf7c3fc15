import { type Scorecard, totalsOf } from "../../base/scorecard.ts";
import { adjustmentAfter } from "../../ranking/abnormal-points.ts";
import { scoreOf } from "../../ranking/point-system.ts";
import { isPaired } from "../round.ts";
import { cardOfRounds } from "../settings/games-for-two.ts";
import { placedStages, pointSystemOf, type Settings } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { countingCards, leaversOf } from "./leavers.ts";

/** An entry's totals after some rounds, in all forms of display. */
export interface Tally {
  /** The score by the event's point system. */
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
}

/**
 * Returns how many of the first `rounds` rounds count in tallies. The games of a final do not: they
 * only decide its own two places. O(stages).
 */
export const countingRounds = (settings: Settings, rounds: number): number => {
  const final = placedStages(settings).find(({ stage }) => stage.system === "final");
  return final === undefined ? rounds : Math.min(rounds, final.firstRound - 1);
};

/**
 * Returns the totals of a card after `rounds` rounds, as the standings count: without the games of
 * a final, those against leavers of the table, and rounds at tables. The only source of tallies.
 * O(rounds).
 */
export const tallyAfter = (state: TournamentState, card: Scorecard, rounds: number): Tally => {
  const upTo = countingRounds(state.settings, rounds);
  const [counting = card] = countingCards([card], leaversOf(state, rounds));
  const numbers = Array.from({ length: upTo }, (_, index) => index + 1).filter((number) => {
    const round = state.rounds[number - 1];
    return round === undefined || isPaired(round) || round.status !== "published";
  });
  const counted = cardOfRounds(adjustedTo(counting, upTo), numbers);
  const { wins, losses, spread } = totalsOf(counted, numbers.length);
  const points = scoreOf(counted, numbers.length, pointSystemOf(state.settings));
  return { points, wins, losses, spread };
};

/** Returns the score adjustments by the end of a round. */
export const adjustedTo = ({ adjustments, ...card }: Scorecard, rounds: number): Scorecard =>
  adjustments === undefined
    ? card
    : { ...card, pointsAdjustment: adjustmentAfter({ adjustments }, rounds) };
