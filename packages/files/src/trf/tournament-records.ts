import { readDay } from "../text/day.ts";
import { colourOf, isOneOf, TRF_RANK_METHODS, type TrfColour, type TrfTextCode } from "./codes.ts";
import {
  adjusted,
  expected,
  type LineReader,
  numberIn,
  strayAt,
  textAt,
  wordsFrom,
} from "./columns.ts";
import { MAX_ROUNDS, ROUND_WIDTH, roundAt } from "./player-record.ts";
import type {
  TrfBoardColoursRecord,
  TrfConfigurationRecord,
  TrfInitialColourRecord,
  TrfRankMethodRecord,
  TrfRoundCountRecord,
  TrfRoundDatesRecord,
  TrfTextRecord,
} from "./record.ts";
import { rowOf, type TrfRow } from "./row.ts";

/** TRF-2026, tag 222: periods of seconds, with moves before and an increment behind. */
const TIME_CONTROL = (() => {
  const period = String.raw`(?:\d+/)?\d+(?:\+\d+)?`;
  const periods = `${period}(?::${period})*`;
  return new RegExp(`^(?:${periods}|W${periods}-B${periods})$`);
})();

/** Reads 012 … 122 and 182 … 222: a line of text; dates of 042 and 052 are `YYYY/MM/DD`. */
export const parseTextRecord = (reader: LineReader, code: TrfTextCode): TrfTextRecord => {
  strayAt(reader, [4]);
  const text = textAt(reader, 5);
  const isDate = code === "042" || code === "052";
  const isCount = code === "062" || code === "072" || code === "082";
  if (isCount && text !== "" && countIn(text) === null) {
    expected(reader, 5, "number", text, "warning");
  }
  if (code === "222" && text !== "" && !TIME_CONTROL.test(text)) {
    expected(reader, 5, "time-control", text, "warning");
  }
  return { kind: "text", code, text: isDate ? dayIn(reader, text) : text };
};

/** Returns a day in FIDE's form; other text unchanged. */
const dayIn = (reader: LineReader, text: string): string => {
  const day = readDay(text);
  if (day === null && text !== "") expected(reader, 5, "date", text, "warning");
  if (day !== null && day !== text) adjusted(reader, 5, "date", text, day);
  return day ?? text;
};

