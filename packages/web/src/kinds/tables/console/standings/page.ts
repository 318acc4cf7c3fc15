import { pages } from "../../pages-of.ts";
import { tablesStandingsTitle } from "../../public/standings/view.tsx";
import { buildDirectedStandings } from "./model.ts";
import { DirectedStandingsView } from "./view.tsx";

/** Standings and penalties. */
export const directedStandingsPage = pages.consolePage("standings", "/standings", {
  build: buildDirectedStandings,
  title: ({ standings }, page) => tablesStandingsTitle(standings, page),
  view: DirectedStandingsView,
});
