import { pages } from "../../pages-of.ts";
import { buildRanking } from "./model.ts";
import { rankingTexts } from "./texts.ts";
import { RankingView } from "./view.tsx";

/** The chain of criteria: chosen, tried out on the standings, and saved. */
export const rankingPage = pages.consolePage("ranking", "/ranking", {
  place: "standings",
  typing: true,
  build: buildRanking,
  title: (_model, page) => rankingTexts[page.language].title,
  view: RankingView,
});