/** Returns the number that a count (062, 072, 082) begins with: `15 (12)` is 15. Null for none. */
export const countIn = (text: string): number | null =>
  numberIn(/^\d+(?=\s|\(|$)/.exec(text)?.[0] ?? "");

/** Writes 012 … 122 and 182 … 222. */
export const formatTextRecord = ({ code, text }: TrfTextRecord): TrfRow => {
  const row = rowOf(code);
  row.rest(5, text.trim());
  return row.row();
};

const ROUND_DATE = /^\d\d\/\d\d\/\d\d$/;

/** Reads record 132: dates of eight characters, one at each round's columns. */
export const parseRoundDates = (reader: LineReader): TrfRoundDatesRecord => {
  const dates: (string | null)[] = [];
  let filled = 0;
  for (let round = 1; round <= MAX_ROUNDS && roundAt(round) <= reader.columns.length; round++) {
    const at = roundAt(round);
    const text = textAt(reader, at, at + ROUND_WIDTH - 1);
    const day = ROUND_DATE.test(text) ? text : (readDay(text)?.slice(2) ?? null);
    if (day === null && text !== "") expected(reader, at, "date", text, "warning");
    if (day !== null && day !== text) adjusted(reader, at, "date", text, day);
    dates.push(day);
    if (day !== null) filled = round;
  }
  const before = textAt(reader, 4, roundAt(1) - 1);
  if (before !== "") expected(reader, 4, "date", before, "warning");
  return { kind: "round-dates", dates: dates.slice(0, filled) };
};

/** Writes record 132. */
export const formatRoundDates = ({ dates }: TrfRoundDatesRecord): TrfRow => {
  const row = rowOf("132");
  for (const [index, date] of dates.entries()) {
    const at = roundAt(index + 1);
    row.text(at, at + 7, date ?? "", "date");
  }
  return row.row();
};

/** Reads record 142 or JaVaFo's XXR: the number of rounds. */
export const parseRoundCount = (
  reader: LineReader,
  code: "142" | "XXR",
): TrfRoundCountRecord | null => {
  strayAt(reader, [4]);
  const text = textAt(reader, 5);
  const rounds = numberIn(text);
  if (rounds !== null && rounds > 0 && rounds <= MAX_ROUNDS) {
    return { kind: "round-count", code, rounds };
  }
  expected(reader, 5, "number", text);
  return null;
};

/** Writes record 142 or XXR. */
export const formatRoundCount = ({ code, rounds }: TrfRoundCountRecord): TrfRow => {
  const row = rowOf(code);
  row.rest(5, String(rounds));
  return row.row();
};

/** Reads record 152: `W` or `B`. */
export const parseInitialColour = (reader: LineReader): TrfInitialColourRecord | null => {
  strayAt(reader, [4]);
  const text = textAt(reader, 5);
  const colour = colourOf(text);
  if (colour !== null) return { kind: "initial-colour", colour };
  expected(reader, 5, "colour", text);
  return null;
};

/** Writes record 152. */
export const formatInitialColour = ({ colour }: TrfInitialColourRecord): TrfRow => {
  const row = rowOf("152");
  row.rest(5, colour.toUpperCase());
  return row.row();
};

/** Reads JaVaFo's XXC: `rank`, `white1`, `black1`, in any order. */
export const parseConfiguration = (reader: LineReader): TrfConfigurationRecord => {
  let rank = false;
  let colour: TrfColour | null = null;
  for (const { text, column } of wordsFrom(reader, 4)) {
    if (text === "rank") rank = true;
    else if (text === "white1") colour = "w";
    else if (text === "black1") colour = "b";
    else expected(reader, column, "configuration", text);
  }
  return { kind: "configuration", rank, colour };
};

/** Writes XXC. */
export const formatConfiguration = ({ rank, colour }: TrfConfigurationRecord): TrfRow => {
  const row = rowOf("XXC");
  const first = colour === null ? [] : [colour === "w" ? "white1" : "black1"];
  row.rest(5, [...(rank ? ["rank"] : []), ...first].join(" "));
  return row.row();
};

/**
 * Reads record 172: federation and method of the starting ranks. Programs omit the federation, with
 * its columns or without them.
 */
export const parseRankMethod = (reader: LineReader): TrfRankMethodRecord | null => {
  strayAt(reader, [4]);
  const alone = textAt(reader, 5).toUpperCase();
  if (isOneOf(TRF_RANK_METHODS, alone))
    return { kind: "rank-method", federation: "", method: alone };
  strayAt(reader, [8]);
  const federation = textAt(reader, 5, 7);
  const method = textAt(reader, 9).toUpperCase();
  if (!/^[A-Za-z]{3}$/.test(federation)) expected(reader, 5, "federation", federation, "warning");
  if (isOneOf(TRF_RANK_METHODS, method)) return { kind: "rank-method", federation, method };
  // The record has no effect.
  expected(reader, 9, "rank-method", method, "warning");
  return null;
};

/** Writes record 172. */
export const formatRankMethod = ({ federation, method }: TrfRankMethodRecord): TrfRow => {
  const row = rowOf("172");
  row.text(5, 7, federation, "federation");
  row.rest(9, method);
  return row.row();
};

/** Reads record 352: the colours of the boards, `WBWB`. */
export const parseBoardColours = (reader: LineReader): TrfBoardColoursRecord | null => {
  strayAt(reader, [4]);
  const text = textAt(reader, 5);
  const colours = [...text].map(colourOf).filter((colour) => colour !== null);
  if (text !== "" && colours.length === [...text].length) {
    return { kind: "board-colours", colours };
  }
  expected(reader, 5, "colour", text);
  return null;
};

/** Writes record 352. */
export const formatBoardColours = ({ colours }: TrfBoardColoursRecord): TrfRow => {
  const row = rowOf("352");
  row.rest(5, colours.join("").toUpperCase());
  return row.row();
};
