import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { scaleOf } from "../../ranking/tables/rank-points.ts";
import type { Refusal } from "../refusal.ts";
import type { TableContest } from "../round.ts";
import type { SeatedGame, SeatingAct, StageMember } from "../seating.ts";
import { tablesRulesOf } from "../settings/settings.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { StageGame, TablesStage } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { isFirst, unseatedEntries } from "./draft-stage.ts";

/** A seating after a director's act: the changed games. */
export interface AdjustedSeating {
  readonly members: readonly StageMember[];
  readonly games: readonly SeatedGame[];
}

/**
 * Carries out one act on the seating of a stage. Tables whose game has a result (or was annulled)
 * stay as they are: an act for all games changes only the open ones.
 */
export const adjustSeating = (
  state: TournamentState,
  stage: TablesStage,
  act: SeatingAct,
): Result<AdjustedSeating, Refusal> => {
  const only = act.game === null ? null : stage.games[act.game - 1];
  if (only === undefined) {
    return err({ code: "unknown-game", stage: stage.stage, game: act.game ?? 0 });
  }
  const games = only === null ? stage.games : [only];
  switch (act.kind) {
    case "swap":
      return swapped(stage, games, act.players);
    case "move":
      return moved(state, stage, games, act.entry, act.board);
    case "order":
      return ordered(stage, games, act.board, act.seats);
  }
};

const tableOf = ({ tables }: StageGame, entry: EntryId): TableContest | undefined =>
  tables.find(({ seats }) => seats.includes(entry));

const isOpen = (table: TableContest | undefined): table is TableContest =>
  table !== undefined && table.result === null && table.annulled === null;

const seatedGame = ({ game, tables }: StageGame): SeatedGame => ({
  game,
  tables: tables.map(({ board, seats }) => ({ board, seats })),
});

/** Returns the game with other seats at some tables, without empty tables. */
const reseated = (
  game: StageGame,
  seatsOf: (table: TableContest) => readonly EntryId[],
): SeatedGame => {
  const { tables, ...rest } = seatedGame({
    ...game,
    tables: game.tables.map((table) => ({ ...table, seats: seatsOf(table) })),
  });
  return { ...rest, tables: tables.filter(({ seats }) => seats.length > 0) };
};

const changedGames = (
  stage: TablesStage,
  games: readonly SeatedGame[],
  members: readonly StageMember[] = stage.members,
): Result<AdjustedSeating, Refusal> =>
  games.length === 0 ? err({ code: "no-open-game", stage: stage.stage }) : ok({ members, games });

const swapped = (
  stage: TablesStage,
  games: readonly StageGame[],
  [a, b]: readonly [EntryId, EntryId],
): Result<AdjustedSeating, Refusal> => {
  if (a === b) return err({ code: "same-entry", entry: a });
  const stranger = [a, b].find((id) => !stage.members.some(({ entry }) => entry === id));
  if (stranger !== undefined) {
    return err({ code: "entry-not-in-stage", entry: stranger, stage: stage.stage });
  }
  const exchanged = (entry: EntryId): EntryId => (entry === a ? b : entry === b ? a : entry);
  const open = games.filter((game) => isOpen(tableOf(game, a)) && isOpen(tableOf(game, b)));
  return changedGames(
    stage,
    open.map((game) => reseated(game, ({ seats }) => seats.map(exchanged))),
  );
};

const isMember = ({ members }: TablesStage, entry: EntryId): boolean =>
  members.some((member) => member.entry === entry);

const moved = (
  state: TournamentState,
  stage: TablesStage,
  games: readonly StageGame[],
  entry: EntryId,
  to: number,
): Result<AdjustedSeating, Refusal> => {
  const isBack = isFirst(state, stage) && isReplaced(stage, entry) && !isMember(stage, entry);
  const late = isBack || unseatedEntries(state, stage).includes(entry);
  if (!late && !isMember(stage, entry)) {
    return err({ code: "entry-not-in-stage", entry, stage: stage.stage });
  }
  const unknown = games.find(({ tables }) => !tables.some(({ board }) => board === to));
  if (unknown !== undefined) {
    return err({ code: "unknown-table", stage: stage.stage, game: unknown.game, table: to });
  }
  if (games.every((game) => tableOf(game, entry)?.board === to)) {
    return err({ code: "already-at-table", entry, table: to });
  }
  const open = games.filter((game) => {
    const from = tableOf(game, entry);
    const target = game.tables.find(({ board }) => board === to);
    return isOpen(target) && target !== from && (from === undefined || isOpen(from));
  });
  const results = open.map((game) =>
    reseated(game, ({ board, seats }) => {
      const others = seats.filter((one) => one !== entry);
      return board === to ? [...others, entry] : others;
    }),
  );
  const sizes = results.flatMap(({ tables }) => tables.map(({ seats }) => seats.length));
  const wrong = sizes.find((size) => scaleOf(tablesRulesOf(state.settings), size) === undefined);
  if (wrong !== undefined) return err({ code: "scale-missing", size: wrong });
  const member: StageMember = { entry, admission: "entered" };
  return changedGames(stage, results, late ? [...stage.members, member] : stage.members);
};

const ordered = (
  stage: TablesStage,
  games: readonly StageGame[],
  table: number,
  seats: readonly EntryId[],
): Result<AdjustedSeating, Refusal> => {
  const [game] = games;
  const found = game?.tables.find(({ board }) => board === table);
  if (game === undefined || found === undefined) {
    return err({ code: "unknown-table", stage: stage.stage, game: game?.game ?? 0, table });
  }
  if (!isOpen(found)) return err({ code: "no-open-game", stage: stage.stage });
  const same = (from: readonly EntryId[]): string => from.toSorted((a, b) => a - b).join();
  if (same(seats) !== same(found.seats)) return err({ code: "seats-do-not-fit", seats });
  return changedGames(stage, [reseated(game, (one) => (one === found ? seats : one.seats))]);
};
