import type { EntryId } from "../base/entry-id.ts";

/** Entries whose rows differ in `what` is compared of them, in the order of the standings after. */
export const movedEntries = <Row extends { readonly entry: EntryId }>(
  before: readonly Row[],
  after: readonly Row[],
  what: (row: Row) => unknown,
): readonly EntryId[] => {
  const compared = (row: Row): string => JSON.stringify(what(row));
  const old = new Map(before.map((row) => [row.entry, compared(row)]));
  return after.filter((row) => old.get(row.entry) !== compared(row)).map(({ entry }) => entry);
};
