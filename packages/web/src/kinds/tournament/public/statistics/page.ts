import { statisticsTexts } from "@losfee/messages/tournament-public-statistics";
import { pages } from "../../pages-of.ts";
import { buildStatistics } from "./model.ts";
import { StatisticsView } from "./view.tsx";

/** Records of the players of all teams, by board and together. */
export const statisticsPage = pages.publicPage("statistics", "/statistics", {
  place: "statistics",
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildStatistics,
  title: (_model, page) => statisticsTexts[page.language].title,
  view: StatisticsView,
});
