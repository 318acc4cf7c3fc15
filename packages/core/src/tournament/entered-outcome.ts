import type { EntryId } from "../base/entry-id.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { BoardOutcome } from "./match-outcome.ts";

/** One side of a result as typed: the player, and the game points. */
export interface SideScore {
  readonly entry: EntryId;
  readonly score: number;
}

/** One board of a match as typed. */
export interface EnteredBoard {
  /** In the order of the match's teams as typed; by default the players of the line-ups. */
  readonly players?: readonly [EntryId | null, EntryId | null];
  readonly outcome: BoardOutcome;
}

/** A result of a game for two as typed: two scores, or the absent side. */
export type EnteredPairOutcome =
  | {
      readonly kind: "played";
      readonly sides: readonly [SideScore, SideScore];
      /** Ended before the first moves were complete: counts, but is not rated. */
      readonly unrated?: true;
      /** Played the other way round: who was to have White, or to begin, did not. */
      readonly swapped?: true;
    }
  | { readonly kind: "forfeit"; readonly absent: readonly EntryId[] };

/** A match between two teams as typed, board by board from the first. */
export interface EnteredMatch {
  readonly kind: "match";
  readonly teams: readonly [EntryId, EntryId];
  readonly boards: readonly EnteredBoard[];
  /**
   * Players of teams that have handed in no line-up: the first of their lists, board by board. By
   * default the players are unknown.
   */
  readonly missingLineUps?: "by-list";
}

/** A result of a game for two, or of a match between two teams, as typed. */
export type EnteredGame = EnteredPairOutcome | EnteredMatch;

/** A result as typed, of a board, a match or a table. */
export type EnteredOutcome = EnteredGame | TableOutcome;

/** A result as typed, with its contest; without a board, the contest of its players. */
export interface ResultOfRound {
  readonly round: number;
  readonly board?: number;
  readonly outcome: EnteredOutcome;
}
