import type { EntryId } from "../../base/entry-id.ts";

/** A participant's request. */
export type AbsenceWish =
  /** Absence in these rounds, in addition to arranged ones. */
  | { readonly kind: "pause"; readonly rounds: readonly number[] }
  /** Withdrawal, from the next round on that can still be left. */
  | { readonly kind: "withdrawal" };

/** A participant's latest request. It changes nothing until a director grants it. */
export interface AbsenceRequest {
  readonly wish: AbsenceWish;
  /** The player's reason; may be empty. */
  readonly reason: string;
  /** Number of its event. */
  readonly seq: number;
  /** Time of arrival: ISO 8601 in UTC. */
  readonly at: string;
  readonly answer:
    | null
    | { readonly kind: "granted" }
    | { readonly kind: "declined"; readonly reason: string };
}

/** An unanswered request with its entry. */
export interface OpenRequest extends AbsenceRequest {
  readonly entry: EntryId;
  readonly answer: null;
}

/** True if two wishes are the same. */
export const isSameWish = (one: AbsenceWish, other: AbsenceWish): boolean =>
  one.kind === "pause" && other.kind === "pause"
    ? one.rounds.join() === other.rounds.join()
    : one.kind === other.kind;
