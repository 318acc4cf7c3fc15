import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderStandings, type LadderStandingsModel } from "./model.ts";
import { standingsTexts } from "./texts.ts";
import { LadderStandingsView } from "./view.tsx";

/** Everybody in the order of their places, with what they have played. */
export const ladderStandingsPage: PageDefinition<LadderStandingsModel, "ladder"> = {
  id: "ladder-standings",
  kind: "ladder",
  path: "/c/:competition/standings",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderStandings,
  title: (_model, { language }) => standingsTexts[language].title,
  view: LadderStandingsView,
};
