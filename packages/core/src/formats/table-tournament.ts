import { type SeatedStage, type Settings, TABLES_RULES } from "../tournament/settings/settings.ts";
import type { FormatOf } from "./format.ts";

/** What events at tables set of games for two: nothing is won by not playing. */
const withoutPairs: Omit<Settings, "stages" | "scores" | "ranking"> = {
  starts: { assigned: true, headToHead: false, breakRuns: false },
  bye: { credit: "win", spread: 0 },
  forfeitSpread: 0,
  absence: { credit: "loss", spread: 0 },
  lateEntry: { credit: "loss", spread: 0 },
  secondEntry: false,
};

/** What stages at tables have unless they say otherwise. */
const stage: Pick<SeatedStage, "system" | "factors" | "cut"> = {
  system: "tables",
  factors: [],
  cut: { by: "overall" },
};

/**
 * Any game for three to eight at a table: four games at tables of four (or three) that are new each
 * time, then a final of the best four. Everything is meant to be changed.
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
