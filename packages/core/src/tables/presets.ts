import { kingLuiSettings } from "../formats/king-lui.ts";
import { tableTournamentSettings } from "../formats/table-tournament.ts";
import type { TablesSettings } from "./settings.ts";

/** The settings that table tournaments start from, by format. */
export const tablesPresets: ReadonlyMap<string, TablesSettings> = new Map([
  ["king-lui", kingLuiSettings],
  ["table-tournament", tableTournamentSettings],
]);
