import { type OutlookGroup, outlookGroups, seatsForOthers, stageLabel } from "@losfee/contract";
import { cutLine } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { publishedStage, type StageChoice } from "../../parts/tables/stages.ts";

/** Who is in, who is out, who can still get in or drop out. */
export interface StageCut extends StageChoice {
  /** The stage that is played for; empty where the first place is. */
  readonly next: string;
  readonly players: number;
  readonly perTable: number;
  readonly open: number;
  /** How many more than the best of each table go on. */
  readonly others: number;
  readonly groups: readonly OutlookGroup[];
}

/** The cut line of the one that is chosen. */
export interface CutModel {
  readonly competition: string;
  /** Null before the first is published. */
  readonly stage: StageCut | null;
  /** Who is in is still being reckoned. */
  readonly isReckoning: boolean;
}

/** The cut line of `?stage=N`, by default of the last published stage. */
export const buildCut = ({
  state,
  query,
  language,
  isReckoning,
}: PageRequest<"tables">): CutModel | null => {
  if (state === null) return null;
  const stage = publishedStage(state, query["stage"]);
  if (stage === null && query["stage"] !== undefined) return null;
  const line = stage !== null && isReckoning !== true ? cutLine(state, stage.stage) : null;
  const label = (number: number): string => stageLabel(number, state.settings, language);
  return {
    competition: state.competition,
    isReckoning: isReckoning === true,
    stage: stage &&
      line && {
        stage: stage.stage,
        label: label(stage.stage),
        next: line.next === null ? "" : label(line.next),
        players: line.players,
        perTable: line.perTable,
        open: line.open.length,
        others: seatsForOthers(line),
        groups: outlookGroups(state, stage.stage, language),
      },
  };
};
