import { completeGraph, type Graph, removeEdge } from "../../matching/graph.ts";
import { perfectMatching } from "../../matching/perfect-matching.ts";
import { ABSOLUTE } from "./colours.ts";
import { clashAbsolutely } from "./compatibility.ts";
import type { Roster } from "./roster.ts";

/** The input of certificates: for each group, counts over all ranks from its first one on. */
export interface Outlook {
  /** The longest list of forbidden opponents of a player. */
  readonly mostBanned: number;
  /** `clashing[group]`: the larger number of players with one absolute preference from there on. */
  readonly clashing: Int32Array;
  /** The group with the bye's score; −1 without a bye. */
  readonly byeGroup: number;
}

/** Prepares the certificates for a round in which the bye has the given score. O(n). */
export const outlookOf = (roster: Roster, byeScore: number | null): Outlook => {
  const last = roster.groups.length - 1;
  const clashing = new Int32Array(last + 1);
  let [white, black, mostBanned, byeGroup] = [0, 0, 0, -1];
  for (let group = last - 1; group >= 0; group--) {
    const from = roster.groups[group] as number;
    if (roster.scores[from] === byeScore) byeGroup = group;
    for (let rank = from; rank < (roster.groups[group + 1] as number); rank++) {
      const bans = (roster.banStart[rank + 1] as number) - (roster.banStart[rank] as number);
      mostBanned = Math.max(mostBanned, bans);
      if (roster.strengths[rank] !== ABSOLUTE) continue;
      if (roster.preferences[rank] === 1) white++;
      else black++;
    }
    clashing[group] = Math.max(white, black);
  }
  return { mostBanned, clashing, byeGroup };
};

/**
 * True if the players from a group on and any `extra` others from above can be paired completely
 * [C4], the bye having its score [C5]: certain if each may meet more than half of the rest (G. A.
 * Dirac, "Some theorems on abstract graphs", 1952). False proves nothing.
 */
export const surelyCompletes = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  extra: number,
): boolean => {
  const players = roster.size - (roster.groups[group] ?? roster.size);
  if (players + extra === 0) return true;
  if (outlook.byeGroup >= 0 && outlook.byeGroup < group) return false;
  const strangers = outlook.mostBanned + (outlook.clashing[group] ?? 0) + extra;
  return players + extra - 2 - strangers >= (players + extra) / 2;
};

/**
 * True if any `moved` players can all be paired in the scoregroup below, leaving at most one
 * resident over, as well as the rest allows [C8].
 */
const surelyPairsBelow = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  moved: number,
): boolean => {
  const players = (roster.groups[group + 1] as number) - (roster.groups[group] as number);
  const strangers = outlook.mostBanned + (outlook.clashing[group] ?? 0);
  if (players - 1 - strangers < moved) return false;
  return players - moved - 2 - strangers >= (players - moved) / 2;
};

/**
 * True if moving these players, by rank, into a group allows an optimal bracket there [C8] and the
 * completion of all the rest [C4]. Certificates first; then a proof by construction for a few
 * choices of further downfloaters. False proves nothing.
 */
export const moveDownWell = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  moved: readonly number[],
): boolean => {
  if (group + 1 >= roster.groups.length) return true;
  if (moved.length === 0 && surelyCompletes(roster, outlook, group, 0)) return true;
  const from = roster.groups[group] as number;
  const to = roster.groups[group + 1] as number;
  const isOdd = (to - from + moved.length) % 2 === 1;
  const isSureBelow = surelyPairsBelow(roster, outlook, group, moved.length);
  if (isSureBelow && surelyCompletes(roster, outlook, group + 1, isOdd ? 1 : 0)) return true;
  const inGroup = [...moved, ...ranksBetween(from, to)];
  const below = ranksBetween(to, roster.size);
  if (!isOdd) {
    return canPairAll(roster, inGroup, moved.length, null) && completes(roster, outlook, below);
  }
  for (let rank = to - 1; rank >= Math.max(from, to - ATTEMPTS); rank--) {
    const others = inGroup.filter((other) => other !== rank);
    if (!completes(roster, outlook, [rank, ...below])) continue;
    if (canPairAll(roster, others, moved.length, null)) return true;
  }
  return false;
};

/**
 * True if players without a pair and all from a group on can be paired completely [C4], the bye
 * having its score [C5].
 */
export const completesWith = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  left: readonly number[],
): boolean => {
  if (surelyCompletes(roster, outlook, group, left.length)) return true;
  const from = roster.groups[group] ?? roster.size;
  return completes(roster, outlook, [...left, ...ranksBetween(from, roster.size)]);
};

/**
 * Number of players of a group tried as the further downfloater, the lowest first. If all fail
 * nothing is proved, and the bracket is solved with more of the field in view.
 */
const ATTEMPTS = 6;

const ranksBetween = (from: number, to: number): number[] => {
  const ranks: number[] = [];
  for (let rank = from; rank < to; rank++) ranks.push(rank);
  return ranks;
};

const completes = (roster: Roster, outlook: Outlook, ranks: readonly number[]): boolean => {
  if (ranks.length % 2 === 0) return canPairAll(roster, ranks, 0, null);
  const { byeGroup } = outlook;
  return byeGroup >= 0 && canPairAll(roster, ranks, 0, byeGroup);
};

/**
 * True if players can all be paired, the first `moved` of them only with others, one of a group
 * having the bye if given. O(n³/32) at worst.
 */
const canPairAll = (
  roster: Roster,
  ranks: readonly number[],
  moved: number,
  byeGroup: number | null,
): boolean => {
  const graph = legalGraph(roster, ranks, byeGroup);
  for (let a = 0; a < moved; a++) for (let b = a + 1; b < moved; b++) removeEdge(graph, a, b);
  return perfectMatching(graph) !== null;
};

/** The legal meetings of some players; with a group for the bye, the last vertex is the bye. */
export const legalGraph = (
  roster: Roster,
  ranks: readonly number[],
  byeGroup: number | null,
): Graph => {
  const size = ranks.length + (byeGroup === null ? 0 : 1);
  const graph = completeGraph(size);
  const vertexOf = new Int32Array(roster.size).fill(-1);
  const absolute: number[] = [];
  for (let vertex = 0; vertex < ranks.length; vertex++) {
    const rank = ranks[vertex] as number;
    vertexOf[rank] = vertex;
    if (roster.strengths[rank] === ABSOLUTE) absolute.push(vertex);
  }
  for (let vertex = 0; vertex < ranks.length; vertex++) {
    const rank = ranks[vertex] as number;
    const end = roster.banStart[rank + 1] as number;
    for (let at = roster.banStart[rank] as number; at < end; at++) {
      const other = vertexOf[roster.banned[at] as number] as number;
      if (other >= 0) removeEdge(graph, vertex, other);
    }
  }
  for (const a of absolute) {
    for (const b of absolute) {
      if (a < b && clashAbsolutely(roster, ranks[a] as number, ranks[b] as number)) {
        removeEdge(graph, a, b);
      }
    }
  }
  if (byeGroup === null) return graph;
  const [from, to] = [roster.groups[byeGroup] as number, roster.groups[byeGroup + 1] as number];
  ranks.forEach((rank, vertex) => {
    if (rank < from || rank >= to || roster.mayHaveBye[rank] === 0) {
      removeEdge(graph, vertex, size - 1);
    }
  });
  return graph;
};
