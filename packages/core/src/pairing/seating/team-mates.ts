/**
 * Reorders players so that fewer of one group share a table, until no exchange of two helps:
 * `tables` lists, by places in the order (from 0), the tables game by game. Exchanges the first
 * player who sits with a mate with the one for whom that helps most, the first of several.
 * Deterministic, so that it can be repeated from the lots. `groupOf` null: of no group. O(players²
 * · games · seats) for each exchange, of which there are at most as many as meetings.
 */
export const matesApart = <Player>(
  order: readonly Player[],
  tables: readonly (readonly number[])[],
  groupOf: (player: Player) => string | null,
): readonly Player[] => {
  const groups = order.map(groupOf);
  if (new Set(groups.filter((group) => group !== null)).size === 0) return order;
  const players = [...order];
  const tablesOf = players.map((_, place) => tables.filter((seats) => seats.includes(place)));
  /** Counts the mates that a player of `group` meets at the tables of a place, except `but`. */
  const mates = (group: string | null, place: number, but: number): number => {
    if (group === null) return 0;
    let count = 0;
    for (const seats of tablesOf[place] ?? []) {
      for (const seat of seats) {
        if (seat !== place && seat !== but && groups[seat] === group) count++;
      }
    }
    return count;
  };
  for (;;) {
    const exchange = bestExchange(groups, mates);
    if (exchange === null) return players;
    const [a, b] = exchange;
    swap(players, a, b);
    swap(groups, a, b);
  }
};

const bestExchange = (
  groups: readonly (string | null)[],
  mates: (group: string | null, place: number, but: number) => number,
): readonly [number, number] | null => {
  for (const [a, group] of groups.entries()) {
    const now = mates(group, a, -1);
    if (now === 0) continue;
    let best: readonly [number, number] | null = null;
    let most = 0;
    for (const [b, other] of groups.entries()) {
      if (b === a || other === group) continue;
      const before = now + mates(other, b, -1);
      const after = mates(group ?? null, b, a) + mates(other, a, b);
      if (before - after > most) {
        most = before - after;
        best = [a, b];
      }
    }
    if (best !== null) return best;
  }
  return null;
};

const swap = <T>(values: T[], a: number, b: number): void => {
  const [one, other] = [values[a], values[b]];
  if (one === undefined || other === undefined) return;
  values[a] = other;
  values[b] = one;
};
