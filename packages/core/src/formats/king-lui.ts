import type { TablesSettings, TablesStageSettings } from "../tables/settings.ts";
import type { FormatOf } from "./format.ts";

const threes: Pick<TablesStageSettings, "tables" | "seats" | "sizes"> = {
  tables: "fixed",
  seats: "drawn",
  sizes: [3],
};

/** Stages 2 and 3: the best of each table goes on; ties fall back on the preliminary rank. */
const knockOut: Omit<TablesStageSettings, "name" | "players"> = {
  ...threes,
  seating: "rank",
  games: 4,
  chain: ["RP", "WIN", "LOSS", "PRE"],
  factors: [],
  cut: { by: "table", places: 1 },
};

/**
 * King Lui as played in its league: a preliminary stage at tables of three (and at most two of four),
 * then 27, 9 and 3 players at tables of three.
 */
export const kingLuiSettings: TablesSettings = {
  stages: [
    {
      ...threes,
      name: "",
      players: null,
      sizes: [3, 4],
      seating: "lot",
      games: 3,
      chain: ["RP", "GP", "WIN", "LOSS", "LOT"],
      factors: [{ size: 4, factor: { n: 4, d: 3 } }],
      cut: { by: "overall" },
    },
    { ...knockOut, name: "", players: 27 },
    { ...knockOut, name: "", players: 9 },
    {
      ...knockOut,
      name: "",
      players: 3,
      games: 5,
      chain: ["RP", "GP", "WIN", "LOSS", "PRE"],
    },
  ],
  results: "game-points",
  best: "most",
  scores: { minimum: -9999, maximum: 9999, usualMinimum: 0, usualMaximum: 999 },
  scales: [
    { size: 3, points: [3, 1.5, 0] },
    { size: 4, points: [3, 2, 1, 0] },
  ],
  tieRounding: "whole",
  sharedWins: false,
  sharedLosses: false,
  seedFrom: "previous",
  fewerEntries: "skip-stage",
  noShow: { firstStage: "draw-again", laterStage: "next-best" },
};

/** King Lui: rank points at tables of three, cuts to 27, 9 and 3. */
export const kingLui: FormatOf<"tables"> = {
  kind: "tables",
  id: "king-lui",
  settings: kingLuiSettings,
};
