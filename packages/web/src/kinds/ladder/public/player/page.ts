import { isPublicConsequence, type LadderPlayerLabel, ladderWords } from "@losfee/contract";
import { historyOfPlayer, itemsOf, waitingLists } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type ConsequenceLine, consequenceLine } from "../../parts/consequence-line.ts";
import { type GameSummary, gameSummary, openGames } from "../../parts/game-summary.ts";
import { type OptionLines, optionLines } from "../../parts/option-lines.ts";
import { type GameTally, talliesOf } from "../../parts/tallies.ts";

/** Public data of a player. */
export interface LadderPlayerModel extends LadderPlayerLabel {
  readonly seat: string | null;
  readonly club: string;
  readonly rating: number;
  readonly waiting: number | null;
  readonly standingWaiting: "none" | "active" | "suspended";
  readonly tally: GameTally | null;
  readonly games: readonly GameSummary[];
  /** Last first. */
  readonly pastGames: readonly GameSummary[];
  readonly options: OptionLines | null;
  /** Last first. */
  readonly history: readonly ConsequenceLine[];
}

/** A player: seat, games, possible challenges, history. Linear in archive and history. */
const buildLadderPlayer = (request: PageRequest<"ladder">): LadderPlayerModel | null => {
  const { state, params, language } = request;
  if (state === null) return null;
  const id = Number(params["entry"]);
  const entry = state.entries.get(id);
  const player = state.players.get(id);
  if (entry === undefined || player === undefined) return null;
  const words = ladderWords(state, language);
  const isOf = ({ challenger, defender }: { challenger: number; defender: number }): boolean =>
    challenger === id || defender === id;
  const played = [...itemsOf(state.archive)].filter(
    (game) => isOf(game) && ["final", "bothStay", "forfeited"].includes(game.status),
  );
  return {
    entry: id,
    name: entry.name,
    seat: player.seatNumber === null ? null : words.seat(player.seatNumber),
    club: entry.club,
    rating: entry.rating,
    waiting: waitingLists(state).ordinary.find((line) => line.player === id)?.position ?? null,
    standingWaiting: player.standingWaiting,
    tally: talliesOf(state).get(id) ?? null,
    games: openGames(state, request).filter(({ white, black }) =>
      isOf({ challenger: white.entry, defender: black.entry }),
    ),
    pastGames: played.reverse().map((game) => gameSummary(game, words, language)),
    options: optionLines(state, id, words, language),
    history: historyOfPlayer(state, id)
      .filter(isPublicConsequence)
      .reverse()
      .map((consequence) => consequenceLine(consequence, words, language)),
  };
};

/** A player: seat, games, possible challenges, history. */
export const ladderPlayerPage = pages.publicPage("ladder-player", "/players/:entry", {
  build: buildLadderPlayer,
  title: ({ name }) => name,
});
