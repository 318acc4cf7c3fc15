import {
  currentStage,
  findStage,
  openGames,
  type Settings,
  type TableAddress,
  type TournamentCommand,
  type TournamentState,
  tableGame,
  tablesRulesOf,
} from "@losfee/core";
import type { FullRequest, PageRequest } from "../src/index.ts";
import { type Given, nothingElse, type Played, play } from "./play.ts";

/** A competition at tables, played in a test. */
export type TablesPlayed = Played;

/** Executes commands in order; throws at the first refusal. */
export const playTables = (
  before: TablesPlayed | null,
  ...commands: readonly TournamentCommand[]
): TablesPlayed => play(before, commands);

/** A competition with `players` entries. */
export const tablesOf = (
  format: string,
  players: number,
  settings: Partial<Settings> = {},
): TablesPlayed => {
  const seed = "5eed".repeat(16);
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `Spielerin ${String(index + 1).padStart(2, "0")}`,
    club: `Verein ${index % 3}`,
  }));
  const creation = {
    type: "create-competition",
    name: "King Lui",
    format,
    settings,
    seed,
  } as const;
  return playTables(null, creation, { type: "add-entries", entries });
};

/** Drafts and publishes the next stage. */
export const openStage = (before: TablesPlayed): TablesPlayed => {
  const round = before.state.rounds.length + 1;
  return playTables(before, { type: "draft-round" }, { type: "publish-round", round });
};

/** Returns the command for points that depend on game and player, in tens, with some ties. */
export const resultAt = (state: TournamentState, address: TableAddress): TournamentCommand => {
  const stage = findStage(state, address.stage);
  const seats = (stage && tableGame(stage, address.game, address.table)?.seats) ?? [];
  const value = (entry: number): number => 10 * ((entry * 7 + address.game * 5) % 9);
  const points = seats.map((entry) => ({ entry, points: value(entry) }));
  const places = points.map(({ entry, points: own }) => ({
    entry,
    place: 1 + points.filter((other) => other.points > own).length,
  }));
  const outcome =
    tablesRulesOf(state.settings).results === "places"
      ? ({ kind: "places", seats: places } as const)
      : ({ kind: "game-points", seats: points } as const);
  return { type: "enter-result", round: address.round, board: address.table, outcome };
};

/** Enters the missing results of the current stage, up to a game. */
export const playGames = (before: TablesPlayed, last = Number.POSITIVE_INFINITY): TablesPlayed => {
  const stage = currentStage(before.state);
  const open = stage === undefined ? [] : openGames(stage);
  return playTables(
    before,
    ...open.filter(({ game }) => game <= last).map((one) => resultAt(before.state, one)),
  );
};

/** Returns a request for a page. */
export const tablesRequest = (
  { state, events }: TablesPlayed,
  changes: Partial<FullRequest<"tables">> = {},
): PageRequest<"tables", Given> => ({
  ...nothingElse,
  state,
  events,
  params: { competition: state.competition },
  query: {},
  viewer: { role: "public", label: "" },
  language: "de",
  baseUrl: "http://hall.local:8080",
  ...changes,
});
