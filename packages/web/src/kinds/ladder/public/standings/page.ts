import { standingsTexts } from "@losfee/messages/ladder-public-standings";
import { pages } from "../../pages-of.ts";
import { buildLadderStandings } from "./model.ts";
import { LadderStandingsView } from "./view.tsx";

/** All players by seat, with their records. */
export const ladderStandingsPage = pages.publicPage("ladder-standings", "/standings", {
  place: "ranking",
  embeddable: true,
  build: buildLadderStandings,
  title: (_model, { language }) => standingsTexts[language].title,
  view: LadderStandingsView,
});
