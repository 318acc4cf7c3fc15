import { err, ok, type Result } from "../../base/result.ts";
import type { OfTeams, Place, Refusal, Warning } from "../refusal.ts";
import {
  type Contest,
  type ContestAddress,
  isContradicted,
  isInConflict,
  isPaired,
  isSettled,
  type Round,
} from "../round.ts";
import { completeRounds, type TournamentState } from "../state.ts";
import { withSkippedStages } from "./following-rounds.ts";

/** Returns the flag with which messages call a match of teams a match. */
export const ofTeams = ({ teams }: TournamentState["settings"]): OfTeams =>
  teams === undefined ? {} : { ofTeams: true };

/** Returns a contest for messages. */
export const placeOf = (state: TournamentState, { round, board }: ContestAddress): Place => {
  const found = state.rounds[round - 1];
  if (found === undefined || isPaired(found)) return { round, board, ...ofTeams(state.settings) };
  const first = state.rounds.findIndex(({ stage }) => stage === found.stage);
  return { round, board, at: { stage: found.stage + 1, game: round - first } };
};

/** A contest of a published round. */
export interface FoundContest {
  readonly round: Round;
  readonly contest: Contest;
}

/** Returns the published round with this number. */
export const publishedRound = (state: TournamentState, number: number): Result<Round, Refusal> => {
  const round = state.rounds[number - 1];
  if (round === undefined) return err({ code: "unknown-round", round: number });
  return round.status === "draft" ? err({ code: "round-not-published", round: number }) : ok(round);
};

/** Returns the contest at an address. */
export const findContest = (
  state: TournamentState,
  { round: number, board }: ContestAddress,
): Result<FoundContest, Refusal> => {
  const round = publishedRound(state, number);
  if (!round.ok) return round;
  const contest = round.value.games.find((game) => game.board === board);
  if (contest === undefined) return err(unknownBoard(state, { round: number, board }));
  return ok({ round: round.value, contest });
};

/** Refuses: the round has no such board, or no such table. */
export const unknownBoard = (state: TournamentState, address: ContestAddress): Refusal => {
  const { round, board, at } = placeOf(state, address);
  return at === undefined
    ? { code: "unknown-board", board, round, ...ofTeams(state.settings) }
    : { code: "unknown-table", ...at, table: board };
};

/** Refuses if results are missing to continue, ignoring rounds not waited for; null if none are. */
export const refuseOpenResults = (
  state: TournamentState,
  complete: number = completeRounds(state),
): Refusal | null => {
  const open = state.rounds[complete];
  if (open === undefined) return null;
  if (isPaired(open)) {
    const boards = open.games.filter((game) => !isSettled(game)).map(({ board }) => board);
    const conflicts = open.games.filter(isInConflict).map(({ board }) => board);
    const refusal = {
      code: "results-missing",
      round: open.number,
      boards,
      ...ofTeams(state.settings),
    } as const;
    return conflicts.length === 0 ? refusal : { ...refusal, conflicts };
  }
  const rounds = state.rounds.filter(({ stage }) => stage === open.stage);
  const games = placesWhere(state, rounds, (game) => !isSettled(game));
  const conflicts = placesWhere(state, rounds, isInConflict);
  const refusal = { code: "stage-results-missing", stage: open.stage + 1, games } as const;
  return conflicts.length === 0 ? refusal : { ...refusal, conflicts };
};

const placesWhere = (
  state: TournamentState,
  rounds: readonly Round[],
  holds: (contest: Contest) => boolean,
): readonly Place[] =>
  rounds.flatMap((round) =>
    round.games.filter(holds).map(({ board }) => placeOf(state, { round: round.number, board })),
  );

/** Warns if reports contradict results that count, before building on them. */
export const warnOfContradictions = (state: TournamentState): readonly Warning[] => {
  const places = placesWhere(state, state.rounds, isContradicted);
  return places.length === 0 ? [] : [{ code: "results-contradicted", places }];
};

/** Returns the state without drafts from a round on; entries and settings are the present ones. */
export const beforeRound = (state: TournamentState, number: number): TournamentState => {
  const rounds = state.rounds.slice(0, number - 1);
  const stages = new Set(rounds.map(({ stage }) => stage));
  const seatings = new Map([...state.seatings].filter(([index]) => stages.has(index)));
  return { ...state, rounds, seatings, settings: withSkippedStages(state.settings, rounds) };
};
