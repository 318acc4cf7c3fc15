import type { TablesStageSettings } from "../src/index.ts";

const STAGE: TablesStageSettings = {
  name: "",
  players: null,
  sizes: [3],
  games: 1,
  tables: "fixed",
  seating: "lot",
  seats: "drawn",
  chain: ["RP", "WIN", "LOT"],
  factors: [],
  cut: { by: "overall" },
};

/** Two stages at fixed tables, each with what a test changes of it. */
export const tablesPresetStages = (
  first: Partial<TablesStageSettings>,
  second: Partial<TablesStageSettings>,
): readonly TablesStageSettings[] => [
  { ...STAGE, ...first },
  { ...STAGE, seating: "rank", ...second },
];
