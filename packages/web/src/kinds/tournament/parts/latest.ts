import { formatHalves, formatTimeOfDay } from "@losfee/contract";
import {
  type Contest,
  countingResult,
  displayName,
  type EntryId,
  isTableOutcome,
  isUnconfirmed,
  type Outcome,
  seatShares,
  type TournamentState,
  tablesRulesOf,
  timeZoneOf,
  winningSeat,
} from "@losfee/core";
import { isFresh } from "../../../parts/fresh.tsx";
import type { StripMark } from "../../../parts/strip.tsx";
import type { PageRequest } from "../../../shell/page-request.ts";

/** A seat of a contest with its result. */
export interface LatestSeat {
  readonly entry: EntryId;
  readonly name: string;
  /** Empty for games not played. */
  readonly score: string;
  /** At tables by the rules' definition of a win, which several may share. */
  readonly hasWon: boolean;
}

/** A recent result. */
export interface LatestResult {
  readonly board: number;
  /** Number of the game within its stage, at tables; null at boards. */
  readonly game: number | null;
  /** The time of day, in the competition's time zone. */
  readonly time: string;
  readonly fresh: boolean;
  /** True if unconfirmed. */
  readonly unconfirmed: boolean;
  readonly seats: readonly LatestSeat[];
}

interface PlayedContest {
  readonly contest: Contest;
  readonly game: number | null;
}

/** Number that fits next to the leaders. */
const LATEST = 8;

/** Returns the latest results, newest first. */
export const latestResults = (
  { state, language, now }: Pick<PageRequest, "language" | "now"> & { state: TournamentState },
  played: readonly PlayedContest[],
): readonly LatestResult[] =>
  played
    .flatMap(({ contest, game }) => {
      const result = countingResult<Contest>(contest, state.settings);
      return result === null ? [] : [{ contest, game, result }];
    })
    .sort((a, b) => b.result.seq - a.result.seq)
    .slice(0, LATEST)
    .map(({ contest, game, result }) => ({
      board: contest.board,
      game,
      time: formatTimeOfDay(result.at, language, timeZoneOf(state)),
      fresh: isFresh(result.at, now),
      unconfirmed: isUnconfirmed(contest),
      seats: seatsOf(state, contest.seats, result.outcome),
    }));

/** A mark for each contest, in their order. */
export const stripOf = (
  state: TournamentState,
  played: readonly PlayedContest[],
  now: string | undefined,
): readonly StripMark[] =>
  played.map(({ contest }) => {
    const result = countingResult<Contest>(contest, state.settings);
    return result === null ? "missing" : isFresh(result.at, now) ? "new" : "in";
  });

const seatsOf = (
  state: TournamentState,
  seats: readonly EntryId[],
  outcome: Outcome,
): readonly LatestSeat[] => {
  const scores = scoresOf(seats, outcome);
  const winners = winnersOf(state, seats, outcome);
  return seats.map((entry, seat) => {
    const score = scores[seat] ?? null;
    return {
      entry,
      name: displayName(state, entry),
      score: outcome.kind === "forfeit" ? forfeitSign(outcome.absent, entry) : textOf(score),
      hasWon: winners.includes(entry),
    };
  });
};

const winnersOf = (
  state: TournamentState,
  seats: readonly EntryId[],
  outcome: Outcome,
): readonly (EntryId | undefined)[] => {
  if (isTableOutcome(outcome)) {
    const shares = seatShares(tablesRulesOf(state.settings), outcome);
    return shares.filter(({ win }) => win).map(({ entry }) => entry);
  }
  const seat = winningSeat(seats, outcome);
  return seat === null ? [] : [seats[seat]];
};

const scoresOf = (seats: readonly EntryId[], outcome: Outcome): readonly (number | null)[] => {
  if (outcome.kind === "played") return outcome.scores;
  if (!isTableOutcome(outcome)) return seats.map(() => null);
  const of = new Map(
    outcome.kind === "places"
      ? outcome.seats.map(({ entry, place }) => [entry, place])
      : outcome.seats.map(({ entry, points }) => [entry, points]),
  );
  return seats.map((entry) => of.get(entry) ?? null);
};

const textOf = (score: number | null): string => (score === null ? "–" : formatHalves(score));

const forfeitSign = (absent: readonly EntryId[], entry: EntryId): string =>
  absent.includes(entry) ? "−" : "+";
