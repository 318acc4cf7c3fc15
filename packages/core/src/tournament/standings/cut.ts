import type { StageMember } from "../seating.ts";
import { isSeated, type Participants, type Settings, tablesRulesOf } from "../settings/settings.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { type TablesStandingsRow, tablesStandings } from "./tables-standings.ts";

/** A possible next stage, by its number and number of players. */
export interface FollowingStage {
  readonly stage: number;
  readonly players: number;
}

/** Returns those of a stage's standings who can advance: not withdrawn or replaced. */
export const stillThere = (
  state: TournamentState,
  stage: TablesStage,
): readonly TablesStandingsRow[] =>
  tablesStandings(state, stage.stage).filter(
    ({ entry }) => state.entries.get(entry)?.withdrawal === null && !isReplaced(stage, entry),
  );

/**
 * Returns the stage that follows one at tables, and its number of players, if `available` are left.
 * Skips stages at tables with more players than are left, if the settings say so (King Lui: the
 * largest of 27, 9 and 3 that does not exceed the entries). O(stages).
 */
export const followingStage = (
  settings: Settings,
  last: TablesStage,
  available: number,
): FollowingStage | null => {
  for (const [index, next] of settings.stages.entries()) {
    if (index < last.stage) continue;
    const wanted = wantedBy(settings, last, next.participants, available);
    if (wanted <= available) return { stage: index + 1, players: wanted };
    const skips = isSeated(next) && tablesRulesOf(settings).fewerEntries === "skip-stage";
    if (!skips) return { stage: index + 1, players: available };
  }
  return null;
};

const wantedBy = (
  settings: Settings,
  last: TablesStage,
  participants: Participants,
  available: number,
): number =>
  participants === "everybody" ? advancingCount(settings, last, available) : participants.top;

/** Returns the number of players who advance if the next stage takes all that the cut selects. */
const advancingCount = (settings: Settings, last: TablesStage, available: number): number => {
  const places = placesOfCut(settings, last);
  return places === 0 ? available : Math.min(available, tableCount(last) * places);
};

/** Returns how many of each table advance; 0 if the stage is cut overall. */
const placesOfCut = ({ stages }: Settings, { stage }: TablesStage): number => {
  const own = stages[stage - 1];
  return own !== undefined && isSeated(own) && own.cut.by === "table" ? own.cut.places : 0;
};

/** The number of tables in the last game of a stage. */
const tableCount = (stage: TablesStage): number => stage.games.at(-1)?.tables.length ?? 0;

/** Returns how many of each table are sure of the next stage, with its `players`. */
export const placesPerTable = (settings: Settings, stage: TablesStage, players: number): number => {
  const places = placesOfCut(settings, stage);
  return Math.min(places, Math.floor(players / Math.max(1, tableCount(stage))));
};

/**
 * Returns the players who advance from a stage, best first: the best of each table if the cut is by
 * table, then the best of the rest, `players` together.
 */
const chosenByCut = (
  state: TournamentState,
  last: TablesStage,
  players: number,
): readonly StageMember[] => {
  const rows = stillThere(state, last);
  const places = placesPerTable(state.settings, last, players);
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

/** Returns the players who advance from a stage at tables into the next one, best first. */
export const advancingFrom = (
  state: TournamentState,
  last: TablesStage,
): { readonly following: FollowingStage; readonly members: readonly StageMember[] } | null => {
  const following = followingStage(state.settings, last, stillThere(state, last).length);
  if (following === null) return null;
  return { following, members: chosenByCut(state, last, following.players) };
};

/** Returns members of a stage by seed: by the previous stage, or by the first played at tables. */
export const bySeed = (
  state: TournamentState,
  first: TablesStage | undefined,
  members: readonly StageMember[],
): readonly StageMember[] => {
  if (tablesRulesOf(state.settings).seedFrom === "previous" || first === undefined) return members;
  const rank = new Map(tablesStandings(state, first.stage).map((row) => [row.entry, row.rank]));
  const seed = ({ entry }: StageMember): number => rank.get(entry) ?? rank.size + 1;
  return members.toSorted((a, b) => seed(a) - seed(b));
};
