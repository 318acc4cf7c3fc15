import type { EntryId } from "../../base/entry-id.ts";
import { tablesStages } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { type TablesStandingsRow, tablesStandings } from "./tables-standings.ts";

/** A line of the final table: by the stage reached, then by its standings. */
export interface TablesFinalPlace {
  readonly place: number;
  readonly entry: EntryId;
  /** The player's last stage. */
  readonly stage: number;
  /** The player's line in that stage's standings. */
  readonly row: TablesStandingsRow;
}

/**
 * Returns the places of all players of published stages: by the stage reached, then by its chain
 * (King Lui: "Final places"). Before the last stage ends, the present ones.
 */
export const tablesFinalPlaces = (state: TournamentState): readonly TablesFinalPlace[] => {
  const placed = new Set<EntryId>();
  const places: TablesFinalPlace[] = [];
  for (const { stage, status } of tablesStages(state).toReversed()) {
    if (status === "draft") continue;
    for (const row of tablesStandings(state, stage)) {
      if (placed.has(row.entry)) continue;
      placed.add(row.entry);
      places.push({ place: places.length + 1, entry: row.entry, stage, row });
    }
  }
  return places;
};
