import {
  formatTablesValue,
  type Language,
  stageLabel,
  tablesCriterionLabel,
  tablesCriterionShort,
} from "@losfee/contract";
import {
  cutLine,
  type EntryId,
  type TablesCriterionCode,
  type TablesFinalPlace,
  type TablesStandingsRow,
  type TournamentState,
  tablesCodes,
  tablesFinalPlaces,
  tablesStandings,
  type Verdict,
} from "@losfee/core";
import { tablesName } from "../../parts/tables/stages.ts";

/** A criterion as a column. */
export interface TablesColumn {
  /** Its place in the chain, from 1. */
  readonly place: number;
  readonly short: string;
  readonly label: string;
}

/** A line of a stage's standings, or of the final table. */
export interface TablesLine {
  readonly rank: number;
  readonly entry: EntryId;
  readonly name: string;
  readonly club: string;
  readonly withdrawn: boolean;
  /** In the order of the columns; of the final table, of the chain of the stage reached. */
  readonly values: readonly string[];
  readonly table: number | null;
  /** Whether they get into the next stage; null where that is not asked. */
  readonly verdict: Verdict | null;
  /** Who stands directly above in the same stage; null for the first. */
  readonly above: EntryId | null;
  /** What decides against the one above. */
  readonly decidedBy: string;
  /** The stage whose standings the line is of, and its name. */
  readonly stage: number;
  readonly reached: string;
}

/** The lot ends ties without telling anything about the play: it is seen where a value is explained. */
const WITHOUT_COLUMN: readonly TablesCriterionCode[] = ["LOT"];

/** The criteria of a stage as columns, most important first. */
export const tablesColumns = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly TablesColumn[] =>
  tablesCodes(state, stage)
    .map((code, index) => ({
      code,
      place: index + 1,
      short: tablesCriterionShort(code, language),
      label: tablesCriterionLabel(code, language),
    }))
    .filter(({ code }) => !WITHOUT_COLUMN.includes(code))
    .map(({ place, short, label }) => ({ place, short, label }));

/** The standings of a stage, best first. */
export const tablesLines = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly TablesLine[] => {
  const line = cutLine(state, stage);
  const asked = line !== null && line.next !== null;
  const verdicts = new Map(
    line?.outlooks.map(({ entry, verdict }): [EntryId, Verdict] => [entry, verdict]),
  );
  const rows = tablesStandings(state, stage);
  return rows.map((row, index) => ({
    ...lineOf(state, stage, row, rows[index - 1]?.entry ?? null, language),
    verdict: asked ? (verdicts.get(row.entry) ?? null) : null,
  }));
};

/** The places of everybody, by the stage they reached; as they would be now. */
export const finalLines = (state: TournamentState, language: Language): readonly TablesLine[] => {
  const places = tablesFinalPlaces(state);
  return places.map((place: TablesFinalPlace, index) => {
    const before = places[index - 1];
    const above = before?.stage === place.stage ? before.entry : null;
    return {
      ...lineOf(state, place.stage, place.row, above, language),
      rank: place.place,
      values: [formatTablesValue("RP", place.row.values[0] ?? { n: 0, d: 1 }, language)],
    };
  });
};

const lineOf = (
  state: TournamentState,
  stage: number,
  row: TablesStandingsRow,
  above: EntryId | null,
  language: Language,
): TablesLine => {
  const codes = tablesCodes(state, stage);
  const columns = tablesColumns(state, stage, language);
  const entry = state.entries.get(row.entry);
  const zero = { n: 0, d: 1 };
  return {
    rank: row.rank,
    entry: row.entry,
    name: tablesName(state, row.entry),
    club: entry?.club ?? "",
    withdrawn: entry?.withdrawal !== null,
    values: columns.map(({ place }) =>
      formatTablesValue(codes[place - 1] ?? "RP", row.values[place - 1] ?? zero, language),
    ),
    table: row.table,
    verdict: null,
    above,
    decidedBy: row.decidedBy === null ? "" : tablesCriterionLabel(row.decidedBy, language),
    stage,
    reached: stageLabel(stage, state.settings, language),
  };
};
