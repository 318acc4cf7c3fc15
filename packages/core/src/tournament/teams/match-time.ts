import type { EntryId } from "../../base/entry-id.ts";
import { dayOfMoment } from "../../event-details/days.ts";
import { findSystem } from "../../pairing/registry.ts";
import { type MatchDate, matchTeams } from "../match-date.ts";
import { type Contest, isPaired, isSettled, type Round } from "../round.ts";
import type { TournamentState } from "../state.ts";

/** Time and place of a match, compared with its round. */
export interface MatchTime {
  /** Null: unknown. */
  readonly at: string | null;
  readonly moved: "postponed" | "advanced" | null;
  /** Its own place, else that of the home team; null: unknown, or common to all. */
  readonly venue: string | null;
  /** The reason; empty if played as planned. */
  readonly reason: string;
}

type Dated = Pick<TournamentState, "details" | "matchDates" | "entries" | "settings">;

/** Returns a match's own day or place; undefined if it is played with its round. */
export const matchDateOf = (
  { matchDates }: Pick<TournamentState, "matchDates">,
  round: number,
  teams: readonly [EntryId, EntryId],
): MatchDate | undefined => {
  const [first, second] = matchTeams(teams);
  return matchDates.find(
    (date) => date.round === round && date.teams[0] === first && date.teams[1] === second,
  );
};

/**
 * Returns time and place of the match of two teams in a round, the home team first. O(matches with
 * a day of their own).
 */
export const matchTimeOf = (
  state: Dated,
  round: number,
  teams: readonly [EntryId, EntryId],
): MatchTime => {
  const planned = state.details.schedule?.[round - 1] ?? null;
  const own = matchDateOf(state, round, teams);
  const at = own?.at === undefined ? planned : own.at;
  return {
    at,
    moved: own?.at === undefined ? null : movedFrom(planned, own.at),
    venue: own?.venue ?? homeOf(state, teams[0]),
    reason: own?.reason ?? "",
  };
};

/** Returns a team's home venue; null if unknown, or on neutral ground. */
const homeOf = ({ entries, settings }: Dated, team: EntryId): string | null =>
  settings.teams?.neutral === true ? null : (entries.get(team)?.venue ?? null);

/** Within its own day a match is neither early nor late. */
const movedFrom = (planned: string | null, at: string | null): MatchTime["moved"] => {
  if (at === null || planned === null) return "postponed";
  const [before, after] = [dayOfMoment(planned), dayOfMoment(at)];
  return after < before ? "advanced" : after > before ? "postponed" : null;
};

/** True if the next round does not wait for it: a postponed match in a stage planned ahead. */
const isPostponed = (state: TournamentState, round: Round, { seats }: Contest): boolean => {
  const [one, other] = seats;
  if (one === undefined || other === undefined || state.matchDates.length === 0) return false;
  const system = state.settings.stages[round.stage]?.system ?? "";
  if (findSystem(system)?.plannedAhead !== true) return false;
  return matchTimeOf(state, round.number, [one, other]).moved === "postponed";
};

/** Returns contests of a round that the next one waits for: without a result, and not postponed. */
export const awaitedContests = (state: TournamentState, round: Round): readonly Contest[] =>
  round.games.filter((game) => !isSettled(game) && !isPostponed(state, round, game));

/** Returns the number of leading rounds in which only postponed matches are open. */
export const roundsDone = (state: TournamentState): number => {
  const open = state.rounds.findIndex(
    (round) => round.status === "draft" || awaitedContests(state, round).length > 0,
  );
  return open === -1 ? state.rounds.length : open;
};

/** A match of a published round without a result. */
export interface OutstandingMatch extends MatchTime {
  readonly round: number;
  readonly board: number;
  readonly seats: readonly [EntryId, EntryId];
}

/** Returns the missing matches of a team table up to a round, by round. O(matches). */
export const outstandingMatches = (
  state: TournamentState,
  rounds: number,
): readonly OutstandingMatch[] =>
  state.rounds
    .filter(isPaired)
    .filter(({ number, status }) => number <= rounds && status === "published")
    .flatMap(({ number, games }) =>
      games
        .filter((game) => !isSettled(game))
        .map(({ board, seats }) => ({
          round: number,
          board,
          seats,
          ...matchTimeOf(state, number, seats),
        })),
    );
