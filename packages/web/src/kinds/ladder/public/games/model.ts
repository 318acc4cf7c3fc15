import { type Challenge, itemsOf } from "@losfee/core";
import { ladderWords } from "../../../../messages/ladder/words.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type GameSummary, gameSummary, openGames } from "../../parts/game-summary.ts";
import { momentOfRequest } from "../../parts/now.ts";

/** The games of a pyramid. */
export interface LadderGamesModel {
  readonly open: readonly GameSummary[];
  readonly provisional: readonly GameSummary[];
  /** What waits for a decision of the director's. */
  readonly withDirector: readonly GameSummary[];
  /** A page of the archive, the last first. */
  readonly archive: readonly GameSummary[];
  readonly archived: number;
  /** Number of the next, older page of the archive; null on the last. */
  readonly older: number | null;
  readonly part: number;
}

const PART = 60;

const WITH_DIRECTOR: ReadonlySet<string> = new Set(["disputed", "inAdjudication", "contested"]);

/** Running games, provisional results, and a part of the archive (`?part=`). Linear in the archive. */
export const buildLadderGames = (request: PageRequest<"ladder">): LadderGamesModel | null => {
  const { state, language, query } = request;
  if (state === null) return null;
  const words = ladderWords(state, language);
  const games = openGames(state, momentOfRequest(request), language);
  const settled = [...itemsOf(state.archive)].filter(wasPlayed).reverse();
  const part = Math.max(0, Math.trunc(Number(query["part"] ?? 0)) || 0);
  const page = settled.slice(part * PART, (part + 1) * PART);
  return {
    open: games.filter(({ status }) => status !== "provisional" && !WITH_DIRECTOR.has(status)),
    provisional: games.filter(({ status }) => status === "provisional"),
    withDirector: games.filter(({ status }) => WITH_DIRECTOR.has(status)),
    archive: page.map((game) => gameSummary(game, words, language)),
    archived: settled.length,
    older: settled.length > (part + 1) * PART ? part + 1 : null,
    part,
  };
};

/** Challenges that never stood are no part of the archive that people look at. */
const wasPlayed = ({ status }: Challenge): boolean =>
  status === "final" || status === "bothStay" || status === "forfeited";
