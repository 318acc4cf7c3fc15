import { stageLabel } from "@losfee/contract";
import type { PageRequest } from "../../../../shell/page-request.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { publishedStage } from "../../parts/tables/stages.ts";

/** A stage's tables on paper. */
export interface PrintedTablesModel {
  readonly name: string;
  readonly stage: number;
  readonly label: string;
  readonly rules: SheetRules;
  readonly sheets: readonly TableSheet[];
}

/** The tables of a published stage, by default of the last; if they change, of `?game=N`. */
export const buildPrintedTables = ({
  state,
  params,
  query,
  language,
}: PageRequest<"tables">): PrintedTablesModel | null => {
  const stage = state === null ? null : publishedStage(state, params["stage"]);
  if (state === null || stage === null) return null;
  const game = Number(query["game"] ?? 0);
  return {
    name: state.name,
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    rules: sheetRules(state, stage.stage),
    sheets: sheetsOf(state, stage, language).filter(
      ({ games }) => game === 0 || games.some((one) => one.game === game),
    ),
  };
};
