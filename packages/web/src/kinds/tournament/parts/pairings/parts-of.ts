import type { EntryId, RoundGroup } from "@losfee/core";
import type { PairingsGame } from "../public-games.ts";

/** Names of groups, and of the games between them. */
export interface GroupWords {
  readonly group: (given: { readonly group: number }) => string;
  readonly betweenGroups: string;
}

/** Name of a group of a round: `Gruppe 2`. */
export const groupLabel = ({ group }: Pick<RoundGroup, "group">, words: GroupWords): string =>
  group === null ? words.betweenGroups : words.group({ group });

/** A part of a round under its own heading: a group, or the games between groups. */
export interface RoundPart<Unplayed> {
  /** Null where the round has no groups. */
  readonly heading: string | null;
  readonly games: readonly PairingsGame[];
  readonly unplayed: readonly Unplayed[];
}

/** Splits a round's games and players without one by group, if it has groups. */
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
