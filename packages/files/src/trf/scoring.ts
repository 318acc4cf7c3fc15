import type { BbpCode, TrfSymbol, TrfTeamSymbol, XxsCode } from "./codes.ts";
import type { TrfRecord } from "./record.ts";

/** The worth of each result: as fine-grained as the finest format, JaVaFo's. */
export interface TrfScoring {
  readonly whiteWin: number;
  readonly blackWin: number;
  readonly whiteDraw: number;
  readonly blackDraw: number;
  readonly whiteLoss: number;
  readonly blackLoss: number;
  readonly forfeitWin: number;
  readonly forfeitLoss: number;
  readonly fullPointBye: number;
  readonly halfPointBye: number;
  readonly zeroPointBye: number;
  readonly pairingAllocatedBye: number;
  /** A game without a result yet: as a draw, unless a record says otherwise (162, symbol X). */
  readonly unknown: number;
}

/** The usual points: 1, ½, 0; the pairing-allocated bye as a win. */
export const DEFAULT_SCORING: TrfScoring = {
  whiteWin: 1,
  blackWin: 1,
  whiteDraw: 0.5,
  blackDraw: 0.5,
  whiteLoss: 0,
  blackLoss: 0,
  forfeitWin: 1,
  forfeitLoss: 0,
  fullPointBye: 1,
  halfPointBye: 0.5,
  zeroPointBye: 0,
  pairingAllocatedBye: 1,
  unknown: 0.5,
};

type Part = keyof TrfScoring;

const WIN: readonly Part[] = ["whiteWin", "blackWin", "forfeitWin", "fullPointBye"];
const DRAW: readonly Part[] = ["whiteDraw", "blackDraw", "halfPointBye"];
const LOSS: readonly Part[] = ["whiteLoss", "blackLoss"];

/** TRF-2026, tag 162. P is by default the same as W, X the same as D: see {@link scoringOf}. */
const OF_SYMBOL: Readonly<Record<TrfSymbol, readonly Part[]>> = {
  W: WIN,
  D: DRAW,
  L: LOSS,
  A: ["zeroPointBye", "forfeitLoss"],
  P: ["pairingAllocatedBye"],
  X: ["unknown"],
};

const OF_BBP: Readonly<Record<BbpCode, readonly Part[]>> = {
  BBW: WIN,
  BBD: DRAW,
  BBL: LOSS,
  BBZ: ["zeroPointBye"],
  BBF: ["forfeitLoss"],
  BBU: ["pairingAllocatedBye"],
};

/** JaVaFo's manual: here the bye keeps its one point when W changes. */
const OF_XXS: Readonly<Record<XxsCode, readonly Part[]>> = {
  WW: ["whiteWin"],
  BW: ["blackWin"],
  WD: ["whiteDraw"],
  BD: ["blackDraw"],
  WL: ["whiteLoss"],
  BL: ["blackLoss"],
  ZPB: ["zeroPointBye"],
  HPB: ["halfPointBye"],
  FPB: ["fullPointBye"],
  PAB: ["pairingAllocatedBye"],
  FW: ["forfeitWin"],
  FL: ["forfeitLoss"],
  W: WIN,
  D: DRAW,
};

/**
 * Returns the point system of a file: the defaults, then records 162, BB… and XXS in the order of
 * the file, the later ones over the earlier. With 162 and BB… the pairing-allocated bye follows a
 * win and an unknown result a draw, unless given themselves.
 */
export const scoringOf = (records: Iterable<TrfRecord>): TrfScoring => {
  const scoring: Record<Part, number> = { ...DEFAULT_SCORING };
  const listed = new Set<Part>();
  const set = (parts: readonly Part[], points: number): void => {
    for (const part of parts) {
      scoring[part] = points;
      listed.add(part);
    }
  };
  const follow = (win: number | undefined, draw: number | undefined): void => {
    if (win !== undefined && !listed.has("pairingAllocatedBye")) scoring.pairingAllocatedBye = win;
    if (draw !== undefined && !listed.has("unknown")) scoring.unknown = draw;
  };
  for (const record of records) {
    if (record.kind === "points") {
      for (const { symbol, points } of record.values) {
        set(OF_SYMBOL[symbol], points);
        follow(symbol === "W" ? points : undefined, symbol === "D" ? points : undefined);
      }
    } else if (record.kind === "bbp-points") {
      const { code, points } = record;
      set(OF_BBP[code], points);
      follow(code === "BBW" ? points : undefined, code === "BBD" ? points : undefined);
    } else if (record.kind === "xxs") {
      for (const { symbol, points } of record.values) {
        set(OF_XXS[symbol], points);
        follow(undefined, symbol === "D" || symbol === "WD" ? points : undefined);
      }
    }
  }
  return scoring;
};

/** Match points by result of a match, and the points of a pairing-allocated bye. */
export interface TrfTeamScoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Record 320's match points, else 362's TP, else as a draw. */
  readonly byeMatchPoints: number;
  /** Record 320's game points; null if the file has none. */
  readonly byeGamePoints: number | null;
}

/** TRF-2026, tag 362: 2, 1, 0. */
export const DEFAULT_TEAM_SCORING: TrfTeamScoring = {
  win: 2,
  draw: 1,
  loss: 0,
  byeMatchPoints: 1,
  byeGamePoints: null,
};

/** Returns the match point system of a file: the defaults, then records 362 and 320. */
export const teamScoringOf = (records: Iterable<TrfRecord>): TrfTeamScoring => {
  const points: Partial<Record<TrfTeamSymbol, number>> = {};
  let bye: { readonly matchPoints: number | null; readonly gamePoints: number | null } | null =
    null;
  for (const record of records) {
    if (record.kind === "team-points") {
      for (const value of record.values) points[value.symbol] = value.points;
    } else if (record.kind === "team-byes") {
      bye = record;
    }
  }
  const draw = points.TD ?? DEFAULT_TEAM_SCORING.draw;
  return {
    win: points.TW ?? DEFAULT_TEAM_SCORING.win,
    draw,
    loss: points.TL ?? DEFAULT_TEAM_SCORING.loss,
    byeMatchPoints: bye?.matchPoints ?? points.TP ?? draw,
    byeGamePoints: bye?.gamePoints ?? null,
  };
};
