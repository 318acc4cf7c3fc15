/** Forbidden meetings of competitors 0 … size − 1. */
export interface Meetings {
  readonly size: number;
  /** `banned[banStart[r] … banStart[r + 1]]`: those r has met or may not meet, ascending. */
  readonly banStart: Int32Array;
  readonly banned: Int32Array;
}

/** A competitor by pairing number, with its earlier opponents. */
interface Met {
  readonly number: number;
  readonly history: readonly ({ readonly opponent: number; readonly played: boolean } | null)[];
}

/**
 * Returns for each of `ranked` the list of competitors it has played [C1] or that the director
 * forbids: pairing numbers of one list of `forbidden` may not meet. O(n · rounds).
 */
export const bansOf = (
  ranked: readonly Met[],
  forbidden: readonly (readonly number[])[],
): Pick<Meetings, "banStart" | "banned"> => {
  const ranks = new Map(ranked.map(({ number }, rank) => [number, rank]));
  const rankOf = (number: number): number => ranks.get(number) ?? -1;
  const met = ranked.map(({ history }, rank) => {
    const others: number[] = [];
    for (const record of history) {
      if (!record?.played) continue;
      const other = rankOf(record.opponent);
      // At most one per round: a linear search is quicker than a set.
      if (other >= 0 && other !== rank && !others.includes(other)) others.push(other);
    }
    return others;
  });
  return listed(
    forbidden.length === 0
      ? met
      : withForbidden(
          met,
          forbidden.map((group) => group.map(rankOf)),
        ),
  );
};

/** Lists in one array. */
export const listed = (
  lists: readonly (readonly number[])[],
): Pick<Meetings, "banStart" | "banned"> => {
  const banStart = new Int32Array(lists.length + 1);
  for (const [rank, { length }] of lists.entries()) {
    banStart[rank + 1] = (banStart[rank] as number) + length;
  }
  const banned = new Int32Array(banStart[lists.length] as number);
  for (const [rank, list] of lists.entries()) {
    banned.set(list, banStart[rank] as number);
    banned.subarray(banStart[rank] as number, banStart[rank + 1] as number).sort();
  }
  return { banStart, banned };
};

/** The same lists plus all other members of forbidden groups; −1 stands for none. */
const withForbidden = (
  met: readonly (readonly number[])[],
  groups: readonly (readonly number[])[],
): readonly (readonly number[])[] => {
  const lists = met.map((others) => new Set(others));
  for (const group of groups) {
    const ranks = group.filter((rank) => rank >= 0);
    for (const rank of ranks) {
      for (const other of ranks) if (other !== rank) lists[rank]?.add(other);
    }
  }
  return lists.map((list) => [...list]);
};

/** True if two competitors have not met and are not forbidden to meet [C1]. O(log rounds). */
export const mayMeet = (meetings: Meetings, a: number, b: number): boolean => {
  let low = meetings.banStart[a] as number;
  let high = meetings.banStart[a + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = meetings.banned[middle] as number;
    if (other === b) return false;
    if (other < b) low = middle + 1;
    else high = middle;
  }
  return true;
};
