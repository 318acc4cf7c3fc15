import { pages } from "../../tables-pages-of.ts";
import { buildTables } from "./model.ts";
import { TablesView, tablesTitle } from "./view.tsx";

/** Seats of a stage, and the results of its games. */
export const tablesPage = pages.publicPage("tables", "/tables/:stage?", {
  place: "tables",
  embeddable: true,
  asks: ["cutLine"],
  build: buildTables,
  title: tablesTitle,
  view: TablesView,
});
