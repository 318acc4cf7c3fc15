import type { PageDefinition } from "../../../../shell/page.ts";
import { buildPrintedTables, type PrintedTablesModel } from "./model.ts";
import { printTexts } from "./texts.ts";
import { ScoreSheetsView, TableCardsView } from "./view.tsx";

/** Score sheets of a stage's tables. */
export const scoreSheetsPage: PageDefinition<PrintedTablesModel, "tables"> = {
  id: "score-sheets",
  kind: "tables",
  path: "/console/:competition/print/sheets/:stage?",
  access: "results",
  layout: "sheet",
  script: "print",
  build: buildPrintedTables,
  title: ({ label }, { language }) => printTexts[language].sheets(label),
  view: ScoreSheetsView,
};

/** Cards to stand on a stage's tables. */
export const tableCardsPage: PageDefinition<PrintedTablesModel, "tables"> = {
  ...scoreSheetsPage,
  id: "table-cards",
  path: "/console/:competition/print/table-cards/:stage?",
  title: ({ label }, { language }) => printTexts[language].cards(label),
  view: TableCardsView,
};
