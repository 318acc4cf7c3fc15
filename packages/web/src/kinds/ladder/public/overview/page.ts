import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderOverview, type LadderOverviewModel } from "./model.ts";
import { overviewTexts } from "./texts.ts";
import { LadderOverviewView } from "./view.tsx";

/** The public front page of a pyramid. */
export const ladderOverviewPage: PageDefinition<LadderOverviewModel, "ladder"> = {
  id: "ladder-overview",
  kind: "ladder",
  path: "/c/:competition",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderOverview,
  title: (_model, { language }) => overviewTexts[language].title,
  view: LadderOverviewView,
};
