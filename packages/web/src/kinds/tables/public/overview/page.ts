import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesOverview, type TablesOverviewModel } from "./model.ts";
import { tablesOverviewTexts } from "./texts.ts";
import { TablesOverviewView } from "./view.tsx";

/** The public front page of a table tournament. */
export const tablesOverviewPage: PageDefinition<TablesOverviewModel, "tables"> = {
  id: "overview",
  kind: "tables",
  path: "/c/:competition",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTablesOverview,
  title: (_model, { language }) => tablesOverviewTexts[language].title,
  view: TablesOverviewView,
};
