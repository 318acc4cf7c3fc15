import type { EntryId } from "../base/entry-id.ts";
import type { CommittedDraw } from "../lots/commitments.ts";
import type { Draw } from "../lots/lots.ts";
import type { SeatedContest } from "./round.ts";

/** How somebody came into a stage. */
export type Admission =
  /** The first stage: everybody. */
  | "entered"
  /** Among the best of the stage before. */
  | "overall"
  /** Among the best of the own table. */
  | "table"
  /** Took a seat that was left, as the best who had not advanced. */
  | "next-best"
  /** For somebody who stopped, or by the director's hand. */
  | "substitute";

/** A player of a stage, by seed: the rank that seats are given by. */
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

/** Who sits where in a stage, as drafted. */
export interface DraftedSeating {
  /** In the order of their seeds: drawn by lot, or by rank. */
  readonly members: readonly StageMember[];
  readonly games: readonly SeatedGame[];
  readonly draws: readonly Draw[];
}

/** What a director can change of a seating by hand, in games without a result. */
export type SeatingAct =
  /** Two players exchange places: in one game, or in all that are open (`game` null). */
  | {
      readonly kind: "swap";
      readonly players: readonly [EntryId, EntryId];
      readonly game: number | null;
    }
  /** A player goes to another table. */
  | {
      readonly kind: "move";
      readonly entry: EntryId;
      readonly board: number;
      readonly game: number | null;
    }
  /** The seats of one table in one game, first seat first: the same players. */
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

/** Somebody who plays on for another from a game on. */
export interface Substitution {
  readonly out: EntryId;
  readonly in: EntryId;
  readonly fromGame: number;
  /** Whether the games before count for the one who came in. */
  readonly takesOver: boolean;
  readonly reason: string;
}

/** Who plays a stage at tables, and what was done to its seating beside drafting it. */
export interface Seating {
  readonly members: readonly StageMember[];
  readonly draws: readonly CommittedDraw[];
  /** The hash of the seed that ends ties of the stage: the one in force when it was drafted. */
  readonly tiesFrom: string;
  readonly acts: readonly RecordedSeatingAct[];
  readonly substitutions: readonly Substitution[];
}
