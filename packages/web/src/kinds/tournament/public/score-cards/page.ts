import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import { pages } from "../../pages-of.ts";
import { buildScoreCards } from "./model.ts";
import { ScoreCardsView } from "./view.tsx";

/** Score cards to print. */
export const scoreCardsPage = pages.sheetPage("cards", "/cards", {
  build: buildScoreCards,
  title: (_model, { language }) => scoreCardTexts[language].title,
  view: ScoreCardsView,
});
