import { stageLabel } from "@losfee/contract";
import { currentStage, type RankPointRules, tablesRulesOf, tablesStages } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";

/** A table's own sheet. */
export interface OwnTableModel {
  readonly table: number;
  /** 0 before the first stage, or where the table has no players in this one. */
  readonly stage: number;
  readonly label: string;
  readonly rules: SheetRules;
  readonly points: RankPointRules;
  /** One for all games, or one for each where tables are new each game. */
  readonly sheets: readonly TableSheet[];
  readonly closed: boolean;
}

/**
 * The sheet of the table that the viewer's link is for, in the stage that is played (or that of the
 * link); others than tables ask by `?table=N`.
 */
export const buildOwnTable = ({
  state,
  viewer: { scope },
  query,
  language,
}: PageRequest<"tables">): OwnTableModel | null => {
  if (state === null) return null;
  const own = scope?.kind === "table" ? scope : { stage: 0, table: Number(query["table"] ?? 1) };
  const published = tablesStages(state).filter(({ status }) => status === "published");
  const stage =
    own.stage === 0 ? currentStage(state) : published.find((one) => one.stage === own.stage);
  const { best, scales, tieRounding, sharedWins, sharedLosses } = tablesRulesOf(state.settings);
  const sheets =
    stage === undefined
      ? []
      : sheetsOf(state, stage, language).filter(({ table }) => table === own.table);
  return {
    table: own.table,
    stage: sheets.length === 0 ? 0 : (stage?.stage ?? 0),
    label: stage === undefined ? "" : stageLabel(stage.stage, state.settings, language),
    rules: stage === undefined ? { places: false, fixed: true } : sheetRules(state, stage.stage),
    points: { best, scales, tieRounding, sharedWins, sharedLosses },
    sheets,
    closed: state.status === "closed",
  };
};
