import type { PageDefinition } from "../../../../shell/page.ts";
import { buildRanking, type RankingModel } from "./model.ts";
import { rankingTexts } from "./texts.ts";
import { RankingView } from "./view.tsx";

/** The chain of criteria: chosen, tried out on the standings, and saved. */
export const rankingPage: PageDefinition<RankingModel, "tournament"> = {
  id: "console-ranking",
  kind: "tournament",
  path: "/console/:competition/ranking",
  access: "director",
  layout: "console",
  script: "console-ranking",
  hydrates: true,
  build: buildRanking,
  title: (_model, page) => rankingTexts[page.language].title,
  view: RankingView,
};
