import {
  formatTablesValue,
  type Language,
  stageLabel,
  substitutionNote,
  tablesCriterionLabel,
  tablesCriterionShort,
  type ValueColumn,
} from "@losfee/contract";
import {
  type CutOutlook,
  cutLine,
  displayName,
  type EntryId,
  type TablesCriterionCode,
  type TablesFinalPlace,
  type TablesStage,
  type TablesStandingsRow,
  type TournamentState,
  tablesCodes,
  tablesFinalPlaces,
  tablesStandings,
  type Verdict,
  type VerdictReason,
} from "@losfee/core";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";

const ZERO = { n: 0, d: 1 };

/** A criterion as a column; every value at tables has a working. */
export type StageColumn = Omit<ValueColumn, "code">;

/** A line of a stage's standings, or of the final table. */
export interface StageLine extends PlayerLabel {
  readonly rank: number;
  /** At tables the lot ends every tie, and nobody leaves the table. */
  readonly annulled?: never;
  readonly shared: false;
  readonly entry: EntryId;
  readonly club: string;
  readonly withdrawn: boolean;
  readonly unconfirmed: boolean;
  /** The player replaced or the replacement; else empty. */
  readonly substitution: string;
  /** In the order of the columns; in the final table, of the chain of the stage reached. */
  readonly values: readonly string[];
  readonly table: number | null;
  /** Verdict for the next stage; null if not applicable. */
  readonly verdict: Verdict | null;
  /** Reason for a verdict that no game decided. */
  readonly because: VerdictReason | null;
  /** Entry directly above in the same stage; null for the first. */
  readonly above: EntryId | null;
  /** Criterion that decides against the one above, with values: `Spielpunkte: 360 gegen 400`. */
  readonly decidedBy: string;
  /** Stage of the line's standings, and its name. */
  readonly stage: number;
  readonly reached: string;
}

/** The lot ends ties but says nothing about the play, so only explanations of values show it. */
const WITHOUT_COLUMN: readonly TablesCriterionCode[] = ["LOT"];

/** The criteria of a stage as columns, most important first. */
export const stageColumns = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly StageColumn[] =>
  tablesCodes(state, stage)
    .map((code, index) => ({
      code,
      place: index + 1,
      short: tablesCriterionShort(code, language),
      label: tablesCriterionLabel(code, language),
    }))
    .filter(({ code }) => !WITHOUT_COLUMN.includes(code))
    .map(({ place, short, label }) => ({ place, short, label, explained: true }));

/** The only criterion comparable across stages. */
export const finalColumns = (language: Language): readonly StageColumn[] => {
  const label = tablesCriterionLabel("RP", language);
  return [{ place: 1, short: label, label, explained: true }];
};

/** Returns the standings of a stage, best first. */
export const stageLines = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly StageLine[] => {
  const rows = tablesStandings(state, stage);
  return rows.map((row, index) => lineOf(state, stage, row, rows[index - 1] ?? null, language));
};

/** Adds the settled verdicts for the next stage. */
export const judgedLines = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly StageLine[] => {
  const line = cutLine(state, stage);
  const hasNext = line !== null && line.next !== null;
  const outlooks = new Map(
    hasNext ? line.outlooks.map((one): [EntryId, CutOutlook] => [one.entry, one]) : [],
  );
  return stageLines(state, stage, language).map((one) => {
    const { verdict = null, because = null } = outlooks.get(one.entry) ?? {};
    return { ...one, verdict, because };
  });
};

/** Returns the current places of all players, by the stage they reached. */
export const finalLines = (state: TournamentState, language: Language): readonly StageLine[] => {
  const places = tablesFinalPlaces(state);
  return places.map((place: TablesFinalPlace, index) => {
    const before = places[index - 1];
    const above = before?.stage === place.stage ? before.row : null;
    const line = lineOf(state, place.stage, place.row, above, language);
    return {
      ...line,
      // A player above the best of a stage has reached a later one.
      ...(before !== undefined && above === null
        ? { decidedBy: furtherText(state, before.stage, language) }
        : {}),
      rank: place.place,
      values: [formatTablesValue("RP", place.row.values[0] ?? ZERO, language)],
    };
  });
};

/**
 * Current standings: of the stage in progress, or of all players once closed. Values of different
 * stages do not compare, so the lines then name the stage reached.
 */
export const presentLines = (
  state: TournamentState,
  { stage }: TablesStage,
  language: Language,
): readonly StageLine[] =>
  state.status === "closed"
    ? finalLines(state, language).map((line) => ({
        ...line,
        values: [...line.values, line.reached],
      }))
    : stageLines(state, stage, language);

/** The columns of {@link presentLines}. */
export const presentColumns = (
  state: TournamentState,
  { stage }: TablesStage,
  language: Language,
): readonly StageColumn[] =>
  state.status === "closed"
    ? [
        ...finalColumns(language).map((column) => ({
          ...column,
          short: tablesCriterionShort("RP", language),
        })),
        { place: 2, short: "", label: standingsTexts[language].reached, explained: false },
      ]
    : stageColumns(state, stage, language);

const furtherText = (state: TournamentState, stage: number, language: Language): string =>
  standingsTexts[language].notReached({ stage: stageLabel(stage, state.settings, language) });

/** Criterion that puts `row` below the one above, with both values, its own first. */
const decisionOf = (
  codes: readonly TablesCriterionCode[],
  row: TablesStandingsRow,
  above: TablesStandingsRow | null,
  language: Language,
): string => {
  const code = row.decidedBy;
  if (code === null || above === null) return "";
  const textOf = ({ values }: TablesStandingsRow): string =>
    formatTablesValue(code, values[codes.indexOf(code)] ?? ZERO, language);
  return standingsTexts[language].decided({
    criterion: tablesCriterionLabel(code, language),
    own: textOf(row),
    above: textOf(above),
  });
};

const lineOf = (
  state: TournamentState,
  stage: number,
  row: TablesStandingsRow,
  above: TablesStandingsRow | null,
  language: Language,
): StageLine => {
  const codes = tablesCodes(state, stage);
  const columns = stageColumns(state, stage, language);
  const entry = state.entries.get(row.entry);
  return {
    ...playerLabel(state, row.entry),
    name: displayName(state, row.entry),
    rank: row.rank,
    shared: false,
    entry: row.entry,
    club: entry?.club ?? "",
    withdrawn: entry?.withdrawal !== null,
    unconfirmed: row.unconfirmed === true,
    substitution: substitutionNote(state, stage, row.entry, language),
    values: columns.map(({ place }) =>
      formatTablesValue(codes[place - 1] ?? "RP", row.values[place - 1] ?? ZERO, language),
    ),
    table: row.table,
    verdict: null,
    because: null,
    above: above?.entry ?? null,
    decidedBy: decisionOf(codes, row, above, language),
    stage,
    reached: stageLabel(stage, state.settings, language),
  };
};
