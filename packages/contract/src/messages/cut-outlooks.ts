import {
  type CutLine,
  type CutOutlook,
  cutLine,
  displayName,
  type EntryId,
  type Fraction,
  type TournamentState,
  tablesStandings,
  type Verdict,
} from "@losfee/core";
import type { Language } from "../language/language.ts";
import { substitutionNote } from "./substitutions.ts";
import { formatFraction, formatTablesValue, isSingle } from "./tables-labels.ts";

/** Consequence of a place in the last remaining game. */
export interface PlaceOutlook {
  readonly place: number;
  readonly shared: number;
  readonly rankPoints: string;
  readonly verdict: Verdict;
}

/** A formatted amount, and its grammatical number: `1`, `½`. */
interface CountedPoints {
  readonly text: string;
  readonly single: boolean;
}

/** Entries competing for the same places. */
export interface OutlookGroup {
  /** The table whose best advance; null if the cut is across all tables. */
  readonly table: number | null;
  readonly rows: readonly OutlookRow[];
}

/** Prospects of one entry. */
export interface OutlookRow
  extends Pick<CutOutlook, "entry" | "verdict" | "gamesLeft" | "because" | "exact"> {
  readonly rank: number;
  readonly name: string;
  readonly table: number | null;
  /** For whom they play, or who plays for them; else empty. */
  readonly substitution: string;
  /** Rank points so far. */
  readonly points: string;
  readonly enough: CountedPoints | null;
  readonly atLeast: CountedPoints | null;
  /** True if the cut line is currently below this row. */
  readonly lineBelow: boolean;
  readonly places: readonly PlaceOutlook[];
}

/** Returns everyone's prospects in a published stage, in the order of its standings. */
export const outlookRows = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly OutlookRow[] => {
  const line = cutLine(state, stage);
  const outlooks = new Map(
    (line?.outlooks ?? []).map((one): [EntryId, CutOutlook] => [one.entry, one]),
  );
  const lastAbove = new Set(line?.groups.map((group) => group.lastAbove));
  return tablesStandings(state, stage).flatMap((row) => {
    const outlook = outlooks.get(row.entry);
    if (outlook === undefined) return [];
    const { entry, verdict, gamesLeft, because, exact, enough, atLeast, places } = outlook;
    return {
      entry,
      verdict,
      gamesLeft,
      because,
      exact,
      rank: row.rank,
      name: displayName(state, entry),
      table: row.table,
      substitution: substitutionNote(state, stage, entry, language),
      points: formatTablesValue("RP", row.values[0] ?? { n: 0, d: 1 }, language),
      enough: enough === null ? null : countedPoints(enough, language),
      atLeast: atLeast === null ? null : countedPoints(atLeast, language),
      lineBelow: lastAbove.has(entry),
      places: places.map((one) => ({
        place: one.place,
        shared: one.shared,
        rankPoints: formatFraction(one.rankPoints, language),
        verdict: one.verdict,
      })),
    };
  });
};

const countedPoints = (points: Fraction, language: Language): CountedPoints => ({
  text: formatFraction(points, language),
  single: isSingle(points),
});

/** Returns the prospects by groups that compete for the same places, in the order of the tables. */
export const outlookGroups = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly OutlookGroup[] => {
  const rows = new Map(outlookRows(state, stage, language).map((row) => [row.entry, row]));
  return (cutLine(state, stage)?.groups ?? []).map(({ table, entries }) => ({
    table,
    rows: entries.flatMap((entry) => rows.get(entry) ?? []),
  }));
};

/** Returns the number of seats that the best of each table leave to the best of the others. */
export const seatsForOthers = ({
  players,
  perTable,
  groups,
}: Pick<CutLine, "players" | "perTable" | "groups">): number =>
  perTable === 0
    ? 0
    : Math.max(0, players - perTable * groups.filter(({ table }) => table !== null).length);
