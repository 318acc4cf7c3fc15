import type { EntryId } from "../../base/entry-id.ts";

/** What somebody who takes part asks for. */
export type AbsenceWish =
  /** To be away for these rounds, beside those that are arranged already. */
  | { readonly kind: "pause"; readonly rounds: readonly number[] }
  /** To stop, from the next round on that can still be left. */
  | { readonly kind: "withdrawal" };

/** What somebody asked of the director last. It changes nothing until a director grants it. */
export interface AbsenceRequest {
  readonly wish: AbsenceWish;
  /** Why, in the player's words; empty where that was not said. */
  readonly reason: string;
  /** The event that it stands in. */
  readonly seq: number;
  /** When it came in: ISO 8601 in UTC. */
  readonly at: string;
  readonly answer:
    | null
    | { readonly kind: "granted" }
    | { readonly kind: "declined"; readonly reason: string };
}

/** A request that waits for an answer, with whose it is. */
export interface OpenRequest extends AbsenceRequest {
  readonly entry: EntryId;
  readonly answer: null;
}

/** Whether two wishes are the same. */
export const isSameWish = (one: AbsenceWish, other: AbsenceWish): boolean =>
  one.kind === "pause" && other.kind === "pause"
    ? one.rounds.join() === other.rounds.join()
    : one.kind === other.kind;
