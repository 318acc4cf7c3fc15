import type { EntryId } from "../../base/entry-id.ts";

/** A problem at a board of a match, from 1. */
export type BoardFault = { readonly board: number } & (
  | { readonly code: "not-in-squad"; readonly player: EntryId; readonly team: EntryId }
  | { readonly code: "plays-twice"; readonly player: EntryId }
  | { readonly code: "scores-do-not-fit"; readonly scores: readonly [number, number] }
  | {
      readonly code: "score-out-of-range";
      readonly score: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  /** The side has no player there, but it is not entered as absent. */
  | { readonly code: "nobody-there"; readonly team: EntryId }
);
