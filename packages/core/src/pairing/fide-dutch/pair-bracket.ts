import type { Bracket, PairedBracket } from "./bracket.ts";
import { moveDownWell, type Outlook } from "./completion.ts";
import { pairQuickly } from "./quick-bracket.ts";
import type { Roster } from "./roster.ts";
import { solveBracket } from "./solve-bracket.ts";

/** How far below a bracket its pairing looks. */
type View = "bracket" | "next" | "everybody";

/**
 * Pairs the bracket of a scoregroup with the players moved down to it. Looks at as little as proves
 * the result right: the bracket alone where what follows is certain to come out well whoever moves
 * down ([C4], [C5], [C8]), else also the next scoregroup, else everybody.
 */
export const pairBracket = (
  roster: Roster,
  outlook: Outlook,
  group: number,
  moved: readonly number[],
  byeScore: number | null,
): PairedBracket => {
  const at = (view: View): Bracket => bracketAt(roster, group, moved, byeScore, view);
  const residentScore = roster.scores[roster.groups[group] as number] as number;
  const isByeHere = byeScore !== null && residentScore <= byeScore;
  const isLast = group + 2 === roster.groups.length;
  const fits = ({ downfloaters }: PairedBracket): boolean =>
    isLast || moveDownWell(roster, outlook, group + 1, downfloaters);
  if (isLast) {
    const last = at("everybody");
    return pairQuickly(roster, last) ?? solveBracket(roster, last);
  }
  if (!isByeHere) {
    const local = at("bracket");
    const quick = pairQuickly(roster, local);
    if (quick !== null && fits(quick)) return quick;
    if (quick === null) {
      const solved = solveBracket(roster, local);
      if (fits(solved)) return solved;
    }
  }
  return solveBracket(roster, at("everybody"));
};

const bracketAt = (
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
  const ranks = Int32Array.from({ length: moved.length + end - from }, (_, position) =>
    position < moved.length ? (moved[position] as number) : from + position - moved.length,
  );
  return {
    ranks,
    residents: moved.length,
    next: moved.length + next - from,
    rest: Math.min(ranks.length, moved.length + rest - from),
    whole: end === roster.size,
    byeScore,
  };
};
