import type { EntryId } from "../base/entry-id.ts";
import type { PairingStanding } from "./standing-order.ts";

/** The history of two players. */
export interface Encounter {
  /** Number of meetings, including games in progress. */
  readonly meetings: number;
  readonly lastRound: number;
}

/**
 * The players to be paired, by rank: 0 is the best. Indexes what systems repeatedly need about two
 * players, instead of searching their cards.
 */
export interface RoundField {
  readonly size: number;
  readonly standings: readonly PairingStanding[];
  /** `encounters[rank]`: the opponents met, within the field. */
  readonly encounters: readonly ReadonlyMap<number, Encounter>[];
  /** The opponent of the previous round; −1 for none or one outside the field. */
  readonly lastOpponents: readonly number[];
  /** The sign of starts − replies: 1, 0 or −1. */
  readonly startSigns: readonly number[];
  /** `barred[rank]`: the players that the player may not meet regardless of the system. */
  readonly barred: readonly ReadonlySet<number>[];
}

/**
 * Builds the field of `round` from standings in rank order. Meetings and starts count in all rounds
 * before `round`, results only as far as the standings go. O(players · rounds).
 */
export const roundField = (
  standings: readonly PairingStanding[],
  round: number,
  forbidden: readonly (readonly [EntryId, EntryId])[],
): RoundField => {
  const rankOf = new Map(standings.map(({ card }, rank) => [card.entry, rank]));
  const encounters = standings.map(() => new Map<number, Encounter>());
  const lastOpponents: number[] = [];
  const startSigns: number[] = [];
  for (const [rank, { card }] of standings.entries()) {
    const met = encounters[rank] as Map<number, Encounter>;
    let balance = 0;
    let lastOpponent = -1;
    for (let past = 0; past < round - 1; past++) {
      const line = card.lines[past];
      if (line?.start === "first") balance++;
      if (line?.start === "second") balance--;
      if (line === undefined || line.kind === "unplayed") continue;
      const opponent = rankOf.get(line.opponent);
      if (opponent === undefined) continue;
      if (line.round === round - 1) lastOpponent = opponent;
      const meetings = (met.get(opponent)?.meetings ?? 0) + 1;
      met.set(opponent, { meetings, lastRound: line.round });
    }
    lastOpponents.push(lastOpponent);
    startSigns.push(Math.sign(balance));
  }
  const barred = barredRanks(standings.length, rankOf, forbidden);
  return {
    size: standings.length,
    standings,
    encounters,
    lastOpponents,
    startSigns,
    barred,
  };
};

const barredRanks = (
  size: number,
  rankOf: ReadonlyMap<EntryId, number>,
  forbidden: readonly (readonly [EntryId, EntryId])[],
): readonly ReadonlySet<number>[] => {
  const barred = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of forbidden) {
    const [rankA, rankB] = [rankOf.get(a), rankOf.get(b)];
    if (rankA === undefined || rankB === undefined) continue;
    barred[rankA]?.add(rankB);
    barred[rankB]?.add(rankA);
  }
  return barred;
};
