import {
  type BoardRound,
  countingResult,
  type EntryId,
  isUnconfirmed,
  type PairingNote,
  type PairOutcome,
  reasonsOf,
  type StartNote,
  type TournamentState,
  type UnplayedRound,
} from "@losfee/core";

/** Public view of a game. */
export interface PairingsGame {
  readonly board: number;
  /** The first goes first, unless `start` says that the players draw and there is no result. */
  readonly seats: readonly [EntryId, EntryId];
  readonly start: StartNote;
  readonly notes: readonly PairingNote[];
  readonly outcome: PairOutcome | null;
  /** True if the result is reported but unconfirmed. */
  readonly isReported: boolean;
}

/** Public view of a player without a game, and the worth of the round. */
export interface PairingsUnplayed extends UnplayedRound {
  readonly worth: string;
}

/** The games of a published round, in board order. */
export const publicGames = (
  { settings }: TournamentState,
  round: BoardRound,
): readonly PairingsGame[] =>
  [...round.games]
    .sort((a, b) => a.board - b.board)
    .map((game) => ({
      board: game.board,
      seats: game.seats,
      ...reasonsOf(game),
      outcome: countingResult(game, settings)?.outcome ?? null,
      isReported: isUnconfirmed(game),
    }));

/** Returns the players of the competition who sit out. */
export const publicUnplayed = (round: BoardRound): readonly UnplayedRound[] =>
  round.unplayed.filter(({ reason }) => reason === "bye" || reason === "pause");

/** True if it is known who goes first. */
export const startIsKnown = ({ start, outcome }: PairingsGame): boolean =>
  start.code !== "players-draw" || outcome?.kind === "played";
