import type { PageDefinition } from "../../../../shell/page.ts";
import { buildScoreCards, type ScoreCardsModel } from "./model.ts";
import { scoreCardTexts } from "./texts.ts";
import { ScoreCardsView } from "./view.tsx";

/** Score cards to print. */
export const scoreCardsPage: PageDefinition<ScoreCardsModel, "tournament"> = {
  id: "cards",
  kind: "tournament",
  path: "/console/:competition/print/cards",
  access: "results",
  layout: "sheet",
  script: "print",
  build: buildScoreCards,
  title: (_model, { language }) => scoreCardTexts[language].title,
  view: ScoreCardsView,
};
