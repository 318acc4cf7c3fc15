import { canAllBePaired, without } from "./completion.ts";
import type { TeamRoster } from "./roster.ts";
import { solveUpfloaters } from "./solve-upfloaters.ts";

/**
 * Chooses the teams that complete a top-scoregroup to a bracket (3.5), by rank: `residents` of one
 * score, and `lower` all others not yet paired, both ascending. All together can be paired.
 */
export const chooseUpfloaters = (
  roster: TeamRoster,
  residents: readonly number[],
  lower: readonly number[],
): readonly number[] =>
  chooseQuickly(roster, residents, lower) ?? solveUpfloaters(roster, residents, lower) ?? [];

/** The minimum number of upfloaters by parity, if that is enough: none or one. */
const chooseQuickly = (
  roster: TeamRoster,
  residents: readonly number[],
  lower: readonly number[],
): readonly number[] | null => {
  if (residents.length % 2 === 0) {
    return canAllBePaired(roster, residents) && canAllBePaired(roster, lower) ? [] : null;
  }
  for (const group of scoregroupsOf(roster, lower)) {
    const chosen = chooseOne(roster, residents, lower, group);
    if (chosen !== null) return [chosen];
  }
  return null;
};

/** The single upfloater from a scoregroup; null if none leaves a legal pairing. */
const chooseOne = (
  roster: TeamRoster,
  residents: readonly number[],
  lower: readonly number[],
  group: readonly number[],
): number | null => {
  const hasFloated = (rank: number): number =>
    roster.floatsCount ? (roster.floated[rank] as number) : 0;
  const candidates = group.toSorted((a, b) => hasFloated(a) - hasFloated(b) || a - b);
  let best: number | null = null;
  for (const candidate of candidates) {
    const rest = without(lower, candidate);
    if (!canAllBePaired(roster, [...residents, candidate]) || !canAllBePaired(roster, rest)) {
      continue;
    }
    if (leavesNextPairable(roster, lower, [candidate])) return candidate;
    best ??= candidate;
  }
  return best;
};

/** [C6]: the rest of the following scoregroup needs no more upfloaters than its parity requires. */
export const leavesNextPairable = (
  roster: TeamRoster,
  lower: readonly number[],
  upfloaters: readonly number[],
): boolean => {
  const [following = [], ...others] = scoregroupsOf(roster, lower);
  const left = without(following, ...upfloaters);
  const below = without(others.flat(), ...upfloaters);
  if (left.length === 0) return true;
  if (left.length % 2 === 0) return canAllBePaired(roster, left) && canAllBePaired(roster, below);
  return below.some(
    (rank) =>
      canAllBePaired(roster, [...left, rank]) && canAllBePaired(roster, without(below, rank)),
  );
};

/** Ranks of equal scores, highest first. */
export const scoregroupsOf = (
  { scores }: TeamRoster,
  ranks: readonly number[],
): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  for (const rank of ranks) {
    const group = groups.at(-1);
    if (group !== undefined && scores[group[0] as number] === scores[rank]) group.push(rank);
    else groups.push([rank]);
  }
  return groups;
};
