import type { EntryId } from "../../base/entry-id.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { CutField } from "./field.ts";

/** The players who compete for the same places, in the order of the standings. */
export interface CutGroup {
  /** The table whose best go on; null if the stage is cut overall. */
  readonly table: number | null;
  readonly entries: readonly EntryId[];
  /** The last player above the current line; null if none, or all, go on. */
  readonly lastAbove: EntryId | null;
}

/**
 * Returns the groups of a cut. The line is below the last player who would go on now; players who
 * left, or were replaced, take none of the places.
 */
export const groupsOf = (
  state: TournamentState,
  stage: TablesStage,
  { groups, perGroup, players }: CutField,
): readonly CutGroup[] => {
  const rows = tablesStandings(state, stage.stage);
  const tables = perGroup > 0 ? [...new Set(rows.map(({ table }) => table))] : [null];
  const inOrder = tables.toSorted((a, b) => (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE));
  return inOrder.map((table) => {
    const entries = rows
      .filter((row) => perGroup === 0 || row.table === table)
      .map(({ entry }) => entry);
    const there = new Set(groups.get(table) ?? []);
    const places = perGroup === 0 ? players : table === null ? 0 : perGroup;
    const present = entries.filter((entry) => there.has(entry));
    const lastAbove = present[places - 1] ?? null;
    return { table, entries, lastAbove: lastAbove === entries.at(-1) ? null : lastAbove };
  });
};
