import type { TablesSettings } from "../tables/settings.ts";
import type { FormatOf } from "./format.ts";

/**
 * Any game for three to eight at a table: four games at tables of four (or three) that are new each
 * time, then a final of the best four. Everything is meant to be changed.
 */
export const tableTournamentSettings: TablesSettings = {
  stages: [
    {
      name: "",
      players: null,
      sizes: [4, 3],
      games: 4,
      tables: "new",
      seating: "lot",
      seats: "in-turn",
      chain: ["RP", "WIN", "GP", "LOT"],
      factors: [],
      cut: { by: "overall" },
    },
    {
      name: "",
      players: 4,
      sizes: [4],
      games: 1,
      tables: "fixed",
      seating: "rank",
      seats: "drawn",
      chain: ["RP", "WIN", "GP", "PREV"],
      factors: [],
      cut: { by: "overall" },
    },
  ],
  results: "game-points",
  best: "most",
  scores: { minimum: -99_999, maximum: 99_999, usualMinimum: 0, usualMaximum: 999 },
  // The first has 3 and the last 0 whatever the size, so that tables of two sizes can be mixed.
  scales: [
    { size: 2, points: [3, 0] },
    { size: 3, points: [3, 1.5, 0] },
    { size: 4, points: [3, 2, 1, 0] },
    { size: 5, points: [3, 2.25, 1.5, 0.75, 0] },
    { size: 6, points: [3, 2.4, 1.8, 1.2, 0.6, 0] },
    { size: 7, points: [3, 2.5, 2, 1.5, 1, 0.5, 0] },
    { size: 8, points: [3, 2.571, 2.143, 1.714, 1.286, 0.857, 0.429, 0] },
  ],
  tieRounding: "none",
  sharedWins: false,
  sharedLosses: false,
  seedFrom: "previous",
  fewerEntries: "fewer-tables",
  noShow: { firstStage: "draw-again", laterStage: "next-best" },
};

/** Any game for three to eight at a table. */
export const tableTournament: FormatOf<"tables"> = {
  kind: "tables",
  id: "table-tournament",
  settings: tableTournamentSettings,
};
