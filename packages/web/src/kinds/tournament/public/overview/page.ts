import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import { pages } from "../../pages-of.ts";
import { buildOverview } from "./model.ts";
import { OverviewView } from "./view.tsx";

/** The public front page of a competition. */
export const overviewPage = pages.publicPage("overview", "", {
  build: buildOverview,
  title: (_model, { language }) => overviewTexts[language].title,
  view: OverviewView,
  alsoFor: ["tables"],
});
