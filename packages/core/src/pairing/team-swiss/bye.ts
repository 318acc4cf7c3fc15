import { canAllBePaired, without } from "./completion.ts";
import type { TeamRoster } from "./roster.ts";

/**
 * Returns the rank with the pairing-allocated bye (3.4): null if none is needed, "none" if no legal
 * pairing exists (3.3.3).
 */
export const findBye = (roster: TeamRoster): number | null | "none" => {
  const everybody = Array.from({ length: roster.size }, (_, rank) => rank);
  if (roster.size % 2 === 0) return canAllBePaired(roster, everybody) ? null : "none";
  const { scores, played, numbers, mayHaveBye } = roster;
  const of = (values: Int32Array | Uint16Array, rank: number): number => values[rank] as number;
  const bye = everybody
    .filter((rank) => mayHaveBye[rank] === 1)
    .sort(
      (a, b) =>
        of(scores, a) - of(scores, b) ||
        of(played, b) - of(played, a) ||
        of(numbers, b) - of(numbers, a),
    )
    .find((rank) => canAllBePaired(roster, without(everybody, rank)));
  return bye ?? "none";
};
