import type { BbpCode, TrfSymbol, XxsCode } from "./codes.ts";
import type { TrfDialect, WrittenFact } from "./dialect.ts";
import type { TrfRecord } from "./record.ts";
import {
  DEFAULT_SCORING,
  DEFAULT_TEAM_SCORING,
  scoringOf,
  type TrfScoring,
  type TrfTeamScoring,
} from "./scoring.ts";

const SYMBOL_PART: Readonly<Record<TrfSymbol, keyof TrfScoring>> = {
  W: "whiteWin",
  D: "whiteDraw",
  L: "whiteLoss",
  A: "zeroPointBye",
  P: "pairingAllocatedBye",
  X: "unknown",
};

const BBP_PART: Readonly<Record<BbpCode, keyof TrfScoring>> = {
  BBW: "whiteWin",
  BBD: "whiteDraw",
  BBL: "whiteLoss",
  BBZ: "zeroPointBye",
  BBF: "forfeitLoss",
  BBU: "pairingAllocatedBye",
};

const XXS_PART: Readonly<Record<Exclude<XxsCode, "W" | "D">, keyof TrfScoring>> = {
  WW: "whiteWin",
  BW: "blackWin",
  WD: "whiteDraw",
  BD: "blackDraw",
  WL: "whiteLoss",
  BL: "blackLoss",
  ZPB: "zeroPointBye",
  HPB: "halfPointBye",
  FPB: "fullPointBye",
  PAB: "pairingAllocatedBye",
  FW: "forfeitWin",
  FL: "forfeitLoss",
};

/**
 * Converts a point system to a dialect's records: none for the usual one, null if the dialect
 * cannot express it. Decides by reading the records back and comparing the systems.
 */
export const scoringRecords = (scoring: TrfScoring, dialect: TrfDialect): WrittenFact => {
  if (same(scoring, DEFAULT_SCORING)) return [];
  const records = candidate(scoring, dialect);
  return same(scoringOf(records), scoring) ? records : null;
};

const candidate = (scoring: TrfScoring, dialect: TrfDialect): readonly TrfRecord[] => {
  switch (dialect) {
    case "trf-2016":
      return [];
    case "trf-2026": {
      const record = (values: readonly Pair<TrfSymbol>[]): readonly TrfRecord[] => [
        { kind: "points", values },
      ];
      return record(needed(scoring, pairsOf(scoring, SYMBOL_PART), record));
    }
    case "trf-x": {
      const record = (values: readonly Pair<XxsCode>[]): readonly TrfRecord[] => [
        { kind: "xxs", values },
      ];
      return record(needed(scoring, pairsOf(scoring, XXS_PART), record));
    }
    case "trf-bx": {
      const record = (values: readonly Pair<BbpCode>[]): readonly TrfRecord[] =>
        values.map(({ symbol: code, points }) => ({ kind: "bbp-points", code, points }));
      return record(needed(scoring, pairsOf(scoring, BBP_PART), record));
    }
  }
};

interface Pair<T extends string> {
  readonly symbol: T;
  readonly points: number;
}

const pairsOf = <T extends string>(
  scoring: TrfScoring,
  parts: Readonly<Record<T, keyof TrfScoring>>,
): readonly Pair<T>[] =>
  (Object.keys(parts) as T[]).map((symbol) => ({ symbol, points: scoring[parts[symbol]] }));

/** Drops values from the end that change nothing: engines refuse some rarer symbols. */
const needed = <T extends string>(
  scoring: TrfScoring,
  pairs: readonly Pair<T>[],
  record: (pairs: readonly Pair<T>[]) => readonly TrfRecord[],
): readonly Pair<T>[] => {
  const written = scoringOf(record(pairs));
  if (!same(written, scoring)) return pairs;
  return pairs.reduceRight((necessary, pair) => {
    const without = necessary.filter((it) => it !== pair);
    return same(scoringOf(record(without)), scoring) ? without : necessary;
  }, pairs);
};

const same = (one: TrfScoring, other: TrfScoring): boolean =>
  (Object.keys(DEFAULT_SCORING) as (keyof TrfScoring)[]).every((part) => one[part] === other[part]);

/** Converts match points to record 362; the bye's are also part of record 320. */
export const teamScoringRecords = ({
  win,
  draw,
  loss,
  byeMatchPoints,
}: TrfTeamScoring): readonly TrfRecord[] => {
  const usual = DEFAULT_TEAM_SCORING;
  const isUsual = win === usual.win && draw === usual.draw && loss === usual.loss;
  if (isUsual && byeMatchPoints === draw) return [];
  const bye = byeMatchPoints === draw ? [] : [{ symbol: "TP", points: byeMatchPoints } as const];
  return [
    {
      kind: "team-points",
      values: [
        { symbol: "TW", points: win },
        { symbol: "TD", points: draw },
        { symbol: "TL", points: loss },
        ...bye,
      ],
    },
  ];
};
