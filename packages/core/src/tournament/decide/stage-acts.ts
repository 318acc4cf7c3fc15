import type { EntryId } from "../../base/entry-id.ts";
import { adjustSeating } from "../drafts/adjust-seats.ts";
import { activeEntries } from "../drafts/next-draft.ts";
import type { SeatingAct } from "../seating.ts";
import { hasResults, openGames, type TablesStage } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { isRedrawable } from "./stages.ts";

/** An act on a stage at tables. */
export type StageAct = SeatingAct["kind"] | "redraw" | "discard" | "substitute" | "recall";

/**
 * Returns the acts on a stage that would not be refused now, whatever else the director enters.
 * Pages offer these. O(games · tables) while a seat can change, else times members.
 */
export const stageActs = (state: TournamentState, stage: TablesStage): readonly StageAct[] => {
  if (state.status === "closed" || state.rounds.at(-1)?.stage !== stage.stage - 1) return [];
  const isOpen = openGames(stage).length > 0;
  const isPublished = stage.status === "published";
  return [
    ...(isOpen ? (["swap"] as const) : []),
    ...(isOpen && canMove(state, stage) ? (["move"] as const) : []),
    ...(isOpen ? (["order"] as const) : []),
    ...(isRedrawable(state, stage) ? (["redraw"] as const) : []),
    ...(isPublished ? [] : (["discard"] as const)),
    ...(canSubstitute(state, stage) ? (["substitute"] as const) : []),
    ...(isPublished && !hasResults(stage) ? (["recall"] as const) : []),
  ];
};

/** True if anybody can move to another table; with a single table nobody can. */
const canMove = (state: TournamentState, stage: TablesStage): boolean => {
  const boards = new Set(stage.games.flatMap(({ tables }) => tables.map(({ board }) => board)));
  return activeEntries(state).some((entry) =>
    [...boards].some((board) =>
      [null, ...stage.games.map(({ game }) => game)].some(
        (game) => adjustSeating(state, stage, { kind: "move", entry, board, game }).ok,
      ),
    ),
  );
};

const canSubstitute = (state: TournamentState, stage: TablesStage): boolean =>
  stage.status === "published" &&
  replaceable(stage).length > 0 &&
  substitutesFor(state, stage).length > 0;

/** Returns the players of a stage with an open game, whom another can replace. */
export const replaceable = (stage: TablesStage): readonly EntryId[] => [
  ...new Set(
    stage.games.flatMap(({ tables }) =>
      tables.flatMap(({ seats, result }) => (result === null ? seats : [])),
    ),
  ),
];

/** Returns the participants without a seat in a stage, who can replace a player there. */
export const substitutesFor = (state: TournamentState, stage: TablesStage): readonly EntryId[] =>
  activeEntries(state).filter((entry) => !isAtTable(stage, entry));

/** True if the entry has a seat in a game of the stage. */
export const isAtTable = (stage: TablesStage, entry: EntryId): boolean =>
  stage.games.some(({ tables }) => tables.some(({ seats }) => seats.includes(entry)));
