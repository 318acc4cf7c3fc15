import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderGames, type LadderGamesModel } from "./model.ts";
import { gamesTexts } from "./texts.ts";
import { LadderGamesView } from "./view.tsx";

/** Running games, provisional results and the archive. */
export const ladderGamesPage: PageDefinition<LadderGamesModel, "ladder"> = {
  id: "ladder-games",
  kind: "ladder",
  path: "/c/:competition/games",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderGames,
  title: (_model, { language }) => gamesTexts[language].title,
  view: LadderGamesView,
};
