import type { EntryId } from "../../base/entry-id.ts";

/** Impact of a change on standings. */
export interface StandingsImpact<Row> {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  /** Entries whose rank or values differ, in the order of the standings after. */
  readonly moved: readonly EntryId[];
}

/** Returns the impact between two standings; rows differ if `what` of them does. */
export const standingsImpact = <Row extends { readonly entry: EntryId }>(
  before: readonly Row[],
  after: readonly Row[],
  what: (row: Row) => unknown,
): StandingsImpact<Row> => {
  const compared = (row: Row): string => JSON.stringify(what(row));
  const old = new Map(before.map((row) => [row.entry, compared(row)]));
  const moved = after.filter((row) => old.get(row.entry) !== compared(row));
  return { before, after, moved: moved.map(({ entry }) => entry) };
};
