import { pages } from "../../tables-pages-of.ts";
import { buildTablesStandings } from "./model.ts";
import { TablesStandingsView, tablesStandingsTitle } from "./view.tsx";

/** The standings of a stage, or the places of everybody. */
export const tablesStandingsPage = pages.publicPage("standings", "/standings", {
  build: buildTablesStandings,
  title: tablesStandingsTitle,
  view: TablesStandingsView,
});
