import type { PageDefinition } from "../../../../shell/page.ts";
import { buildStandings, type StandingsModel } from "./model.ts";
import { StandingsView, standingsTitle } from "./view.tsx";

/** The standings after any round. */
export const standingsPage: PageDefinition<StandingsModel, "tournament"> = {
  id: "standings",
  kind: "tournament",
  path: "/c/:competition/standings",
  access: "public",
  layout: "public",
  script: "live",
  build: buildStandings,
  title: standingsTitle,
  view: StandingsView,
};
