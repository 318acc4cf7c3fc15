import { completeGraph, removeEdge } from "../matching/graph.ts";
import { perfectMatching } from "../matching/perfect-matching.ts";

/** True if all of `size` players can be paired. O(n³) at worst. */
export const canPairAll = (size: number, mayMeet: (a: number, b: number) => boolean): boolean => {
  const graph = completeGraph(size);
  for (let b = 1; b < size; b++) {
    for (let a = 0; a < b; a++) if (!mayMeet(a, b)) removeEdge(graph, a, b);
  }
  return perfectMatching(graph) !== null;
};
