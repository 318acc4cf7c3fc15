import { matchTexts } from "@losfee/messages/tournament-public-match";
import type { PageFrame } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildMatch, type MatchModel } from "../../parts/match/match.ts";

/** "Runde 5, Kampf 2" */
export const matchTitle = ({ round, match }: MatchModel, { language }: PageFrame): string =>
  matchTexts[language].title({ round, match });

/** A match between two teams, board by board. */
export const matchPage = pages.publicPage("match", "/match/:round/:board", {
  place: "pairings",
  build: buildMatch,
  title: matchTitle,
});
