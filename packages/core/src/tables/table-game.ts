import type { EntryId } from "../base/entry-id.ts";

/** One seat's game points; null: absent, which is last and without points. */
export interface SeatScore {
  readonly entry: EntryId;
  readonly points: number | null;
}

/** One seat's place, shared ones equal (1, 1, 3); null: absent. */
export interface SeatPlace {
  readonly entry: EntryId;
  readonly place: number | null;
}

/** How a game at a table ended, seat by seat in any order. */
export type TableOutcome =
  | { readonly kind: "game-points"; readonly seats: readonly SeatScore[] }
  | { readonly kind: "places"; readonly seats: readonly SeatPlace[] };

/** A recorded result with where it came from. */
export interface TableResult {
  readonly outcome: TableOutcome;
  /** Reported by the table itself until a director confirms it, or enters it. */
  readonly status: "reported" | "confirmed";
  readonly actor: string;
  readonly seq: number;
  /** How often it was corrected. */
  readonly corrections: number;
}

/** Who sits at a table in one game. */
export interface SeatedTable {
  /** From 1. */
  readonly table: number;
  /** First seat first. */
  readonly seats: readonly EntryId[];
}

/** A game at a table. */
export interface TableGame extends SeatedTable {
  readonly result: TableResult | null;
  /** Counts for nobody: the reason. A result that is entered afterwards is of its replay. */
  readonly annulled: string | null;
}

/** All tables of one game of a stage. */
export interface SeatedGame {
  /** From 1 within the stage. */
  readonly game: number;
  readonly tables: readonly SeatedTable[];
}

/** All tables of one game of a stage, with what was played at them. */
export interface StageGame extends SeatedGame {
  readonly tables: readonly TableGame[];
}

/** Names one game at one table. */
export interface TableAddress {
  readonly stage: number;
  readonly game: number;
  readonly table: number;
}

/** Whether two results of one table say the same, whatever the order of their seats. */
export const sameOutcome = (a: TableOutcome, b: TableOutcome): boolean =>
  a.kind === b.kind && valuesBySeat(a).join() === valuesBySeat(b).join();

const valuesBySeat = (outcome: TableOutcome): readonly string[] =>
  (outcome.kind === "places"
    ? outcome.seats.map(({ entry, place }) => `${entry}: ${place}`)
    : outcome.seats.map(({ entry, points }) => `${entry}: ${points}`)
  ).toSorted();
