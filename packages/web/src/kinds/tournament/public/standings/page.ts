import { pages } from "../../pages-of.ts";
import { buildStandings } from "./model.ts";
import { StandingsView, standingsTitle } from "./view.tsx";

/** Standings after any round. */
export const standingsPage = pages.publicPage("standings", "/standings", {
  place: "standings",
  embeddable: true,
  asks: ["cutLine"],
  build: buildStandings,
  title: standingsTitle,
  view: StandingsView,
  alsoFor: ["tables"],
});
