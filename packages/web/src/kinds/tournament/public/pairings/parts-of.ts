import type { EntryId, RoundGroup } from "@losfee/core";
import type { PairingsGame } from "./model.ts";

/** How groups are called, and what is played between them. */
export interface GroupWords {
  readonly group: (group: number) => string;
  readonly betweenGroups: string;
}

/** What a group of a round is called: `Gruppe 2`. */
export const groupLabel = ({ group }: Pick<RoundGroup, "group">, words: GroupWords): string =>
  group === null ? words.betweenGroups : words.group(group);

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
  words: GroupWords,
): readonly RoundPart<Unplayed>[] => {
  if (groups.length === 0) return [{ heading: null, games, unplayed }];
  return groups
    .map(({ group, boards, sitting }) => ({
      heading: groupLabel({ group }, words),
      games: games.filter(({ board }) => boards.includes(board)),
      unplayed: unplayed.filter(({ entry }) => sitting.includes(entry)),
    }))
    .filter((part) => part.games.length + part.unplayed.length > 0);
};
