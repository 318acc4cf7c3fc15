import { stageLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  groupsOfRound,
  pairedRound,
  publishedRounds,
  recordedResult,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { printNames, slipTexts } from "@losfee/messages/print";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { playerLabel } from "../../../../parts/player-labels.ts";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { groupLabel } from "../../parts/pairings/parts-of.ts";
import { printsOf, writesScores } from "../../parts/prints-of.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { sheetRules, sheetsOf } from "../../parts/tables/sheet.ts";
import { publishedStage } from "../../parts/tables/stages.ts";
import { pages as tablesPages } from "../../tables-pages-of.ts";

/** A result slip, to fill in at the board. */
export interface Slip {
  readonly board: number;
  /** The first goes first, unless the players draw. */
  readonly names: readonly [string, string];
  readonly playersDraw: boolean;
  /** The group of the game; empty without groups. */
  readonly group: string;
}

/** The result slips of a round. */
export interface SlipsModel {
  readonly paper: Paper;
  /** Null for blank slips, to fill in by hand. */
  readonly round: number | null;
  readonly planned: number;
  /** True if scores are written, not boxes ticked. */
  readonly writesScores: boolean;
  readonly slips: readonly Slip[];
}

const slipsOf = (
  request: PageRequest,
  state: TournamentState,
): Omit<SlipsModel, "round" | "slips"> => ({
  paper: paperOf(request, printsOf(state, request.language)),
  planned: totalRounds(state.settings),
  writesScores: writesScores(state),
});

/** Slips for all games of the published round `:round`. */
export const buildSlips = (request: PageRequest): SlipsModel | null => {
  const { state, params, language } = request;
  if (state === null) return null;
  const round = roundFrom(params["round"], publishedRounds(state));
  const current = round === null ? undefined : pairedRound(state, round);
  if (round === null || current === undefined) return null;
  const groups = groupsOfRound(state, current);
  const groupOf = (board: number): string => {
    const group = groups.find(({ boards }) => boards.includes(board));
    return group === undefined ? "" : groupLabel(group, pairingsTexts[language]);
  };
  const nameOf = (entry: EntryId): string =>
    `${playerLabel(state, entry).title} ${displayName(state, entry)}`.trim();
  return {
    ...slipsOf(request, state),
    round,
    // Games forfeited before the start need no slip.
    slips: current.games
      .filter((game) => recordedResult(game)?.outcome.kind !== "forfeit")
      .toSorted((a, b) => a.board - b.board)
      .map(({ board, seats, start }) => ({
        ...{ board, playersDraw: start.code === "players-draw", group: groupOf(board) },
        names: [nameOf(seats[0]), nameOf(seats[1])],
      })),
  };
};

/** Result slips to print. */
export const slipsPage = pages.sheetPage("slips", "/slips/:round", {
  build: buildSlips,
  title: ({ round }, { language }) => slipTexts[language].title({ round: round ?? 0 }),
});

/** Slips without names, for games by hand and for spares. */
export const blankSlipsPage = pages.sheetPage("blank-slips", "/blank-slips", {
  build: (request): SlipsModel | null =>
    request.state === null ? null : { ...slipsOf(request, request.state), round: null, slips: [] },
  title: (_model, { language }) => printNames[language].blankSlips,
});

/** A table's slip: its players, and room for a game, or for all games of the stage. */
export interface TableSlip {
  readonly table: number;
  readonly games: readonly number[];
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** Seat of each player in each game, from 1; null: plays at another table. */
  readonly seats: readonly (readonly (number | null)[])[];
}

/** The slips of a stage's tables. */
export interface TableSlipsModel {
  readonly paper: Paper;
  readonly label: string;
  /** Games of the stage. */
  readonly planned: number;
  /** True if places are entered, not game points. */
  readonly places: boolean;
  readonly slips: readonly TableSlip[];
}

/** Slips for the tables of a published stage, by default of the last; if they change, of `?game=N`. */
const buildTableSlips = (request: PageRequest<"tables">): TableSlipsModel | null => {
  const { state, params, query, language } = request;
  const stage = state === null ? null : publishedStage(state, params["stage"]);
  if (state === null || stage === null) return null;
  const wanted = Number(query["game"] ?? 0);
  return {
    paper: paperOf(request, printsOf(state, language)),
    label: stageLabel(stage.stage, state.settings, language),
    planned: stage.games.length,
    places: sheetRules(state, stage.stage).places,
    slips: sheetsOf(state, stage, language)
      .filter(({ games }) => wanted === 0 || games.some(({ game }) => game === wanted))
      .map(({ table, players, games }) => ({
        table,
        games: games.map(({ game }) => game),
        names: players.map(({ name, substitution }) =>
          substitution === "" ? name : `${name} (${substitution})`,
        ),
        seats: players.map(({ entry }) =>
          games.map(({ cells }) => cells.find((cell) => cell.entry === entry)?.seat ?? null),
        ),
      })),
  };
};

/** Slips of a stage's tables. */
export const tableSlipsPage = tablesPages.sheetPage("table-slips", "/sheets/:stage?", {
  build: buildTableSlips,
  title: ({ label }, { language }) => `${printNames[language].tableSlips}, ${label}`,
});
