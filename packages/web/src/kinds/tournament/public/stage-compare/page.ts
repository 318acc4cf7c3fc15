import type { PageDefinition } from "../../../../shell/page.ts";
import { pages } from "../../tables-pages-of.ts";
import { buildTablesCompare, type TablesCompareModel } from "./model.ts";
import { TablesCompareView, tablesCompareTitle } from "./view.tsx";

/** "Why is A ahead of B?" of a table tournament. */
export const tablesComparePage = pages.publicPage("compare", "/compare/:a/:b", {
  build: buildTablesCompare,
  title: tablesCompareTitle,
  view: TablesCompareView,
});

/** The same with two players to be chosen. */
export const tablesCompareChoicePage: PageDefinition<TablesCompareModel, "tables"> = {
  ...tablesComparePage,
  id: "compare-choice",
  path: "/c/:competition/compare",
};
