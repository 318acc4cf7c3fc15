import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesStandings, type TablesStandingsModel } from "./model.ts";
import { TablesStandingsView, tablesStandingsTitle } from "./view.tsx";

/** The standings of a stage, or the places of everybody. */
export const tablesStandingsPage: PageDefinition<TablesStandingsModel, "tables"> = {
  id: "standings",
  kind: "tables",
  path: "/c/:competition/standings",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTablesStandings,
  title: tablesStandingsTitle,
  view: TablesStandingsView,
};
