import { activeEntries, isSeated, tableSizes, tablesStages } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** What links for tables are made for. */
export interface TableLinksModel {
  /** Tables of the largest stage so far; of the first, before it is drawn. */
  readonly tables: number;
}

/** How many tables there are. */
export const buildTableLinks = ({ state }: PageRequest<"tables">): TableLinksModel | null => {
  if (state === null) return null;
  const drawn = tablesStages(state).flatMap(({ games }) =>
    games.map(({ tables }) => tables.length),
  );
  const seats = state.settings.stages.find(isSeated)?.seats ?? [];
  const planned = tableSizes(activeEntries(state).length, seats);
  return { tables: Math.max(0, ...(drawn.length > 0 ? drawn : [planned?.length ?? 0])) };
};
