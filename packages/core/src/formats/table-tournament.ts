import { type SeatedStage, type Settings, TABLES_RULES } from "../tournament/settings/settings.ts";
import type { FormatOf } from "./format.ts";

/** Settings for games of two, unused in events at tables: unplayed rounds give no points. */
const withoutPairs: Omit<Settings, "stages" | "scores" | "ranking"> = {
  starts: { assigned: true, headToHead: false, breakRuns: false },
  bye: { credit: "win", spread: 0 },
  forfeitSpread: 0,
  absence: { credit: "loss", spread: 0 },
  lateEntry: { credit: "loss", spread: 0 },
  secondEntry: false,
};

/** Default settings of stages at tables. */
const stage: Pick<SeatedStage, "system" | "factors" | "cut"> = {
  system: "tables",
  factors: [],
  cut: { by: "overall" },
};

/**
 * Any game for three to eight at a table: four games at newly seated tables of four (or three),
 * then a final of the best four. A starting point for directors to change.
 */
export const tableTournamentSettings: Settings = {
  ...withoutPairs,
  ranking: ["WINS", "SPR", "RTG", "LOT"],
  stages: [
    {
      ...stage,
      name: "",
      participants: "everybody",
      seats: [4, 3],
      rounds: 4,
      options: { tables: "new", seating: "lot", seatOrder: "in-turn" },
      ranking: ["RP", "WIN", "GP", "LOT"],
    },
    {
      ...stage,
      name: "",
      participants: { top: 4 },
      seats: [4],
      rounds: 1,
      options: { tables: "fixed", seating: "rank", seatOrder: "drawn" },
      ranking: ["RP", "WIN", "GP", "PREV"],
    },
  ],
  scores: { minimum: -99_999, maximum: 99_999, usualMinimum: 0, usualMaximum: 999 },
  tables: TABLES_RULES,
};

/** Any game for three to eight at a table. */
export const tableTournament: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "table-tournament",
  settings: tableTournamentSettings,
};
