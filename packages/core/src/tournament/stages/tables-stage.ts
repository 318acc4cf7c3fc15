import { oncePerObject } from "../../base/once.ts";
import type { Round, TableContest, TableRound } from "../round.ts";
import { isPaired, isSettled, isTouched } from "../round.ts";
import type { Seating } from "../seating.ts";
import type { TournamentState } from "../state.ts";

/** One game of a stage, at all its tables. */
export interface StageGame {
  /** From 1 within the stage. */
  readonly game: number;
  /** The round of the competition that it is. */
  readonly round: number;
  readonly tables: readonly TableContest[];
}

/** A stage at tables that is drafted or played: its seating and its rounds together. */
export interface TablesStage extends Seating {
  /** From 1: its place in the settings. Stages that are skipped have none. */
  readonly stage: number;
  readonly status: "draft" | "published";
  /** `games[g - 1]` is game g. */
  readonly games: readonly StageGame[];
}

/** The stages at tables that are drafted, in order; made once for each state. O(rounds). */
export const tablesStages = oncePerObject((state: TournamentState): readonly TablesStage[] =>
  [...state.seatings]
    .sort(([a], [b]) => a - b)
    .map(([index, seating]): TablesStage => {
      const rounds = roundsOfStage(state, index);
      return {
        ...seating,
        stage: index + 1,
        status: rounds[0]?.status ?? "draft",
        games: rounds.map(({ number, games }, game) => ({
          game: game + 1,
          round: number,
          tables: games,
        })),
      };
    }),
);

const roundsOfStage = ({ rounds }: TournamentState, index: number): readonly TableRound[] =>
  rounds.filter((round): round is TableRound => round.stage === index && !isPaired(round));

/** The stage at tables with this number, if it was drafted. */
export const findStage = (state: TournamentState, stage: number): TablesStage | undefined =>
  tablesStages(state).find((candidate) => candidate.stage === stage);

/** The stage at tables that a round belongs to. */
export const stageOf = (state: TournamentState, round: Round): TablesStage | undefined =>
  findStage(state, round.stage + 1);

/** The stage at tables that is a draft, if there is one: always the last. */
export const draftedStage = (state: TournamentState): TablesStage | undefined => {
  const last = tablesStages(state).at(-1);
  return last?.status === "draft" ? last : undefined;
};

/** The stage at tables that is played or was played last; undefined before the first. */
export const currentStage = (state: TournamentState): TablesStage | undefined =>
  tablesStages(state).findLast(({ status }) => status === "published");

/** A game at a table of a stage. */
export const tableGame = (
  stage: TablesStage,
  game: number,
  table: number,
): TableContest | undefined => stage.games[game - 1]?.tables.find(({ board }) => board === table);

/** A game of a stage at one of its tables, as people name it and as commands do. */
export interface TableAddress {
  readonly stage: number;
  readonly game: number;
  readonly table: number;
  /** The round that the game is. */
  readonly round: number;
}

/** The games of a stage that lack a result, or its confirmation. */
export const openGames = (stage: TablesStage): readonly TableAddress[] =>
  stage.games.flatMap(({ game, round, tables }) =>
    tables
      .filter((contest) => !isSettled(contest))
      .map(({ board }) => ({ stage: stage.stage, game, table: board, round })),
  );

/** Whether somebody has played (or not come to) a game of the stage. */
export const hasResults = ({ games }: TablesStage): boolean =>
  games.some(({ tables }) => isTouched({ games: tables }));
