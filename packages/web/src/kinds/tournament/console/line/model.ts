import {
  type BoardRound,
  displayName,
  type EntryId,
  type Game,
  marksOf,
  missingResults,
  type NamedPlayer,
  namedPlayers,
  type PairOutcome,
  pairedRounds,
  type ResultKind,
  resultKindOf,
  roundsDone,
  type ScoreRange,
  scoresOfLine,
  type TournamentState,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type MatchLineModel, matchLineModel } from "./match-model.ts";

/** Data for reading a typed result: seats only. Contains no result, so entry can be blind. */
export interface LineModel {
  readonly round: BoardRound;
  readonly entries: readonly NamedPlayer[];
  /** Result notation: game points, or 1, ½ and 0. */
  readonly results: ResultKind;
  readonly scores: ScoreRange;
  readonly forfeitSpread: number;
  /** Data of matches in team events; else null. */
  readonly match: MatchLineModel | null;
}

/** Returns the line for a published round. Players without a game are included to explain that. */
export const lineModelOf = (state: TournamentState, round: BoardRound): LineModel => ({
  round: withoutResults(round),
  entries: namedPlayers(state),
  results: resultKindOf(state.settings),
  scores: state.settings.scores,
  forfeitSpread: state.settings.forfeitSpread,
  match: matchLineModel(state, round),
});

/** Keeps only seats and players without a game. */
const withoutResults = (round: BoardRound): BoardRound => ({
  ...round,
  games: round.games.map((game) => ({ ...game, result: null, notes: [] })),
  unplayed: round.unplayed.map((one) => ({ ...one, notes: [] })),
  unpaired: [],
  notes: [],
  draws: [],
  acts: [],
});

/**
 * The published round of a results page: `:round` of the address, else the one in progress. Null if
 * there is none.
 */
export const roundToEnter = ({ state, params }: PageRequest): BoardRound | null => {
  if (state === null) return null;
  const published = pairedRounds(state).filter(({ status }) => status === "published");
  const wanted = params["round"];
  if (wanted !== undefined && wanted !== "") {
    return published.find(({ number }) => number === Number(wanted)) ?? null;
  }
  return roundWithOpenGames(state) ?? published.at(-1) ?? null;
};

/**
 * The published round in progress: the first that others wait for, else the first with an open
 * postponed match. Null if all results are in.
 */
export const roundWithOpenGames = (state: TournamentState): BoardRound | null => {
  const open = pairedRounds(state).filter(
    (round) => round.status === "published" && missingResults(round).length > 0,
  );
  return open.find(({ number }) => number > roundsDone(state)) ?? open[0] ?? null;
};

/** Names of a game's players; the first goes first. */
export const namesOf = (state: TournamentState, { seats }: Game): readonly [string, string] => [
  nameOf(state, seats[0]),
  nameOf(state, seats[1]),
];

/** A player's name; the number if there is no such player. */
export const nameOf = (state: TournamentState, entry: EntryId): string => displayName(state, entry);

/** Returns the line that enters this result; for a match by boards, if marks can express them. */
export const lineOf = (
  { board, seats }: Game,
  outcome: PairOutcome,
  results: ResultKind,
): string => {
  if (outcome.kind === "forfeit") {
    return `${board} ${seats.map((entry) => (outcome.absent.includes(entry) ? "-" : "+")).join(" ")}`;
  }
  const { boards, scores } = outcome;
  if (boards !== undefined) {
    const marks = (results === "game-points" ? scoresOfLine : marksOf)(boards);
    if (marks !== null) return `${board} ${marks}`;
  }
  return `${board} ${results === "win-draw-loss" ? decidedAs(scores) : scores.join(" ")}`;
};

/** `1`, `=` or `0` as White scored; both scores where they are no whole point together. */
const decidedAs = ([first, second]: readonly [number, number]): string => {
  if (first + second !== 1) return `${first} ${second}`;
  return first === second ? "=" : `${first}`;
};
