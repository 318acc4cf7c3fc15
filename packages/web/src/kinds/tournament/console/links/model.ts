import {
  activeEntries,
  type CompetitionState,
  isSeated,
  playsTables,
  type TournamentState,
  tableSizes,
  tablesStages,
} from "@losfee/core";

/** What links are made for. */
export interface LinksModel {
  /** Tables of the largest stage so far; of the first, before it is drawn. Null: none are played. */
  readonly tables: number | null;
}

/** Links for helpers, and for tables where there are any. */
export const buildLinks = ({
  state,
}: {
  readonly state: CompetitionState | null;
}): LinksModel | null => {
  if (state === null) return null;
  const hasTables = state.kind === "tournament" && playsTables(state.settings);
  return { tables: hasTables ? tablesOf(state) : null };
};

const tablesOf = (state: TournamentState): number => {
  const tableCounts = tablesStages(state).flatMap(({ games }) =>
    games.map(({ tables }) => tables.length),
  );
  const seats = state.settings.stages.find(isSeated)?.seats ?? [];
  const planned = tableSizes(activeEntries(state).length, seats);
  return Math.max(0, ...(tableCounts.length > 0 ? tableCounts : [planned?.length ?? 0]));
};
