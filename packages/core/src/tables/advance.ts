import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import { drawOrder } from "../lots/lots.ts";
import type { TablesRefusal } from "./refusal.ts";
import { seatableNear, tableSizes } from "./seating/sizes.ts";
import { stageSettings, type TablesSettings } from "./settings.ts";
import type { StageMember, TablesStage } from "./stage.ts";
import { isReplaced } from "./stage-cards.ts";
import { type TablesStandingsRow, tablesStandings } from "./standings.ts";
import type { TablesState } from "./state.ts";

/** A stage that is about to be drafted: which one, and who plays it, by seed. */
export interface ComingStage {
  readonly stage: number;
  readonly members: readonly StageMember[];
}

/**
 * The stage after those that are drafted, with the players that the results so far send there.
 * Stages with more players than there are left are skipped, where the settings say so (King Lui:
 * the largest of 27, 9 and 3 that does not exceed the entries).
 */
export const comingStage = (state: TablesState): Result<ComingStage, TablesRefusal> => {
  const last = state.stages.at(-1);
  return last === undefined ? firstStage(state) : stageAfter(state, last);
};

/** Entries that take part, in order of entry. */
export const activeEntries = ({ entries }: TablesState): readonly EntryId[] =>
  [...entries.values()].filter(({ withdrawn }) => withdrawn === null).map(({ id }) => id);

const firstStage = (state: TablesState): Result<ComingStage, TablesRefusal> => {
  const players = activeEntries(state);
  const stage = startingStage(state.settings, players.length);
  const refusal = refuseSeating(state.settings, stage, players.length);
  if (refusal !== null) return err(refusal);
  return ok({ stage, members: enteredMembers(state, stage, players) });
};

/** The players of a first stage by seed: by lot, or by rating where it is seated by rank. */
export const enteredMembers = (
  state: TablesState,
  stage: number,
  players: readonly EntryId[],
): readonly StageMember[] => {
  const drawn = drawOrder(state.seed, tablesDraw(stage), players);
  const rating = (entry: EntryId): number => state.entries.get(entry)?.rating ?? 0;
  const byRank = stageSettings(state.settings, stage)?.seating === "rank";
  const order = byRank ? drawn.toSorted((a, b) => rating(b) - rating(a)) : drawn;
  return order.map((entry) => ({ entry, admission: "entered" }));
};

/** Name of the draw that fills a stage's tables, or seeds it where nothing was played before. */
export const tablesDraw = (stage: number): string => `stage/${stage}/tables`;

/** The first stage, or the last at once where the players just fill it (King Lui with three). */
const startingStage = (settings: TablesSettings, players: number): number => {
  const { stages, fewerEntries } = settings;
  const onlyFinal = fewerEntries === "skip-stage" && stages.at(-1)?.players === players;
  return onlyFinal ? stages.length : 1;
};

const refuseSeating = (
  settings: TablesSettings,
  stage: number,
  players: number,
): TablesRefusal | null => {
  const sizes = stageSettings(settings, stage)?.sizes ?? [];
  if (tableSizes(players, sizes) !== null) return null;
  return { code: "cannot-be-seated", players, sizes, ...seatableNear(players, sizes) };
};

/** Those of a stage's standings who can go on: still there, and nobody plays in their place. */
export const stillThere = (state: TablesState, stage: TablesStage): readonly TablesStandingsRow[] =>
  tablesStandings(state, stage.stage).filter(
    ({ entry }) => state.entries.get(entry)?.withdrawn === null && !isReplaced(stage, entry),
  );

const stageAfter = (state: TablesState, last: TablesStage): Result<ComingStage, TablesRefusal> => {
  const rows = stillThere(state, last);
  const next = followingStage(state.settings, last, rows.length);
  if (next === null) {
    return err({ code: "all-stages-played", stages: state.settings.stages.length });
  }
  const refusal = refuseSeating(state.settings, next.stage, next.players);
  if (refusal !== null) return err(refusal);
  const chosen = chosenFrom(state, last, rows, next.players);
  return ok({ stage: next.stage, members: bySeed(state, chosen) });
};

/** Which stage follows, with how many players, where `available` are left. */
export const followingStage = (
  settings: TablesSettings,
  last: TablesStage,
  available: number,
): { readonly stage: number; readonly players: number } | null => {
  for (let stage = last.stage + 1; stage <= settings.stages.length; stage++) {
    const { players } = stageSettings(settings, stage) ?? { players: null };
    const wanted = players ?? givenByCut(settings, last, available);
    if (wanted <= available) return { stage, players: wanted };
    if (settings.fewerEntries === "fewer-tables") return { stage, players: available };
  }
  return null;
};

/** How many go on where the next stage takes all that the cut gives. */
const givenByCut = (settings: TablesSettings, last: TablesStage, available: number): number => {
  const cut = stageSettings(settings, last.stage)?.cut;
  if (cut?.by !== "table") return available;
  return Math.min(available, tableCount(last) * cut.places);
};

/** The number of tables in the last game of a stage. */
const tableCount = (stage: TablesStage): number => stage.games.at(-1)?.tables.length ?? 0;

/** How many of each table are sure of the next stage, when it has `players`. */
export const placesPerTable = (
  settings: TablesSettings,
  stage: TablesStage,
  players: number,
): number => {
  const cut = stageSettings(settings, stage.stage)?.cut;
  if (cut?.by !== "table") return 0;
  return Math.min(cut.places, Math.floor(players / Math.max(1, tableCount(stage))));
};

/** `rows` best first: the best of each table where the cut is by table, then the best of the rest. */
const chosenFrom = (
  { settings }: TablesState,
  last: TablesStage,
  rows: readonly TablesStandingsRow[],
  players: number,
): readonly StageMember[] => {
  const places = placesPerTable(settings, last, players);
  const taken = new Map<number, number>();
  const byTable = rows.filter(({ table }) => {
    if (table === null) return false;
    const before = taken.get(table) ?? 0;
    taken.set(table, before + 1);
    return before < places;
  });
  const sure = new Set(byTable.map(({ entry }) => entry));
  const planned = players - places * tableCount(last);
  const others = rows.filter(({ entry }) => !sure.has(entry)).slice(0, players - sure.size);
  const overall = new Set(others.slice(0, planned).map(({ entry }) => entry));
  return rows
    .filter(({ entry }) => sure.has(entry) || others.some((row) => row.entry === entry))
    .map(({ entry }) => ({
      entry,
      admission: sure.has(entry) ? "table" : overall.has(entry) ? "overall" : "next-best",
    }));
};

const bySeed = (state: TablesState, members: readonly StageMember[]): readonly StageMember[] => {
  const first = state.stages[0];
  if (state.settings.seedFrom === "previous" || first === undefined) return members;
  const rank = new Map(tablesStandings(state, first.stage).map((row) => [row.entry, row.rank]));
  const seed = ({ entry }: StageMember): number => rank.get(entry) ?? rank.size + 1;
  return members.toSorted((a, b) => seed(a) - seed(b));
};

/** The best of the stage before who did not advance into `stage`; null if there is nobody. */
export const nextBest = (state: TablesState, stage: TablesStage): EntryId | null => {
  const before = state.stages.findLast((one) => one.stage < stage.stage);
  if (before === undefined) return null;
  const members = new Set(stage.members.map(({ entry }) => entry));
  return stillThere(state, before).find(({ entry }) => !members.has(entry))?.entry ?? null;
};
