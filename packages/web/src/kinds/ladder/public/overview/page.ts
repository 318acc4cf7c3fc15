import { overviewTexts } from "@losfee/messages/ladder-public-overview";
import { pages } from "../../pages-of.ts";
import { buildLadderOverview } from "./model.ts";
import { LadderOverviewView } from "./view.tsx";

/** The public front page of a pyramid. */
export const ladderOverviewPage = pages.publicPage("ladder-overview", "", {
  embeddable: true,
  build: buildLadderOverview,
  title: (_model, { language }) => overviewTexts[language].title,
  view: LadderOverviewView,
});
