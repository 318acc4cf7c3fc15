import type { EntryId } from "../../base/entry-id.ts";
import type { PairedGame, RoundPairing } from "../system.ts";
import type { PreliminaryGroup } from "./groups.ts";
import { GROUP_ROUNDS, letterOf, tableFor } from "./tables.ts";

/** Two opponents. */
export type Pair = readonly [EntryId, EntryId];

type Bye = RoundPairing["byes"][number];

/** The groups' plan for a round, before absences. */
export interface PlannedRound {
  readonly games: readonly (PairedGame & { readonly group: number })[];
  readonly byes: readonly (Bye & { readonly group: number })[];
}

/** The games of `groups` in the `round`-th round of their stage (1 … 3), group by group. */
export const plannedRound = (groups: readonly PreliminaryGroup[], round: number): PlannedRound => {
  const rounds = groups.map((group) => plannedInGroup(group, round));
  return {
    games: rounds.flatMap(({ games }) => games),
    byes: rounds.flatMap(({ byes }) => byes),
  };
};

const plannedInGroup = ({ number, members }: PreliminaryGroup, round: number): PlannedRound => {
  const size = members.length;
  const pairs = tableFor(size)?.[round - 1] ?? [];
  const seated = new Set(pairs.flat());
  const note = (one: number, other: number | null) => ({
    code: "preliminary-group" as const,
    group: number,
    size,
    letters: [letterOf(one), other === null ? "" : letterOf(other)] as const,
  });
  return {
    games: pairs.flatMap(([one, other]) => {
      const [a, b] = [members[one], members[other]];
      if (a === undefined || b === undefined) return [];
      return [{ players: [a.entry, b.entry] as const, notes: [note(one, other)], group: number }];
    }),
    byes: members.flatMap(({ entry }, place) =>
      seated.has(place) ? [] : [{ entry, notes: [note(place, null)], group: number }],
    ),
  };
};

/** Returns the groups' planned pairs after the `round`-th round, next round first. */
export const laterRounds = (
  groups: readonly PreliminaryGroup[],
  round: number,
): readonly (readonly Pair[])[] =>
  Array.from({ length: GROUP_ROUNDS - round }, (_, index) => round + index + 1).map((later) =>
    plannedRound(groups, later).games.map(({ players }) => players),
  );
