import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesCompare, type TablesCompareModel } from "./model.ts";
import { TablesCompareView, tablesCompareTitle } from "./view.tsx";

/** "Why is A ahead of B?" of a table tournament. */
export const tablesComparePage: PageDefinition<TablesCompareModel, "tables"> = {
  id: "compare",
  kind: "tables",
  path: "/c/:competition/compare/:a/:b",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTablesCompare,
  title: tablesCompareTitle,
  view: TablesCompareView,
};

/** The same with two players to be chosen. */
export const tablesCompareChoicePage: PageDefinition<TablesCompareModel, "tables"> = {
  ...tablesComparePage,
  id: "compare-choice",
  path: "/c/:competition/compare",
};
