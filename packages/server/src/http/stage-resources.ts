import { includesRole, type Role } from "@losfee/contract";
import type {
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
  NamedTablesImpact,
  PlayerStage,
  StageResource,
  StageSummary,
  TableResultResource,
  TablesEntryResource,
} from "@losfee/contract/api";
import {
  type CutLine,
  openGames,
  seatShares,
  stageSettings,
  type TableGame,
  type TablesEntry,
  type TablesImpact,
  type TablesStage,
  type TablesStandingsRow,
  type TablesState,
  tablesFinalPlaces,
  tablesStandings,
} from "@losfee/core";
import { entryOf } from "./resources.ts";

/** The stages that a role may see: drafts are the director's. */
export const visibleStages = (state: TablesState, role: Role): readonly TablesStage[] =>
  state.stages.filter(({ status }) => status === "published" || role === "director");

export const stageSummaryOf = (state: TablesState, stage: TablesStage): StageSummary => ({
  stage: stage.stage,
  name: stageSettings(state.settings, stage.stage)?.name ?? "",
  status: stage.status,
  players: stage.members.length,
  games: stage.games.length,
  tables: stage.games[0]?.tables.length ?? 0,
  open: openGames(stage).length,
});

/** A stage as somebody of this role may see it. */
export const stageResourceOf = (
  state: TablesState,
  stage: TablesStage,
  role: Role,
): StageResource => ({
  ...stageSummaryOf(state, stage),
  members: stage.members.map(({ entry, admission }) => ({
    entry,
    name: nameIn(state, entry),
    admission,
  })),
  seating: stage.games.map(({ game, tables }) => ({
    game,
    tables: tables.map((table) => ({
      table: table.table,
      seats: table.seats,
      result: tableResultOf(state, table, role),
      annulled: table.annulled,
    })),
  })),
  draws: stage.draws.map(({ name, order }) => ({ name, order })),
  substitutions: stage.substitutions.map(({ reason: _, ...substitution }) => substitution),
  ...(role === "director" ? { acts: stage.acts } : {}),
});

const tableResultOf = (
  { settings }: TablesState,
  { result }: TableGame,
  role: Role,
): TableResultResource | null => {
  if (result === null) return null;
  const { outcome, status, corrections, actor } = result;
  const shares = seatShares(settings, outcome);
  return {
    outcome,
    status,
    corrections,
    shares,
    ...(includesRole(role, "results") ? { actor } : {}),
  };
};

/** An entry as somebody of this role may see it. */
export const tablesEntryOf = (
  { withdrawn, ...entry }: TablesEntry,
  role: Role,
): TablesEntryResource => ({
  ...entryOf(entry, role),
  withdrawn: withdrawn !== null,
  ...(withdrawn !== null && role === "director" ? { withdrawnBecause: withdrawn } : {}),
});

/** The standings of a stage, with names. */
export const namedStageRows = (state: TablesState, stage: number): readonly NamedStageRow[] =>
  tablesStandings(state, stage).map((row) => namedRow(state, row));

/** What somebody did in each published stage they were in. */
export const playerStagesOf = (state: TablesState, entry: number): readonly PlayerStage[] =>
  visibleStages(state, "public").flatMap(({ stage }) => {
    const row = tablesStandings(state, stage).find((one) => one.entry === entry);
    return row === undefined ? [] : [{ stage, row: namedRow(state, row), lines: row.card.lines }];
  });

/** The final table as it is now, with names. */
export const namedFinalPlaces = (state: TablesState): readonly NamedFinalPlace[] =>
  tablesFinalPlaces(state).map(({ place, entry, stage, row }) => ({
    place,
    entry,
    name: nameIn(state, entry),
    stage,
    row: namedRow(state, row),
  }));

export const cutLineResourceOf = (state: TablesState, line: CutLine): NamedCutLine => ({
  ...line,
  outlooks: line.outlooks.map((outlook) => ({ ...outlook, name: nameIn(state, outlook.entry) })),
});

export const tablesImpactOf = (state: TablesState, impact: TablesImpact): NamedTablesImpact => ({
  ...impact,
  before: impact.before.map((row) => namedRow(state, row)),
  after: impact.after.map((row) => namedRow(state, row)),
});

const namedRow = (
  state: TablesState,
  { rank, entry, values, decidedBy, table }: TablesStandingsRow,
): NamedStageRow => ({ rank, entry, name: nameIn(state, entry), values, decidedBy, table });

const nameIn = ({ entries }: TablesState, entry: number): string => entries.get(entry)?.name ?? "";
