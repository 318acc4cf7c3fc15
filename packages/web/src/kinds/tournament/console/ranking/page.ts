import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import { pages } from "../../pages-of.ts";
import { buildRanking } from "./model.ts";
import { RankingView } from "./view.tsx";

/** The chain of criteria: selection, preview on the standings, saving. */
export const rankingPage = pages.consolePage("ranking", "/ranking", {
  place: "standings",
  typing: true,
  build: buildRanking,
  title: (_model, page) => rankingTexts[page.language].title,
  view: RankingView,
});
