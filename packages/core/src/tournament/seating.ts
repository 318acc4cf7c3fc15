import type { EntryId } from "../base/entry-id.ts";
import type { CommittedDraw } from "../lots/commitments.ts";
import type { Draw } from "../lots/lots.ts";
import type { SeatedContest } from "./round.ts";

/** Reason of a player's admission to a stage. */
export type Admission =
  /** The first stage: all entries. */
  | "entered"
  /** Among the best of the previous stage. */
  | "overall"
  /** Among the best of their table. */
  | "table"
  /** As the best who had not advanced, for a vacated seat. */
  | "next-best"
  /** For a player who stopped, or by the director. */
  | "substitute";

/** A player of a stage, by seed: the rank that determines seats. */
export interface StageMember {
  readonly entry: EntryId;
  readonly admission: Admission;
}

/** All tables of one game of a stage. */
export interface SeatedGame {
  /** From 1 within the stage. */
  readonly game: number;
  readonly tables: readonly SeatedContest[];
}

/** The seats of a stage, as drafted. */
export interface DraftedSeating {
  /** In the order of their seeds: drawn by lot, or by rank. */
  readonly members: readonly StageMember[];
  readonly games: readonly SeatedGame[];
  readonly draws: readonly Draw[];
}

/** A director's manual change of a seating, in games without a result. */
export type SeatingAct =
  /** Two players swap places: in one game, or in all open ones (`game` null). */
  | {
      readonly kind: "swap";
      readonly players: readonly [EntryId, EntryId];
      readonly game: number | null;
    }
  /** A player moves to another table. */
  | {
      readonly kind: "move";
      readonly entry: EntryId;
      readonly board: number;
      readonly game: number | null;
    }
  /** New seats at one table in one game, first seat first: the same players. */
  | {
      readonly kind: "order";
      readonly game: number;
      readonly board: number;
      readonly seats: readonly EntryId[];
    };

/** An act with its reason, as shown with the stage. */
export interface RecordedSeatingAct {
  readonly act: SeatingAct;
  readonly reason: string;
  readonly actor: string;
}

/** A player who continues for another from a game on. */
export interface Substitution {
  readonly out: EntryId;
  readonly in: EntryId;
  readonly fromGame: number;
  /** True if earlier games count for the substitute. */
  readonly takesOver: boolean;
  readonly reason: string;
}

/** The members of a stage at tables, and the manual changes of its seating. */
export interface Seating {
  readonly members: readonly StageMember[];
  readonly draws: readonly CommittedDraw[];
  /** The hash of the seed for the stage's tie-breaks: the one in force when it was drafted. */
  readonly tiesFrom: string;
  readonly acts: readonly RecordedSeatingAct[];
  readonly substitutions: readonly Substitution[];
}
