import { meets, type Role } from "@losfee/contract";
import type {
  ConflictResource,
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
  PlayerStage,
  StageResource,
  StageSummary,
  TableResultResource,
} from "@losfee/contract/api";
import {
  type CutLine,
  countingResult,
  openGames,
  seatedStageSettings,
  seatShares,
  type TableContest,
  type TablesStage,
  type TablesStandingsRow,
  type TournamentState,
  tablesFinalPlaces,
  tablesRulesOf,
  tablesStages,
  tablesStandings,
} from "@losfee/core";
import { annulledFor, conflictResourceOf, knownOf } from "./report-resources.ts";

/** The stages that a role may see: drafts are for the director. */
export const visibleStages = (state: TournamentState, role: Role): readonly TablesStage[] =>
  tablesStages(state).filter(({ status }) => status === "published" || meets(role, "director"));

export const stageSummaryOf = (state: TournamentState, stage: TablesStage): StageSummary => ({
  stage: stage.stage,
  name: seatedStageSettings(state.settings, stage.stage)?.name ?? "",
  status: stage.status,
  players: stage.members.length,
  games: stage.games.length,
  tables: stage.games[0]?.tables.length ?? 0,
  open: openGames(stage).length,
});

/** A stage as this role may see it. */
export const stageResourceOf = (
  state: TournamentState,
  stage: TablesStage,
  role: Role,
): StageResource => ({
  ...stageSummaryOf(state, stage),
  members: stage.members.map(({ entry, admission }) => ({
    entry,
    name: nameIn(state, entry),
    admission,
  })),
  seating: stage.games.map(({ game, round, tables }) => ({
    game,
    round,
    tables: tables.map((table) => ({
      board: table.board,
      seats: table.seats,
      result: tableResultOf(state, table, role),
      annulled: annulledFor(role, table.annulled),
    })),
  })),
  draws: stage.draws.map(({ name, order }) => ({ name, order })),
  substitutions: stage.substitutions.map(({ reason: _, ...substitution }) => substitution),
  ...(meets(role, "director") ? { acts: stage.acts } : {}),
});

const tableResultOf = (
  state: TournamentState,
  { result }: TableContest,
  role: Role,
): TableResultResource | ConflictResource | null => {
  if (result === null) return null;
  const sees = meets(role, "results");
  if (result.status === "conflict") return conflictResourceOf(result, sees);
  if (!sees && countingResult({ result }, state.settings) === null) return null;
  const { outcome, status, corrections } = result;
  const shares = seatShares(tablesRulesOf(state.settings), outcome);
  return {
    outcome,
    status,
    corrections,
    shares,
    ...(sees ? knownOf(state, result) : {}),
  };
};

/** The standings of a stage, with names. */
export const namedStageRows = (state: TournamentState, stage: number): readonly NamedStageRow[] =>
  tablesStandings(state, stage).map((row) => namedRow(state, row));

/** A player's record in each published stage they played in. */
export const playerStagesOf = (state: TournamentState, entry: number): readonly PlayerStage[] =>
  visibleStages(state, "public").flatMap(({ stage }) => {
    const row = tablesStandings(state, stage).find((one) => one.entry === entry);
    return row === undefined ? [] : [{ stage, row: namedRow(state, row), lines: row.card.lines }];
  });

/** The final table as it is now, with names. */
export const namedFinalPlaces = (state: TournamentState): readonly NamedFinalPlace[] =>
  tablesFinalPlaces(state).map(({ place, entry, stage, row }) => ({
    place,
    entry,
    name: nameIn(state, entry),
    stage,
    row: namedRow(state, row),
  }));

export const cutLineResourceOf = (state: TournamentState, line: CutLine): NamedCutLine => ({
  ...line,
  outlooks: line.outlooks.map((outlook) => ({ ...outlook, name: nameIn(state, outlook.entry) })),
});

/** A line of the standings of a stage, with the name. */
export const namedRow = (
  state: TournamentState,
  { card: _, ...row }: TablesStandingsRow,
): NamedStageRow => ({ ...row, name: nameIn(state, row.entry) });

const nameIn = ({ entries }: TournamentState, entry: number): string =>
  entries.get(entry)?.name ?? "";
