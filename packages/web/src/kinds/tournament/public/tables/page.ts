import { pages } from "../../tables-pages-of.ts";
import { buildTables } from "./model.ts";
import { TablesView, tablesTitle } from "./view.tsx";

/** Who sits where in a stage, and how its games ended. */
export const tablesPage = pages.publicPage("tables", "/tables/:stage?", {
  place: "tables",
  embeddable: true,
  needsCutLine: true,
  build: buildTables,
  title: tablesTitle,
  view: TablesView,
});
