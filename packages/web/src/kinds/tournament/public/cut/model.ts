import { type OutlookRow, outlookRows, stageLabel } from "@losfee/contract";
import { cutLine } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { askedStage, type StageChoice, stageChoices } from "../../parts/tables/stages.ts";

/** Who is in, who is out, who can still get in or drop out. */
export interface CutModel {
  readonly competition: string;
  readonly stages: readonly StageChoice[];
  /** 0 before the first stage is published. */
  readonly stage: number;
  readonly label: string;
  /** The stage that is played for; empty where the first place is. */
  readonly next: string;
  readonly players: number;
  readonly perTable: number;
  readonly open: number;
  readonly outlooks: readonly OutlookRow[];
}

/** The cut line of `?stage=N`, by default of the last published stage. */
export const buildCut = ({ state, query, language }: PageRequest<"tables">): CutModel | null => {
  if (state === null) return null;
  const stages = stageChoices(state, language);
  const common = { competition: state.competition, stages };
  const stage = askedStage(state, query["stage"]);
  const line = stage === null ? null : cutLine(state, stage.stage);
  if (stage === null || line === null) {
    if (query["stage"] !== undefined) return null;
    return {
      ...common,
      stage: 0,
      label: "",
      next: "",
      players: 0,
      perTable: 0,
      open: 0,
      outlooks: [],
    };
  }
  return {
    ...common,
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    next: line.next === null ? "" : stageLabel(line.next, state.settings, language),
    players: line.players,
    perTable: line.perTable,
    open: line.open.length,
    outlooks: outlookRows(state, stage.stage, language),
  };
};
