import type { EntryId } from "@losfee/core";

interface Placed {
  readonly id: EntryId;
}

/** Rows in another order; those that it does not name come last, those that are gone are left out. */
export const orderedBy = <Row extends Placed>(
  rows: readonly Row[],
  order: readonly EntryId[] | null,
): readonly Row[] => {
  if (order === null) return rows;
  const place = ({ id }: Row): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  return rows.toSorted((a, b) => place(a) - place(b));
};

/** The order of rows with one a place further up (-1) or down; at the end it stays. */
export const moved = (rows: readonly Placed[], id: EntryId, step: -1 | 1): readonly EntryId[] => {
  const ids = rows.map((row) => row.id);
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
};
