import { pages } from "../../pages-of.ts";
import { buildMatch } from "./model.ts";
import { MatchView, matchTitle } from "./view.tsx";

/** A match between two teams, board by board. */
export const matchPage = pages.publicPage("match", "/match/:round/:board", {
  place: "pairings",
  build: buildMatch,
  title: matchTitle,
  view: MatchView,
});
