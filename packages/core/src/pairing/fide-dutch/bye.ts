import { completeGraph, type Graph, removeEdge } from "../matching/graph.ts";
import { perfectMatching } from "../matching/perfect-matching.ts";
import { clashAbsolutely } from "./compatibility.ts";
import type { Roster } from "./roster.ts";

/**
 * The lowest score of a player whose bye lets everybody else be paired [C5], in hundredths; null
 * where nobody needs a bye; "none" where no complete pairing exists (1.9.3).
 */
export const findByeScore = (roster: Roster): number | null | "none" => {
  const isOdd = roster.size % 2 === 1;
  if (!isOdd) return perfectMatching(legalGraph(roster, roster.size)) === null ? "none" : null;
  for (let group = roster.groups.length - 2; group >= 0; group--) {
    const from = roster.groups[group] as number;
    const to = roster.groups[group + 1] as number;
    const graph = legalGraph(roster, roster.size + 1);
    for (let rank = 0; rank < roster.size; rank++) {
      if (rank < from || rank >= to || roster.mayHaveBye[rank] === 0) {
        removeEdge(graph, rank, roster.size);
      }
    }
    if (perfectMatching(graph) !== null) return roster.scores[from] as number;
  }
  return "none";
};

const legalGraph = (roster: Roster, size: number): Graph => {
  const graph = completeGraph(size);
  for (let a = 0; a < roster.size; a++) {
    for (let at = roster.banStart[a] as number; at < (roster.banStart[a + 1] as number); at++) {
      removeEdge(graph, a, roster.banned[at] as number);
    }
    for (let b = a + 1; b < roster.size; b++) {
      if (clashAbsolutely(roster, a, b)) removeEdge(graph, a, b);
    }
  }
  return graph;
};
