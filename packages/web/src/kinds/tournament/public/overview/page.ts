import type { PageDefinition } from "../../../../shell/page.ts";
import { buildOverview, type OverviewModel } from "./model.ts";
import { overviewTexts } from "./texts.ts";
import { OverviewView } from "./view.tsx";

/** The public front page of a competition. */
export const overviewPage: PageDefinition<OverviewModel, "tournament"> = {
  id: "overview",
  kind: "tournament",
  path: "/c/:competition",
  access: "public",
  layout: "public",
  script: "live",
  build: buildOverview,
  title: (_model, { language }) => overviewTexts[language].title,
  view: OverviewView,
};
