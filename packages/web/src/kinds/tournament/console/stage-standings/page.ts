import { stageStandingsTitle } from "../../public/standings/view.tsx";
import { pages } from "../../tables-pages-of.ts";
import { buildDirectedStandings } from "./model.ts";
import { DirectedStandingsView } from "./view.tsx";

/** Standings and penalties. */
export const directedStandingsPage = pages.consolePage("standings", "/standings", {
  place: "standings",
  asks: ["cutLine"],
  build: buildDirectedStandings,
  title: ({ standings }, page) => stageStandingsTitle(standings, page),
  view: DirectedStandingsView,
});
