import type { EntryId } from "../base/entry-id.ts";
import type { EventDetailsRefusal } from "../event-details/event-details.ts";
import type { EntriesRefusal } from "../tournament/entry-check.ts";
import type { TableAddress } from "./table-game.ts";

/**
 * Why a command was not carried out: a code and what the sentence about it needs. The journal is
 * unchanged. Texts, each with the way out, are in the dictionaries at the edge.
 */
export type TablesRefusal =
  | { readonly code: "competition-exists" }
  | { readonly code: "no-competition" }
  | { readonly code: "competition-closed" }
  | { readonly code: "competition-open" }
  | { readonly code: "name-missing"; readonly field: "competition" | "entry" }
  | { readonly code: "unknown-format"; readonly format: string; readonly known: readonly string[] }
  | { readonly code: "malformed-seed" }
  | EventDetailsRefusal
  | { readonly code: "setting-out-of-range"; readonly setting: string; readonly allowed: string }
  | {
      readonly code: "unknown-criterion";
      readonly given: string;
      /** In the chain, from 1. */
      readonly position: number;
      readonly known: readonly string[];
    }
  | { readonly code: "criterion-twice"; readonly criterion: string; readonly position: number }
  /** Tables of this size are allowed but nothing says what their places are worth. */
  | { readonly code: "scale-missing"; readonly size: number }
  /** Tables, games, players and results of stages that were drafted stay as they are. */
  | { readonly code: "stage-already-drafted"; readonly stage: number; readonly setting: string }
  | Exclude<EntriesRefusal, { readonly code: "name-missing" }>
  | { readonly code: "unknown-entry"; readonly entry: EntryId }
  /** Nothing is known of the person any more, and nothing is to be. */
  | { readonly code: "entry-erased"; readonly entry: EntryId }
  | { readonly code: "entry-in-stage"; readonly entry: EntryId; readonly stage: number }
  | { readonly code: "entry-withdrawn"; readonly entry: EntryId }
  | { readonly code: "entry-not-withdrawn"; readonly entry: EntryId }
  | { readonly code: "reason-missing" }
  | { readonly code: "unknown-stage"; readonly stage: number }
  | { readonly code: "draft-exists"; readonly stage: number }
  | { readonly code: "no-draft"; readonly stage: number }
  | { readonly code: "all-stages-played"; readonly stages: number }
  /** So many players cannot be seated at tables of these sizes, e.g. 1, 2 and 5 at threes and fours. */
  | {
      readonly code: "cannot-be-seated";
      readonly players: number;
      readonly sizes: readonly number[];
      /** The next smaller and larger number that can be seated; null where there is none. */
      readonly fewer: number | null;
      readonly more: number | null;
    }
  | {
      readonly code: "results-missing";
      readonly stage: number;
      readonly games: readonly TableAddress[];
    }
  /** In the competition since the tables were drawn, and at none of them. */
  | {
      readonly code: "entries-unseated";
      readonly stage: number;
      readonly entries: readonly EntryId[];
    }
  | { readonly code: "stage-not-published"; readonly stage: number }
  | { readonly code: "stage-already-published"; readonly stage: number }
  | { readonly code: "stage-has-results"; readonly stage: number }
  | { readonly code: "not-last-stage"; readonly stage: number; readonly last: number }
  | { readonly code: "unknown-game"; readonly stage: number; readonly game: number }
  | {
      readonly code: "unknown-table";
      readonly stage: number;
      readonly game: number;
      readonly table: number;
    }
  | { readonly code: "entry-not-in-stage"; readonly entry: EntryId; readonly stage: number }
  | { readonly code: "entry-already-in-stage"; readonly entry: EntryId; readonly stage: number }
  | { readonly code: "same-entry"; readonly entry: EntryId }
  /** No game is open in which the players could be seated otherwise. */
  | { readonly code: "no-open-game"; readonly stage: number }
  | { readonly code: "already-at-table"; readonly entry: EntryId; readonly table: number }
  /** The order of seats must name everybody at the table once. */
  | { readonly code: "seats-do-not-fit"; readonly seats: readonly EntryId[] }
  | {
      readonly code: "results-kind";
      readonly given: "game-points" | "places";
      readonly expected: "game-points" | "places";
    }
  /** Results name everybody at the table once; who has withdrawn may be left out. */
  | {
      readonly code: "not-the-table";
      readonly address: TableAddress;
      readonly missing: readonly EntryId[];
      readonly strangers: readonly EntryId[];
      readonly twice: readonly EntryId[];
    }
  | {
      readonly code: "score-out-of-range";
      readonly entry: EntryId;
      readonly score: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  /** Places are 1 + the number of those ahead: two firsts are followed by a third. */
  | { readonly code: "places-do-not-fit"; readonly places: readonly number[] }
  | ({ readonly code: "result-exists" } & TableAddress)
  | ({ readonly code: "no-result" } & TableAddress)
  | ({ readonly code: "result-unchanged" } & TableAddress)
  | ({ readonly code: "result-confirmed" } & TableAddress)
  | ({ readonly code: "already-annulled" } & TableAddress)
  /** The next stage was made with this result: correct it instead. */
  | ({ readonly code: "result-built-on"; readonly laterStage: number } & TableAddress)
  | { readonly code: "cannot-draft-again"; readonly stage: number }
  | { readonly code: "penalty-out-of-range"; readonly points: number }
  | { readonly code: "unknown-penalty"; readonly penalty: number };

/** What was carried out but deserves a second look. */
export type TablesWarning =
  | {
      readonly code: "unusual-score";
      readonly entry: EntryId;
      readonly score: number;
      readonly usual: readonly [number, number];
    }
  /** Some entries are not checked in. */
  | { readonly code: "not-checked-in"; readonly entries: readonly EntryId[] }
  /** A later stage was made before this changed. */
  | { readonly code: "later-stage-stays"; readonly stage: number; readonly laterStage: number }
  /** Somebody left and nobody could take the seat. */
  | { readonly code: "seat-empty"; readonly stage: number; readonly entry: EntryId };
