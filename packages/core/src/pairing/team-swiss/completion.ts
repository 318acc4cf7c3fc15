import { completeGraph, removeEdge } from "../../matching/graph.ts";
import { perfectMatching } from "../../matching/perfect-matching.ts";
import type { TeamRoster } from "./roster.ts";

/**
 * True if teams, by rank, can all be paired with each other by [C1]. Certain if each may meet at
 * least half of them (G. A. Dirac, "Some theorems on abstract graphs", 1952), else by matching.
 */
export const canAllBePaired = (roster: TeamRoster, ranks: readonly number[]): boolean => {
  const size = ranks.length;
  if (size % 2 === 1) return false;
  if (size >= 2 * (roster.mostBanned + 1) || size === 0) return true;
  const positions = new Map(ranks.map((rank, position) => [rank, position]));
  const graph = completeGraph(size);
  for (const [position, rank] of ranks.entries()) {
    for (const other of bannedOf(roster, rank)) {
      const to = positions.get(other);
      if (to !== undefined) removeEdge(graph, position, to);
    }
  }
  return perfectMatching(graph) !== null;
};

/** Returns the ranks that a rank has met or may not meet. */
export const bannedOf = ({ banStart, banned }: TeamRoster, rank: number): Int32Array =>
  banned.subarray(banStart[rank], banStart[rank + 1]);

/** Returns the same ranks without some. */
export const without = (ranks: readonly number[], ...gone: readonly number[]): readonly number[] =>
  ranks.filter((rank) => !gone.includes(rank));
