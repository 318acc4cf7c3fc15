import type { Bracket, PairedBracket } from "./bracket.ts";
import { isLegal } from "./compatibility.ts";
import { completesWith, moveDownWell, type Outlook } from "./completion.ts";
import { pairQuickly } from "./quick-bracket.ts";
import type { Roster } from "./roster.ts";
import { solveBracket } from "./solve-bracket.ts";

/** The part of the field below a bracket that its pairing considers. */
export type View = "bracket" | "next" | "everybody";

/**
 * Pairs the bracket of a scoregroup with the players moved down to it. Considers as little as
 * proves the result right: the bracket alone if the rest is optimal with any players moved
 * down ([C4], [C5], [C8]), else also the next scoregroup, else all players.
 */
export const pairBracket = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  moved: readonly number[],
  byeScore: number | null,
): PairedBracket => {
  const at = (view: View): Bracket => bracketAt(roster, group, moved, byeScore, view);
  const isLast = group + 2 === roster.groups.length;
  if (isLast) {
    const everybody = at("everybody");
    return pairQuickly(roster, everybody) ?? solveBracket(roster, everybody);
  }
  const local = at("bracket");
  if (!hasLegalPair(roster, local)) return allMoveDown(local);
  const residentScore = roster.scores[roster.groups[group] as number] as number;
  const isByeHere = byeScore !== null && residentScore <= byeScore;
  if (isByeHere) return solveBracket(roster, at("everybody"));
  const isMostInBracket = roster.size - (roster.groups[group + 1] as number) <= local.next;
  const alone =
    pairQuickly(roster, local) ?? (isMostInBracket ? null : solveBracket(roster, local));
  if (alone !== null && moveDownWell(roster, outlook, group + 1, alone.downfloaters)) return alone;
  if (isMostInBracket) return solveBracket(roster, at("everybody"));
  if (group + 3 === roster.groups.length) return solveBracket(roster, at("everybody"));
  const withNext = solveBracket(roster, at("next"));
  if (completesWith(roster, outlook, group + 2, withNext.left)) return withNext;
  return solveBracket(roster, at("everybody"));
};

/** True if any pair is possible in a bracket. */
const hasLegalPair = (roster: Roster, { ranks, residents, next }: Bracket): boolean => {
  for (let b = residents; b < next; b++) {
    for (let a = 0; a < b; a++) {
      if (isLegal(roster, ranks[a] as number, ranks[b] as number)) return true;
    }
  }
  return false;
};

const allMoveDown = ({ ranks, next }: Bracket): PairedBracket => {
  const downfloaters = [...ranks.subarray(0, next)];
  return { pairs: [], downfloaters, left: downfloaters };
};

/** Returns a bracket with as much below it as a view includes. */
export const bracketAt = (
  roster: Roster,
  group: number,
  moved: readonly number[],
  byeScore: number | null,
  view: View,
): Bracket => {
  const from = roster.groups[group] as number;
  const next = roster.groups[group + 1] as number;
  const rest = roster.groups[group + 2] ?? next;
  const end = view === "bracket" ? next : view === "next" ? rest : roster.size;
  const ranks = new Int32Array(moved.length + end - from);
  ranks.set(moved);
  for (let rank = from; rank < end; rank++) ranks[moved.length + rank - from] = rank;
  return {
    ranks,
    residents: moved.length,
    next: moved.length + next - from,
    rest: Math.min(ranks.length, moved.length + rest - from),
    whole: end === roster.size,
    byeScore,
  };
};
