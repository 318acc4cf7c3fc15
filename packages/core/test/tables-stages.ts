import type { SeatedStage } from "../src/index.ts";

/** A test's changes of a stage at tables; of its options, too, only those named. */
export type StageChanges = Partial<Omit<SeatedStage, "options">> & {
  readonly options?: Partial<Pick<SeatedStage["options"], "tables" | "seating" | "seatOrder">>;
};

const STAGE: SeatedStage = {
  name: "",
  participants: "everybody",
  seats: [3],
  system: "tables",
  rounds: 1,
  options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
  ranking: ["RP", "WIN", "LOT"],
  factors: [],
  cut: { by: "overall" },
};

/** One round for all at fixed tables of three, with a test's changes. */
export const seatedStage = ({ options, ...changes }: StageChanges): SeatedStage => ({
  ...STAGE,
  ...changes,
  options: { ...STAGE.options, ...options },
});

/** Two stages at fixed tables, the second seated by rank, each with a test's changes. */
export const tablesPresetStages = (
  first: StageChanges,
  second: StageChanges,
): readonly SeatedStage[] => [
  seatedStage(first),
  seatedStage({ ...second, options: { seating: "rank", ...second.options } }),
];
