import { isSeated, type PairedStage, type SeatedStage, type Stage } from "@losfee/core";

/** A further stage like the last of its kind, with its players still to choose. */
const freshStage = (stages: readonly Stage[]): PairedStage => ({
  system: stages.findLast((stage) => !isSeated(stage))?.system ?? "new-swiss",
  rounds: 1,
  options: {},
  participants: "everybody",
});

const freshTables = (stages: readonly Stage[]): SeatedStage =>
  stages.findLast(isSeated) ?? {
    system: "tables",
    seats: [4, 3],
    rounds: 1,
    options: { tables: "fixed", seating: "rank", seatOrder: "drawn" },
    participants: "everybody",
    ranking: ["RP", "WIN", "GP", "LOT"],
    factors: [],
    cut: { by: "overall" },
  };

/** A change of the list of stages. */
export type StageMove = "earlier" | "later" | "remove" | "add" | "add-tables";

/** True if a stage can move or go: no stage that has begun is touched. Stages count from 1. */
export const mayMove = (
  move: StageMove,
  stage: number,
  stages: readonly Stage[],
  begun: readonly number[],
): boolean => {
  const isFree = (number: number): boolean =>
    stages[number - 1] !== undefined && (begun[number - 1] ?? 0) === 0;
  switch (move) {
    case "earlier":
      return isFree(stage) && isFree(stage - 1);
    case "later":
      return isFree(stage) && isFree(stage + 1);
    case "remove":
      return isFree(stage) && stages.length > 1;
    default:
      return true;
  }
};

/** Returns the stages after a move, and the number of the stage to show. */
export const moved = (
  move: StageMove,
  stage: number,
  stages: readonly Stage[],
): { readonly stages: readonly Stage[]; readonly shown: number } => {
  const own = stages[stage - 1];
  if (move === "add" || move === "add-tables") {
    const fresh = move === "add" ? freshStage(stages) : freshTables(stages);
    return { stages: [...stages, fresh], shown: stages.length + 1 };
  }
  const others = stages.toSpliced(stage - 1, 1);
  if (move === "remove" || own === undefined) {
    return { stages: others, shown: Math.max(1, stage - 1) };
  }
  const shown = move === "earlier" ? stage - 1 : stage + 1;
  return { stages: others.toSpliced(shown - 1, 0, own), shown };
};
