import { pages } from "../../tables-pages-of.ts";
import { buildTablesOverview } from "./model.ts";
import { tablesOverviewTexts } from "./texts.ts";
import { TablesOverviewView } from "./view.tsx";

/** The public front page of a table tournament. */
export const tablesOverviewPage = pages.publicPage("overview", "", {
  build: buildTablesOverview,
  title: (_model, { language }) => tablesOverviewTexts[language].title,
  view: TablesOverviewView,
});
