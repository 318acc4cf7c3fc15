import { perfectMatching } from "../../matching/perfect-matching.ts";
import { legalGraph, outlookOf, surelyCompletes } from "./completion.ts";
import type { Roster } from "./roster.ts";

/**
 * Returns the lowest score of a player whose bye lets all others be paired [C5], in hundredths;
 * null if no bye is needed; "none" if no complete pairing exists (1.9.3). O(n) with a certificate,
 * else a matching for each scoregroup tried.
 */
export const findByeScore = (roster: Roster): number | null | "none" => {
  const everybody = Array.from({ length: roster.size }, (_, rank) => rank);
  if (roster.size % 2 === 0) {
    if (surelyCompletes(roster, outlookOf(roster, null), 0, 0)) return null;
    return perfectMatching(legalGraph(roster, everybody, null)) === null ? "none" : null;
  }
  for (let group = roster.groups.length - 2; group >= 0; group--) {
    const from = roster.groups[group] as number;
    if (!roster.mayHaveBye.subarray(from, roster.groups[group + 1]).includes(1)) continue;
    const score = roster.scores[from] as number;
    if (surelyCompletes(roster, outlookOf(roster, score), 0, 0)) return score;
    if (perfectMatching(legalGraph(roster, everybody, group)) !== null) return score;
  }
  return "none";
};
