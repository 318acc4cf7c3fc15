import { isPublicConsequence, ladderWords } from "@losfee/contract";
import {
  type Challenge,
  challengeNamed,
  type GameRecord,
  gameArchive,
  historyOfPlayer,
  type LadderState,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type ConsequenceLine, consequenceLine } from "../../parts/consequence-line.ts";
import { type GameSummary, gameSummary, openGames } from "../../parts/game-summary.ts";
import { type ReplayedPosition, readGame } from "../../parts/read-game.ts";

/** A game record as submitted. */
export interface SentRecord {
  /** Null for the director. */
  readonly by: string | null;
  readonly pgn: string;
}

/** A game with its course and its moves. */
export interface ReplayModel {
  readonly game: GameSummary;
  readonly course: readonly ConsequenceLine[];
  /** From the last readable record; null for none. */
  readonly positions: readonly ReplayedPosition[] | null;
  /** The last record, as text; only after the game, as it is private to the players until then. */
  readonly record: SentRecord | null;
}

/** A game; null if the challenge does not exist. Linear in archive and history. */
const buildReplay = (request: PageRequest<"ladder">): ReplayModel | null => {
  const { state, params, language } = request;
  if (state === null) return null;
  const game = challengeNamed(state, params["game"] ?? "");
  if (game === null) return null;
  const words = ladderWords(state, language);
  const open = openGames(state, request).find(({ id }) => id === game.id);
  const records = recordsOf(state, game);
  const readable = records.flatMap((record) => {
    const positions = readGame(record.pgn);
    return positions === null ? [] : [{ record, positions }];
  });
  const latest = readable.at(-1);
  const record = latest?.record ?? records.at(-1);
  return {
    game: open ?? gameSummary(game, words, language),
    course: historyOfPlayer(state, game.challenger)
      .filter((consequence) => "challenge" in consequence && consequence.challenge === game.id)
      .filter(isPublicConsequence)
      .map((consequence) => consequenceLine(consequence, words, language)),
    positions: latest?.positions ?? null,
    record:
      record === undefined
        ? null
        : { by: record.by === "director" ? null : words.name(record.by), pgn: record.pgn },
  };
};

/** Returns public records: of games that are over for both. */
const recordsOf = (state: LadderState, game: Challenge): readonly GameRecord[] =>
  game.status === "final"
    ? (gameArchive(state).find((archived) => archived.game.id === game.id)?.records ?? [])
    : game.status === "bothStay"
      ? game.records
      : [];

/** A game, and its record replayed. */
export const ladderReplayPage = pages.publicPage("ladder-replay", "/games/:game", {
  script: "view",
  build: buildReplay,
  title: ({ game }) => `${game.white.name} – ${game.black.name}`,
});
