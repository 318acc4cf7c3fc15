import { gamesTexts } from "@losfee/messages/ladder-public-games";
import { pages } from "../../pages-of.ts";
import { buildLadderGames } from "./model.ts";
import { LadderGamesView } from "./view.tsx";

/** Running games, provisional results and the archive. */
export const ladderGamesPage = pages.publicPage("ladder-games", "/games", {
  place: "games",
  build: buildLadderGames,
  title: (_model, { language }) => gamesTexts[language].title,
  view: LadderGamesView,
});
