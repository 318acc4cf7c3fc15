import type { EntryId } from "./entry-id.ts";

/** One seat's game points; null: absent, i.e. last and without points. */
export interface SeatScore {
  readonly entry: EntryId;
  readonly points: number | null;
}

/** One seat's place, shared places equal (1, 1, 3); null: absent. */
export interface SeatPlace {
  readonly entry: EntryId;
  readonly place: number | null;
}

/** Result of a game at a table, seat by seat in any order. */
export type TableOutcome =
  | { readonly kind: "game-points"; readonly seats: readonly SeatScore[] }
  | { readonly kind: "places"; readonly seats: readonly SeatPlace[] };

/** True if two results of one table are equal, ignoring the order of seats. */
export const isSameAtTable = (a: TableOutcome, b: TableOutcome): boolean =>
  a.kind === b.kind && valuesBySeat(a).join() === valuesBySeat(b).join();

const valuesBySeat = (outcome: TableOutcome): readonly string[] =>
  (outcome.kind === "places"
    ? outcome.seats.map(({ entry, place }) => `${entry}: ${place}`)
    : outcome.seats.map(({ entry, points }) => `${entry}: ${points}`)
  ).toSorted();

/** True if a result is from a table, not from a game for two. */
export const isTableOutcome = (outcome: { readonly kind: string }): outcome is TableOutcome =>
  outcome.kind === "game-points" || outcome.kind === "places";
