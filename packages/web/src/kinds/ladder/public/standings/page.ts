import { pages } from "../../pages-of.ts";
import { buildLadderStandings } from "./model.ts";
import { standingsTexts } from "./texts.ts";
import { LadderStandingsView } from "./view.tsx";

/** Everybody in the order of their seats, with what they have played. */
export const ladderStandingsPage = pages.publicPage("ladder-standings", "/standings", {
  place: "ranking",
  embeddable: true,
  build: buildLadderStandings,
  title: (_model, { language }) => standingsTexts[language].title,
  view: LadderStandingsView,
});
