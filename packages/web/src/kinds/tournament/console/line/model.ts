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
import type { PageRequest } from "../../../../shell/page.ts";
import { type MatchLineModel, matchLineModel } from "./match-model.ts";

/** What reading a typed result needs: who sits where. Without any result: it may be blind. */
export interface LineModel {
  readonly round: BoardRound;
  readonly entries: readonly NamedPlayer[];
  /** Whether games end with game points, or with 1, ½ or 0. */
  readonly results: ResultKind;
  readonly scores: ScoreRange;
  readonly forfeitSpread: number;
  /** What matches are, where teams play; else null. */
  readonly match: MatchLineModel | null;
}

/** The line for a published round. Who has no game may be named, too: then the line says why. */
export const lineModelOf = (state: TournamentState, round: BoardRound): LineModel => ({
  round: withoutResults(round),
  entries: namedPlayers(state),
  results: resultKindOf(state.settings),
  scores: state.settings.scores,
  forfeitSpread: state.settings.forfeitSpread,
  match: matchLineModel(state, round),
});

/** Who sits where and who has no game, and nothing else. */
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
 * The published round that a page of results is about: `:round` of the address, else the one
 * that is played. Null where there is none.
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
 * The published round that is played: the first that others wait for, else the first in which a match
 * is open that was postponed. Null where all results are in.
 */
export const roundWithOpenGames = (state: TournamentState): BoardRound | null => {
  const open = pairedRounds(state).filter(
    (round) => round.status === "published" && missingResults(round).length > 0,
  );
  return open.find(({ number }) => number > roundsDone(state)) ?? open[0] ?? null;
};

/** A game's two names, the first goes first. */
export const namesOf = (state: TournamentState, { seats }: Game): readonly [string, string] => [
  nameOf(state, seats[0]),
  nameOf(state, seats[1]),
];

/** A player's name; the number where there is no such player. */
export const nameOf = (state: TournamentState, entry: EntryId): string => displayName(state, entry);

/** The line that enters this result; of a match by its boards, where marks can say them. */
export const lineOf = (
  { board, seats }: Game,
  outcome: PairOutcome,
  results: ResultKind,
): string => {
  if (outcome.kind === "forfeit") {
    return `${board} ${seats.map((entry) => (outcome.absent.includes(entry) ? "-" : "+")).join(" ")}`;
  }
  const { boards } = outcome;
  const marks =
    boards === undefined ? null : (results === "game-points" ? scoresOfLine : marksOf)(boards);
  return `${board} ${marks ?? outcome.scores.join(" ")}`;
};
