import { printTexts } from "@losfee/messages/tournament-public-table-sheets";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import { pages } from "../../tables-pages-of.ts";
import { buildPrintedTables, type PrintedTablesModel } from "./model.ts";
import { ScoreSheetsView, TableCardsView } from "./view.tsx";

/** Score sheets of a stage's tables. */
export const scoreSheetsPage = pages.sheetPage("score-sheets", "/sheets/:stage?", {
  build: buildPrintedTables,
  title: ({ label }, { language }) => printTexts[language].sheets({ label }),
  view: ScoreSheetsView,
});

/** Cards to stand on a stage's tables. */
export const tableCardsPage: PageDefinition<PrintedTablesModel, never, "tables"> = {
  ...scoreSheetsPage,
  id: "table-cards",
  path: "/console/:competition/print/table-cards/:stage?",
  title: ({ label }, { language }) => printTexts[language].cards({ label }),
  view: TableCardsView,
};
