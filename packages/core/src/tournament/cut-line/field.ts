import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { countingResult } from "../contest-result.ts";
import type { Settings } from "../settings/settings.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { followingStage, placesPerTable, stillThere } from "../standings/cut.ts";
import type { TournamentState } from "../state.ts";
import { type Frontier, frontierOf } from "./frontier.ts";
import { type Measure, measureOf } from "./measure.ts";

/** Players who only meet each other in the games left: of one table, or of mixing tables. */
export interface Block {
  /** The remaining players, in no order. */
  readonly players: readonly EntryId[];
  /** Seats at the table, including players who left. */
  readonly size: number;
  /** Games left; 0 if all are played. */
  readonly games: number;
  /** The same players in every game left: computed together. */
  readonly together: boolean;
  /** The possible gains of the block; null if not computed. */
  readonly frontier: Frontier | null;
}

/** The input for deciding who goes on from a stage. */
export interface CutField {
  readonly measure: Measure;
  readonly blocks: readonly Block[];
  readonly blockOf: ReadonlyMap<EntryId, Block>;
  /** The group that assigns the places: the table if the cut is by table. */
  readonly groupOf: ReadonlyMap<EntryId, number | null>;
  /** Remaining members of each group. */
  readonly groups: ReadonlyMap<number | null, readonly EntryId[]>;
  /** The next stage; null if there is none and the first place counts. */
  readonly next: number | null;
  /** Number of players who go on, including those of each group. */
  readonly players: number;
  /** Number of players of each group who go on in any case. */
  readonly perGroup: number;
  /** Games left of each player. */
  readonly gamesLeft: ReadonlyMap<EntryId, number>;
}

/** Prepares the cut of a published stage, block by block. */
export function* cutField(
  state: TournamentState,
  stage: TablesStage,
): Generator<undefined, CutField, undefined> {
  const there = stillThere(state, stage);
  const present = new Set(there.map(({ entry }) => entry));
  const following = followingStage(state.settings, stage, there.length);
  const players = following?.players ?? 1;
  const perGroup = following === null ? 0 : placesPerTable(state.settings, stage, players);
  const groupOf = new Map(there.map(({ entry, table }) => [entry, perGroup > 0 ? table : null]));
  const measure = measureOf(state, stage.stage);
  const { blocks, gamesLeft } = yield* blocksOf(state, stage, present, measure);
  return {
    measure,
    blocks,
    blockOf: new Map(blocks.flatMap((block) => block.players.map((entry) => [entry, block]))),
    groupOf,
    groups: new Map(
      [...new Set(groupOf.values())].map((table) => [
        table,
        [...present].filter((entry) => (groupOf.get(entry) ?? null) === table),
      ]),
    ),
    next: following?.stage ?? null,
    players,
    perGroup,
    gamesLeft,
  };
}

/** Returns the tables of games still to be played. */
const openTables = (
  { settings }: TournamentState,
  stage: TablesStage,
): readonly (readonly EntryId[])[] =>
  stage.games.flatMap(({ tables }) =>
    tables
      .filter((table) => countingResult(table, settings) === null && table.annulled === null)
      .map(({ seats }) => seats),
  );

function* blocksOf(
  state: TournamentState,
  stage: TablesStage,
  present: ReadonlySet<EntryId>,
  measure: Measure,
): Generator<undefined, Pick<CutField, "blocks" | "gamesLeft">, undefined> {
  const open = openTables(state, stage);
  const gamesLeft = new Map<EntryId, number>();
  for (const entry of open.flat()) gamesLeft.set(entry, (gamesLeft.get(entry) ?? 0) + 1);
  const blocks: Block[] = [];
  for (const members of joined(present, open)) {
    const tables = open.filter((seats) => seats.some((entry) => members.includes(entry)));
    const [first = []] = tables;
    const same = tables.every((seats) => members.every((entry) => seats.includes(entry)));
    const sized = tables.every((seats) => seats.length === first.length);
    const together = same && sized && tables.length > 0;
    const size = first.length;
    blocks.push({
      players: members,
      size,
      games: Math.max(0, ...members.map((entry) => gamesLeft.get(entry) ?? 0)),
      together,
      frontier: together
        ? yield* knownFrontier(state, stage, measure, [size, members.length, tables.length])
        : null,
    });
    yield;
  }
  return { blocks, gamesLeft };
}

/** Frontiers do not depend on results: cached per settings. */
const frontiersOf = oncePerObject((_: Settings) => new Map<string, Frontier | null>());

function* knownFrontier(
  { settings }: TournamentState,
  { stage }: TablesStage,
  measure: Measure,
  [size, present, games]: readonly [number, number, number],
): Generator<undefined, Frontier | null, undefined> {
  const known = frontiersOf(settings);
  const key = [stage, measure.unit, size, present, games].join("/");
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = yield* frontierOf(measure, size, present, games);
  known.set(key, made);
  return made;
}

/** Joins present players who share a table. */
const joined = (
  present: ReadonlySet<EntryId>,
  tables: readonly (readonly EntryId[])[],
): readonly (readonly EntryId[])[] => {
  const group = new Map<EntryId, Set<EntryId>>();
  for (const entry of present) group.set(entry, new Set([entry]));
  for (const seats of tables) {
    const [first, ...others] = seats.filter((entry) => present.has(entry));
    const into = first === undefined ? undefined : group.get(first);
    if (into === undefined) continue;
    for (const other of others) {
      const from = group.get(other);
      if (from === undefined || from === into) continue;
      for (const entry of from) {
        into.add(entry);
        group.set(entry, into);
      }
    }
  }
  return [...new Set(group.values())].map((members) => [...members]);
};
