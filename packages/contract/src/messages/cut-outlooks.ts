import {
  type CutOutlook,
  cutLine,
  displayName,
  type EntryId,
  type TournamentState,
  tablesStandings,
  type Verdict,
} from "@losfee/core";
import type { Language } from "../language/language.ts";
import { formatFraction, formatTablesValue } from "./tables-labels.ts";

/** What a placing in the one game left comes to. */
export interface PlaceOutlook {
  readonly place: number;
  readonly shared: number;
  readonly rankPoints: string;
  readonly verdict: Verdict;
}

/** Somebody's prospects. */
export interface OutlookRow extends Pick<CutOutlook, "entry" | "verdict" | "gamesLeft" | "exact"> {
  readonly rank: number;
  readonly name: string;
  readonly table: number | null;
  /** Rank points so far. */
  readonly points: string;
  readonly enough: string | null;
  readonly atLeast: string | null;
  readonly places: readonly PlaceOutlook[];
}

/** The prospects of everybody in a published stage, in the order of its standings. */
export const outlookRows = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly OutlookRow[] => {
  const outlooks = new Map(
    (cutLine(state, stage)?.outlooks ?? []).map((one): [EntryId, CutOutlook] => [one.entry, one]),
  );
  return tablesStandings(state, stage).flatMap((row) => {
    const outlook = outlooks.get(row.entry);
    if (outlook === undefined) return [];
    const { entry, verdict, gamesLeft, exact, enough, atLeast, places } = outlook;
    return {
      entry,
      verdict,
      gamesLeft,
      exact,
      rank: row.rank,
      name: displayName(state, entry),
      table: row.table,
      points: formatTablesValue("RP", row.values[0] ?? { n: 0, d: 1 }, language),
      enough: enough === null ? null : formatFraction(enough, language),
      atLeast: atLeast === null ? null : formatFraction(atLeast, language),
      places: places.map((one) => ({
        place: one.place,
        shared: one.shared,
        rankPoints: formatFraction(one.rankPoints, language),
        verdict: one.verdict,
      })),
    };
  });
};
