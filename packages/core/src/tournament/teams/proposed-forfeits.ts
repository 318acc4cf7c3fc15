import type { EntryId } from "../../base/entry-id.ts";
import type { MatchBoard, Side } from "../match-outcome.ts";
import { type Game, isPaired } from "../round.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { boardsLost, type LineUpFault, lineUpOf } from "./line-up.ts";
import { faultsOfLineUp } from "./line-up-check.ts";
import { sanctionedBoards } from "./sanctioned.ts";

/** The boards that a line-up costs a team in a match with a result. */
export interface ProposedForfeit {
  readonly round: number;
  /** The number of the match. */
  readonly board: number;
  readonly team: EntryId;
  /** The event of the result. */
  readonly seq: number;
  /** From 1. */
  readonly lost: readonly number[];
  readonly faults: readonly LineUpFault[];
}

/**
 * Returns the undecided boards that published line-ups cost by the settings: the result counts them
 * otherwise, and it was not waived since the line-up was given. In the order of rounds and matches.
 * O(line-ups · boards).
 */
export const proposedForfeits = (state: TournamentState): readonly ProposedForfeit[] => {
  const { teams } = state.settings;
  if (teams === undefined) return [];
  return state.rounds
    .filter(isPaired)
    .filter(({ status }) => status === "published")
    .flatMap(({ number, games }) =>
      games.flatMap((game) => forfeitsIn(state, teams, number, game)),
    );
};

/** Returns those of one match. */
export const forfeitsIn = (
  state: TournamentState,
  teams: TeamRules,
  round: number,
  game: Game,
): readonly ProposedForfeit[] => {
  const { result } = game;
  // A match forfeited as a whole is decided as a whole.
  if (result === null || result.status === "conflict" || result.outcome.kind !== "played")
    return [];
  const { boards } = result.outcome;
  return ([0, 1] as const).flatMap((side): readonly ProposedForfeit[] => {
    const team = game.seats[side];
    const found = boardsLostBy(state, teams, round, team);
    const isDecided =
      found.lost.every((board) => isLost(boards?.[board - 1], side)) ||
      isWaived(state, round, team);
    return isDecided ? [] : [{ round, board: game.board, team, seq: result.seq, ...found }];
  });
};

/** Returns the boards that a published line-up costs a team, decided or not. */
export const boardsLostBy = (
  state: TournamentState,
  teams: TeamRules,
  round: number,
  team: EntryId,
): Pick<ProposedForfeit, "lost" | "faults"> => {
  if (lineUpOf(state.lineUps, round, team)?.isPublished !== true) return { lost: [], faults: [] };
  const faults = faultsOfLineUp(state, teams, round, team).filter(
    ({ sanction }) => sanction !== "none" && sanction !== "penalty",
  );
  return { lost: boardsLost(faults, teams.boards), faults };
};

const isLost = (board: MatchBoard | undefined, side: Side): boolean =>
  board?.outcome.kind === "forfeit" && board.outcome.absent.includes(side);

/** True if a director has waived the loss of boards since the line-up was given. */
export const isWaived = (
  { waivedPenalties, lineUps }: TournamentState,
  round: number,
  team: EntryId,
): boolean =>
  waivedPenalties.some(
    (one) =>
      one.of === "boards" &&
      one.entry === team &&
      one.round === round &&
      one.seq > (lineUpOf(lineUps, round, team)?.seq ?? 0),
  );

/**
 * Returns the boards of a match if all its proposals are accepted; null if only its totals are
 * known, which a director has to change by hand.
 */
export const boardsAsProposed = (
  { seats, result }: Game,
  proposed: readonly ProposedForfeit[],
): readonly MatchBoard[] | null => {
  if (result === null || result.status === "conflict" || result.outcome.kind !== "played") {
    return null;
  }
  const { boards } = result.outcome;
  const lostBy = (team: EntryId): readonly number[] =>
    proposed.find((one) => one.team === team)?.lost ?? [];
  return boards === undefined
    ? null
    : sanctionedBoards(boards, [lostBy(seats[0]), lostBy(seats[1])]);
};
