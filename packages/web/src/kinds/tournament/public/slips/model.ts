import { type EntryId, pairedRound, publishedRounds, totalRounds } from "@losfee/core";
import { type ShownPlayers, shownPlayers } from "../../../../parts/shown-players.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { roundFrom } from "../round-from.ts";

/** One result slip, to be filled in at the board. */
export interface Slip {
  readonly board: number;
  /** The first goes first, unless the players draw. */
  readonly seats: readonly [EntryId, EntryId];
  readonly playersDraw: boolean;
}

/** The result slips of a round. */
export interface SlipsModel {
  readonly competition: string;
  readonly name: string;
  readonly round: number;
  readonly planned: number;
  readonly slips: readonly Slip[];
  readonly names: EntryNames;
  readonly players: ShownPlayers;
}

/** Slips for all games of the published round `:round`. */
export const buildSlips = ({ state, params }: PageRequest): SlipsModel | null => {
  if (state === null) return null;
  const round = roundFrom(params["round"], publishedRounds(state));
  const shown = round === null ? undefined : pairedRound(state, round);
  if (round === null || shown === undefined) return null;
  const playing = shown.games.flatMap(({ seats }) => seats);
  return {
    competition: state.competition,
    name: state.name,
    round,
    planned: totalRounds(state.settings),
    // Nobody plays a game that was lost by forfeit before it began.
    slips: shown.games
      .filter(({ result }) => result?.outcome.kind !== "forfeit")
      .toSorted((a, b) => a.board - b.board)
      .map(({ board, seats, start }) => ({
        board,
        seats,
        playersDraw: start.code === "players-draw",
      })),
    names: entryNames(state, playing),
    players: shownPlayers(state, playing),
  };
};
