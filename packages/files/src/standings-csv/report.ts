import {
  ANNEX_B_MARGINS,
  analyseCandidates,
  type CandidatesAnalysis,
  type EntryId,
  type SafetyMargins,
} from "@losfee/core";
import type { StandingsLine } from "./read.ts";

/** The candidates' round of a table, by name: the output of `losfee candidates --json`. */
export interface CandidatesReport {
  readonly sure: readonly string[];
  /** Without a player who only fills up the group. */
  readonly candidates: readonly string[];
  readonly out: readonly string[];
  readonly fixed: readonly (readonly [string, string])[];
  readonly released: readonly (readonly [string, string])[];
}

/** An analysis of a standings table, with the names of its entries. */
export interface NamedAnalysis {
  readonly analysis: CandidatesAnalysis;
  readonly nameOf: (entry: EntryId) => string;
}

/** Analyses a standings table in rank order (annex B); entries are places in the table, from 1. */
export const analyseStandings = (
  lines: readonly StandingsLine[],
  margins: SafetyMargins = ANNEX_B_MARGINS,
): NamedAnalysis => ({
  analysis: analyseCandidates(
    lines.map(({ wins, spread }, index) => ({ entry: index + 1, wins, spread })),
    margins,
  ),
  nameOf: (entry) => lines[entry - 1]?.name ?? "",
});

/** Returns by name the sure finalists, candidates and others, and the fixed and released games. */
export const candidatesReport = (
  lines: readonly StandingsLine[],
  margins: SafetyMargins = ANNEX_B_MARGINS,
): CandidatesReport => {
  const { analysis, nameOf } = analyseStandings(lines, margins);
  const namesOf = ([one, other]: readonly [EntryId, EntryId]) =>
    [nameOf(one), nameOf(other)] as const;
  return {
    sure: analysis.sure.map(nameOf),
    candidates: analysis.candidates.map(nameOf),
    out: analysis.out.map(nameOf),
    fixed: analysis.fixed.map(({ players }) => namesOf(players)),
    released: analysis.released.map(namesOf),
  };
};
