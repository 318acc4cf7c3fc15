import { oncePerObject } from "../../base/once.ts";
import type { Round, TableContest, TableRound } from "../round.ts";
import { isPaired, isSettled, isTouched } from "../round.ts";
import type { Seating } from "../seating.ts";
import type { TournamentState } from "../state.ts";

/** One game of a stage, at all its tables. */
export interface StageGame {
  /** From 1 within the stage. */
  readonly game: number;
  /** Its round in the competition. */
  readonly round: number;
  readonly tables: readonly TableContest[];
}

/** A drafted or played stage at tables: its seating and its rounds together. */
export interface TablesStage extends Seating {
  /** From 1: its place in the settings. Skipped stages are missing. */
  readonly stage: number;
  readonly status: "draft" | "published";
  /** `games[g - 1]` is game g. */
  readonly games: readonly StageGame[];
}

/** Returns the drafted stages at tables, in order; cached per state. O(rounds). */
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

/** Returns the stage at tables with this number, if it was drafted. */
export const findStage = (state: TournamentState, stage: number): TablesStage | undefined =>
  tablesStages(state).find((candidate) => candidate.stage === stage);

/** Returns the stage at tables of a round. */
export const stageOf = (state: TournamentState, round: Round): TablesStage | undefined =>
  findStage(state, round.stage + 1);

/** Returns the stage at tables that is a draft, if there is one: always the last. */
export const draftedStage = (state: TournamentState): TablesStage | undefined => {
  const last = tablesStages(state).at(-1);
  return last?.status === "draft" ? last : undefined;
};

/** Returns the current or last played stage at tables; undefined before the first. */
export const currentStage = (state: TournamentState): TablesStage | undefined =>
  tablesStages(state).findLast(({ status }) => status === "published");

/** A game at a table of a stage. */
export const tableGame = (
  stage: TablesStage,
  game: number,
  table: number,
): TableContest | undefined => stage.games[game - 1]?.tables.find(({ board }) => board === table);

/** A game of a stage at one of its tables, for people and for commands. */
export interface TableAddress {
  readonly stage: number;
  readonly game: number;
  readonly table: number;
  /** The round of the game. */
  readonly round: number;
}

/** Returns the games of a stage without a confirmed result. */
export const openGames = (stage: TablesStage): readonly TableAddress[] =>
  stage.games.flatMap(({ game, round, tables }) =>
    tables
      .filter((contest) => !isSettled(contest))
      .map(({ board }) => ({ stage: stage.stage, game, table: board, round })),
  );

/** True if any game of the stage was played (or forfeited). */
export const hasResults = ({ games }: TablesStage): boolean =>
  games.some(({ tables }) => isTouched({ games: tables }));
