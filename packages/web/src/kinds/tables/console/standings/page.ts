import type { PageDefinition } from "../../../../shell/page.ts";
import { tablesStandingsTitle } from "../../public/standings/view.tsx";
import { buildDirectedStandings, type DirectedStandingsModel } from "./model.ts";
import { DirectedStandingsView } from "./view.tsx";

/** Standings and penalties. */
export const directedStandingsPage: PageDefinition<DirectedStandingsModel, "tables"> = {
  id: "console-standings",
  kind: "tables",
  path: "/console/:competition/standings",
  access: "director",
  layout: "console",
  script: "tables-standings",
  hydrates: true,
  build: buildDirectedStandings,
  title: ({ standings }, page) => tablesStandingsTitle(standings, page),
  view: DirectedStandingsView,
};
