import type { EntryId, RoundGroup } from "@losfee/core";
import type { PairingsGame } from "./model.ts";

/** A part of a round under a heading of its own: a group, or what is played between groups. */
export interface RoundPart<Unplayed> {
  /** Null where the round has no groups. */
  readonly heading: string | null;
  readonly games: readonly PairingsGame[];
  readonly unplayed: readonly Unplayed[];
}

/** The games of a round and those without one, by groups where there are any. */
export const partsOf = <Unplayed extends { readonly entry: EntryId }>(
  {
    groups,
    games,
    unplayed,
  }: {
    readonly groups: readonly RoundGroup[];
    readonly games: readonly PairingsGame[];
    readonly unplayed: readonly Unplayed[];
  },
  words: { readonly group: (group: number) => string; readonly betweenGroups: string },
): readonly RoundPart<Unplayed>[] => {
  if (groups.length === 0) return [{ heading: null, games, unplayed }];
  return groups
    .map(({ group, boards, sitting }) => ({
      heading: group === null ? words.betweenGroups : words.group(group),
      games: games.filter(({ board }) => boards.includes(board)),
      unplayed: unplayed.filter(({ entry }) => sitting.includes(entry)),
    }))
    .filter((part) => part.games.length + part.unplayed.length > 0);
};
