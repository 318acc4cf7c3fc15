import { type Scorecard, totalsOf } from "../../base/scorecard.ts";
import { adjustmentAfter } from "../../ranking/abnormal-points.ts";
import { scoreOf } from "../../ranking/point-system.ts";
import { isPaired } from "../round.ts";
import { cardOfRounds } from "../settings/games-for-two.ts";
import { placedStages, pointSystemOf, type Settings } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { countingCards, leaversOf } from "./leavers.ts";

/** What somebody has after some rounds, in all the ways in which it may be told. */
export interface Tally {
  /** The score by what the event counts for results. */
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
}

/**
 * How many of the first `rounds` rounds count in anybody's tally. The games of a final do not: they
 * decide only about its own two places. O(stages).
 */
export const countingRounds = (settings: Settings, rounds: number): number => {
  const final = placedStages(settings).find(({ stage }) => stage.system === "final");
  return final === undefined ? rounds : Math.min(rounds, final.firstRound - 1);
};

/**
 * What the owner of a card has after `rounds` rounds, as the standings count it: without the games of
 * a final, those against somebody who is out of the table, and rounds at tables. Everything that
 * tells a tally asks here. O(rounds).
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

/** The score as it was changed by the end of a round. */
export const adjustedTo = ({ adjustments, ...card }: Scorecard, rounds: number): Scorecard =>
  adjustments === undefined
    ? card
    : { ...card, pointsAdjustment: adjustmentAfter({ adjustments }, rounds) };
