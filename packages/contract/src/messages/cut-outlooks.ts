import {
  type CutLine,
  type CutOutlook,
  cutLine,
  displayName,
  type EntryId,
  type Fraction,
  findStage,
  type TournamentState,
  tablesStandings,
  type Verdict,
  type VerdictReason,
} from "@losfee/core";
import { cutNeeds } from "@losfee/messages/cut-line";
import { substitutionsWords } from "@losfee/messages/substitutions";
import { byLot, verdictTexts } from "@losfee/messages/verdicts";
import type { Language } from "../language/language.ts";
import { formatFraction, formatTablesValue, isSingle } from "./tables-labels.ts";

/** Says what a player still needs to advance, or that everything is decided. */
export const describeNeeds = (row: OutlookRow, language: Language): string => {
  const t = cutNeeds[language];
  const { verdict, gamesLeft: games, because, enough } = row;
  if (because === "lot") return t.because.lot({ isIn: verdict === "in" });
  if (because !== null) return t.because[because];
  if (verdict !== "open") return t[verdict]({ games });
  if (games === 0) return t.finished;
  const sure =
    enough === null
      ? t.dependent({ games })
      : t.enough({ points: enough.text, isSingle: enough.single, games });
  const points = leastPoints(row);
  return points === null ? sure : t.least({ sure, points });
};

/** Fewer points end the hope; null where nothing less suffices. */
const leastPoints = ({ enough, atLeast }: OutlookRow): string | null =>
  atLeast === null || atLeast.text === enough?.text || atLeast.text === "0" ? null : atLeast.text;

/** Names a place in the last remaining game: `place 2`, `places 2–3 shared`. */
export const describeOutlookPlace = (
  { place, shared }: PlaceOutlook,
  language: Language,
): string =>
  shared > 1
    ? cutNeeds[language].places({ first: place, last: place + shared - 1 })
    : cutNeeds[language].place({ place });

/** The verdict on reaching the next stage, and a reason worth mentioning. */
export interface ToldVerdict {
  readonly verdict: Verdict;
  readonly because?: VerdictReason | null;
}

/** The same with the lot, where nothing but the lot decided. */
export const verdictText = ({ verdict, because }: ToldVerdict, language: Language): string =>
  (because === "lot" ? byLot : verdictTexts)[language][verdict];

/** Describes the substitutions in a stage at tables that concern `entry`; empty without any. */
export const substitutionNote = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
  language: Language,
): string => {
  const t = substitutionsWords[language];
  return (findStage(state, stage)?.substitutions ?? [])
    .flatMap(({ out, in: successor, fromGame, takesOver }) => {
      const [before, after] = [displayName(state, out), displayName(state, successor)];
      if (entry === out) {
        return fromGame === 1
          ? t.followedBy({ other: after })
          : t.replacedBy({ other: after, fromGame });
      }
      if (entry !== successor) return [];
      const names = { other: before, fromGame };
      if (fromGame === 1) return t.movedUpFor(names);
      return takesOver ? t.takesOver(names) : t.stepsInFor(names);
    })
    .join(" · ");
};

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
