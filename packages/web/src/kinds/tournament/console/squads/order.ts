import type { EntryId } from "@losfee/core";

interface Placed {
  readonly id: EntryId;
}

/** Sorts rows by a given order; unnamed rows come last, missing ones are left out. */
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

/** The order with one row a place further up (-1) or down, if possible. */
export const moved = (rows: readonly Placed[], id: EntryId, step: -1 | 1): readonly EntryId[] => {
  const ids = rows.map((row) => row.id);
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
};
