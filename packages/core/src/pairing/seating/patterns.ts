/**
 * Seats `ranked` (best first) at tables of these sizes in the pattern 1-18-19: the first row goes
 * along the tables, the next one back, and so on; a table takes no more than its size. King Lui,
 * "2. Runde". Returns the entries of each table, best first.
 */
export const snakeTables = <T>(
  ranked: readonly T[],
  sizes: readonly number[],
): readonly (readonly T[])[] => {
  const tables: T[][] = sizes.map(() => []);
  let next = 0;
  for (let row = 0; next < ranked.length; row++) {
    const along = sizes.map((_, index) => index).filter((index) => (sizes[index] ?? 0) > row);
    if (along.length === 0) break;
    if (row % 2 === 1) along.reverse();
    for (const index of along) {
      const entry = ranked[next++];
      if (entry !== undefined) tables[index]?.push(entry);
    }
  }
  return tables;
};

/** Seats an order table by table: fills table 1 first, and so on. */
export const filledTables = <T>(
  order: readonly T[],
  sizes: readonly number[],
): readonly (readonly T[])[] => {
  let from = 0;
  return sizes.map((size) => {
    const seats = order.slice(from, from + size);
    from += size;
    return seats;
  });
};
