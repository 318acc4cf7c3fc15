/**
 * Returns the sizes of the tables for `players`: as few tables of an unusual size as possible (the
 * usual is the first of `sizes`), then as few tables as possible; the usual ones first. Null if
 * impossible, as for 1, 2 and 5 players at threes and fours. O(players · sizes).
 */
export const tableSizes = (players: number, sizes: readonly number[]): readonly number[] | null => {
  const [usual, ...others] = sizes;
  if (usual === undefined || players < 1) return null;
  const rest = fewestOthers(players, usual, others);
  if (rest === null) return null;
  const seated = rest.reduce((sum, size) => sum + size, 0);
  return [...Array.from({ length: (players - seated) / usual }, () => usual), ...rest];
};

/** The fewest tables of other sizes that leave a multiple of the usual one. */
const fewestOthers = (
  players: number,
  usual: number,
  others: readonly number[],
): readonly number[] | null => {
  // More than `usual − 1` tables are never needed: some of them would make usual ones.
  let reached = new Map<number, readonly number[]>([[0, []]]);
  for (let count = 0; count < usual; count++) {
    const found = [...reached].filter(([sum]) => sum <= players && (players - sum) % usual === 0);
    const [largest] = found.sort(([a], [b]) => b - a);
    if (largest !== undefined) return largest[1];
    const next = new Map<number, readonly number[]>();
    for (const [sum, used] of reached) {
      for (const size of others) next.set(sum + size, [...used, size]);
    }
    reached = next;
  }
  return null;
};

/** Returns the nearest numbers of players below and above `players` that can be seated. */
export const seatableNear = (
  players: number,
  sizes: readonly number[],
): { readonly fewer: number | null; readonly more: number | null } => {
  const can = (count: number): boolean => tableSizes(count, sizes) !== null;
  const largest = Math.max(1, ...sizes);
  let fewer = players - 1;
  while (fewer > 0 && !can(fewer)) fewer--;
  let more = players + 1;
  while (more <= players + largest && !can(more)) more++;
  return { fewer: fewer > 0 ? fewer : null, more: can(more) ? more : null };
};
