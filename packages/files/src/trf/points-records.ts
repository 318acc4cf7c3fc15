import {
  type BbpCode,
  isOneOf,
  TRF_SYMBOLS,
  TRF_TEAM_SYMBOLS,
  type TrfSymbol,
  type TrfTeamSymbol,
  XXS_CODES,
  type XxsCode,
} from "./codes.ts";
import { expected, type LineReader, misaligned, pointsIn, textAt, wordsFrom } from "./columns.ts";
import type { BbpPointsRecord, TrfPointsRecord, TrfTeamPointsRecord, XxsRecord } from "./record.ts";
import { pointsText, rowOf, type TrfRow } from "./row.ts";

/** Symbols end at position 6, 15, 24 …; their points take the four positions behind. */
const SYMBOL_AT = 6;
const PAIR_WIDTH = 9;

interface Pair<T extends string> {
  readonly symbol: T;
  readonly points: number;
}

/** Reads record 162: points by kind of result, for individuals. Null if a part is unreadable. */
export const parsePoints = (reader: LineReader): TrfPointsRecord | null => {
  const values = parsePairs<TrfSymbol>(reader, TRF_SYMBOLS);
  return values === null ? null : { kind: "points", values };
};

/** Reads record 362: match points by result of the match. Null if a part is unreadable. */
export const parseTeamPoints = (reader: LineReader): TrfTeamPointsRecord | null => {
  const values = parsePairs<TrfTeamSymbol>(reader, TRF_TEAM_SYMBOLS);
  return values === null ? null : { kind: "team-points", values };
};

const PAIR = /([A-Za-z]+)\s*([-+.,\d]*)|\S+/g;

const parsePairs = <T extends string>(
  reader: LineReader,
  symbols: readonly T[],
): readonly Pair<T>[] | null => {
  const pairs: Pair<T>[] = [];
  let readable = true;
  for (const match of reader.columns.slice(3).matchAll(PAIR)) {
    const column = match.index + 4;
    const symbol = (match[1] ?? "").toUpperCase();
    const points = pointsIn(reader, column + symbol.length, match[2] ?? "");
    if (!isOneOf(symbols, symbol) || points === null) {
      expected(reader, column, isOneOf(symbols, symbol) ? "points" : "symbol", match[0]);
      readable = false;
      continue;
    }
    const symbolEnd = column + symbol.length - 1;
    const valueEnd = column + match[0].length - 1;
    const inPlace = (symbolEnd - SYMBOL_AT) % PAIR_WIDTH === 0 && valueEnd <= symbolEnd + 4;
    if (!inPlace) misaligned(reader, column, match[0]);
    pairs.push({ symbol, points });
  }
  if (pairs.length === 0 && readable) expected(reader, SYMBOL_AT, "symbol", "");
  return readable && pairs.length > 0 ? pairs : null;
};

/** Writes record 162. */
export const formatPoints = ({ values }: TrfPointsRecord): TrfRow => formatPairs("162", values);

/** Writes record 362. */
export const formatTeamPoints = ({ values }: TrfTeamPointsRecord): TrfRow =>
  formatPairs("362", values);

const formatPairs = (code: string, pairs: readonly Pair<string>[]): TrfRow => {
  const row = rowOf(code);
  for (const [index, { symbol, points }] of pairs.entries()) {
    const end = SYMBOL_AT + PAIR_WIDTH * index;
    row.rest(end - symbol.length + 1, symbol);
    row.points(end + 1, end + 4, points);
  }
  return row.row();
};

/** Reads JaVaFo's XXS: `CODE=VALUE`, any number of them. */
export const parseXxs = (reader: LineReader): XxsRecord | null => {
  const values: Pair<XxsCode>[] = [];
  let readable = true;
  for (const { text, column } of wordsFrom(reader, 4)) {
    const [code = "", value = "", ...more] = text.split("=");
    const symbol = code.toUpperCase();
    const points = pointsIn(reader, column + code.length + 1, value);
    if (isOneOf(XXS_CODES, symbol) && points !== null && more.length === 0) {
      values.push({ symbol, points });
      continue;
    }
    expected(reader, column, isOneOf(XXS_CODES, symbol) ? "points" : "symbol", text);
    readable = false;
  }
  return readable ? { kind: "xxs", values } : null;
};

/** Writes XXS. */
export const formatXxs = ({ values }: XxsRecord): TrfRow => {
  const row = rowOf("XXS");
  row.rest(5, values.map(({ symbol, points }) => `${symbol}=${points}`).join(" "));
  return row.row();
};

/** Reads a record of bbpPairings' point system: `BBW  3.0`. */
export const parseBbpPoints = (reader: LineReader, code: BbpCode): BbpPointsRecord | null => {
  const text = textAt(reader, 4);
  const points = pointsIn(reader, 5, text);
  if (points !== null) return { kind: "bbp-points", code, points };
  expected(reader, 5, "points", text);
  return null;
};

/** Writes a record of bbpPairings' point system, its value in positions 5 to 8. */
export const formatBbpPoints = ({ code, points }: BbpPointsRecord): TrfRow => {
  const row = rowOf(code);
  row.right(5, 8, pointsText(points), "points");
  return row.row();
};
