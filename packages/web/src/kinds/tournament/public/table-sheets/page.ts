import { stageLabel } from "@losfee/contract";
import { printTexts } from "@losfee/messages/tournament-public-table-sheets";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { publishedStage } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";

/** A stage's tables on paper. */
export interface PrintedTablesModel {
  readonly name: string;
  readonly stage: number;
  readonly label: string;
  readonly rules: SheetRules;
  readonly sheets: readonly TableSheet[];
}

/** The tables of a published stage, by default of the last; if they change, of `?game=N`. */
const buildPrintedTables = ({
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

/** Score sheets of a stage's tables. */
export const scoreSheetsPage = pages.sheetPage("score-sheets", "/sheets/:stage?", {
  build: buildPrintedTables,
  title: ({ label }, { language }) => printTexts[language].sheets({ label }),
});

/** Cards to stand on a stage's tables. */
export const tableCardsPage: PageDefinition<PrintedTablesModel, never, "tables"> = {
  ...scoreSheetsPage,
  id: "table-cards",
  path: "/console/:competition/print/table-cards/:stage?",
  title: ({ label }, { language }) => printTexts[language].cards({ label }),
};
