import type { EntryId } from "../base/entry-id.ts";
import type { EventDetails } from "../event-details/event-details.ts";
import type { Committed } from "../lots/commitments.ts";
import type { TablesEntry } from "./entry.ts";
import type { TablesSettings } from "./settings.ts";
import type { TablesStage } from "./stage.ts";
import type { TableAddress, TableGame } from "./table-game.ts";

/** Points deducted from a player in one stage. */
export interface TablesPenalty {
  /** The seq of the event that imposed it. */
  readonly id: number;
  readonly entry: EntryId;
  readonly stage: number;
  readonly of: "rank-points" | "game-points";
  /** In multiples of 1/1000, > 0. */
  readonly points: number;
  readonly reason: string;
}

/** What follows from the journal of a table tournament so far. Immutable. */
export interface TablesState extends Committed {
  readonly kind: "tables";
  readonly competition: string;
  /** Number of the last event folded in. */
  readonly seq: number;
  readonly name: string;
  /** Key of `formats/registry.ts`. */
  readonly format: string;
  readonly settings: TablesSettings;
  readonly details: EventDetails;
  readonly status: "open" | "closed";
  /** In order of entry; removed entries are gone, their numbers are not used again. */
  readonly entries: ReadonlyMap<EntryId, TablesEntry>;
  readonly nextEntry: EntryId;
  /** Drafted and played stages in order; only the last can be a draft. */
  readonly stages: readonly TablesStage[];
  readonly penalties: readonly TablesPenalty[];
}

/** The stage with this number, if it was drafted. */
export const findStage = (state: TablesState, stage: number): TablesStage | undefined =>
  state.stages.find((candidate) => candidate.stage === stage);

/** The stage that is a draft, if there is one: always the last. */
export const draftedStage = (state: TablesState): TablesStage | undefined => {
  const last = state.stages.at(-1);
  return last?.status === "draft" ? last : undefined;
};

/** The stage that is played or was played last; undefined before the first is published. */
export const currentStage = (state: TablesState): TablesStage | undefined =>
  state.stages.findLast(({ status }) => status === "published");

/** A game at a table of a stage. */
export const tableGame = (stage: TablesStage, game: number, table: number): TableGame | undefined =>
  stage.games[game - 1]?.tables.find((candidate) => candidate.table === table);

/** Whether a game needs nothing more: a confirmed result, or it does not count. */
const isSettled = ({ result, annulled }: TableGame): boolean =>
  result === null ? annulled !== null : result.status === "confirmed";

/** The games of a stage that lack a result, or its confirmation. */
export const openGames = (stage: TablesStage): readonly TableAddress[] =>
  stage.games.flatMap(({ game, tables }) =>
    tables
      .filter((table) => !isSettled(table))
      .map(({ table }) => ({ stage: stage.stage, game, table })),
  );

/** Whether somebody has played (or not come to) a game of the stage. */
export const hasResults = (stage: TablesStage): boolean =>
  stage.games.some(({ tables }) =>
    tables.some(({ result, annulled }) => result !== null || annulled !== null),
  );
