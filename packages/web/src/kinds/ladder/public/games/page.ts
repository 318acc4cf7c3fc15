import { ladderWords } from "@losfee/contract";
import { type Challenge, itemsOf } from "@losfee/core";
import { gamesTexts } from "@losfee/messages/ladder-public-games";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import {
  type GameGroups,
  type GameSummary,
  gameGroups,
  gameSummary,
  openGames,
} from "../../parts/game-summary.ts";

/** The games of a pyramid. */
export interface LadderGamesModel extends GameGroups<GameSummary> {
  /** A page of the archive, last first. */
  readonly archive: readonly GameSummary[];
  readonly archived: number;
  /** Number of the next, older page of the archive; null on the last. */
  readonly older: number | null;
  readonly part: number;
}

const PART = 60;

/** Returns running games and a part of the archive (`?part=`). Linear in the archive. */
export const buildLadderGames = (request: PageRequest<"ladder">): LadderGamesModel | null => {
  const { state, language, query } = request;
  if (state === null) return null;
  const words = ladderWords(state, language);
  const settled = [...itemsOf(state.archive)].filter(wasPlayed).reverse();
  const part = Math.max(0, Math.trunc(Number(query["part"] ?? 0)) || 0);
  const page = settled.slice(part * PART, (part + 1) * PART);
  return {
    ...gameGroups(openGames(state, request)),
    archive: page.map((game) => gameSummary(game, words, language)),
    archived: settled.length,
    older: settled.length > (part + 1) * PART ? part + 1 : null,
    part,
  };
};

/** True for challenges that led to an outcome; the public archive omits the others. */
const wasPlayed = ({ status }: Challenge): boolean =>
  status === "final" || status === "bothStay" || status === "forfeited";

/** Running games, provisional results and the archive. */
export const ladderGamesPage = pages.publicPage("ladder-games", "/games", {
  place: "games",
  build: buildLadderGames,
  title: (_model, { language }) => gamesTexts[language].title,
});
