import {
  type EntryId,
  groupsOfRound,
  pairedRound,
  publishedRounds,
  type RoundGroup,
  recordedResult,
  totalRounds,
} from "@losfee/core";
import { slipTexts } from "@losfee/messages/tournament-public-slips";
import { type PlayerLabels, playerLabels } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { roundFrom } from "../../parts/round-from.ts";

/** One result slip, to fill in at the board. */
export interface Slip {
  readonly board: number;
  /** The first goes first, unless the players draw. */
  readonly seats: readonly [EntryId, EntryId];
  readonly playersDraw: boolean;
  /** Group of the game; null if the round has no groups. */
  readonly of: Pick<RoundGroup, "group"> | null;
}

/** The result slips of a round. */
export interface SlipsModel {
  readonly competition: string;
  readonly name: string;
  readonly round: number;
  readonly planned: number;
  readonly slips: readonly Slip[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
}

/** Slips for all games of the published round `:round`. */
export const buildSlips = ({ state, params }: PageRequest): SlipsModel | null => {
  if (state === null) return null;
  const round = roundFrom(params["round"], publishedRounds(state));
  const current = round === null ? undefined : pairedRound(state, round);
  if (round === null || current === undefined) return null;
  const groups = groupsOfRound(state, current);
  const playing = current.games.flatMap(({ seats }) => seats);
  return {
    competition: state.competition,
    name: state.name,
    round,
    planned: totalRounds(state.settings),
    // Games forfeited before the start need no slip.
    slips: current.games
      .filter((game) => recordedResult(game)?.outcome.kind !== "forfeit")
      .toSorted((a, b) => a.board - b.board)
      .map(({ board, seats, start }) => ({
        board,
        seats,
        playersDraw: start.code === "players-draw",
        of: groups.find(({ boards }) => boards.includes(board)) ?? null,
      })),
    names: entryNames(state, playing),
    players: playerLabels(state, playing),
  };
};

/** Result slips to print. */
export const slipsPage = pages.sheetPage("slips", "/slips/:round", {
  build: buildSlips,
  title: ({ round }, { language }) => slipTexts[language].title({ round }),
});
