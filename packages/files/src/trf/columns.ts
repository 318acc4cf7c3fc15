import type { Report, TrfField, TrfSeverity } from "./problem.ts";

/** A line by columns, counted from 0: a string, unless some characters take two code units. */
export type Columns = Pick<string, "length" | "slice">;

const NOT_ASCII = /[^\0-\x7F]/;
const SURROGATE = /[\uD800-\uDFFF]/;

/** Returns the columns of a line in characters, as the format counts them. */
export const columnsOf = (text: string): Columns => {
  if (!SURROGATE.test(text)) return text;
  return cells([...text]);
};

/** Returns the columns of a line aligned by UTF-8 bytes; null if that makes no difference. */
export const byteColumnsOf = (text: string): Columns | null => {
  if (!NOT_ASCII.test(text)) return null;
  const encoder = new TextEncoder();
  return cells(
    Array.from(text, (character) => {
      const width = encoder.encode(character).length;
      return [character, ...Array.from({ length: width - 1 }, () => "")];
    }).flat(),
  );
};

const cells = (list: readonly string[]): Columns => ({
  length: list.length,
  slice: (from, to) => list.slice(from, to).join(""),
});

/** A line to be read, with a reporter for its problems. */
export interface LineReader {
  readonly columns: Columns;
  /** From 1. */
  readonly line: number;
  /** The record's code: its first three characters. */
  readonly code: string;
  readonly report: Report;
}

/** Returns the trimmed text of the positions `from` to `to`, both counted from 1 and included. */
export const textAt = ({ columns }: LineReader, from: number, to?: number): string =>
  columns.slice(from - 1, to).trim();

const SHOWN = 40;

/** Reports an unexpected text. */
export const expected = (
  reader: LineReader,
  column: number,
  field: TrfField,
  found: string,
  severity: TrfSeverity = "error",
): void => {
  const { line, code: record } = reader;
  const excerpt = found.slice(0, SHOWN);
  reader.report({ code: "trf-expected", severity, line, column, record, field, found: excerpt });
};

/** Reports a value in another form than the format's, and how it was read. */
export const adjusted = (
  reader: LineReader,
  column: number,
  field: TrfField,
  found: string,
  read: string,
): void => {
  const { line, code: record } = reader;
  const finding = { record, field, found: found.slice(0, SHOWN), read, count: 1 };
  reader.report({ code: "trf-adjusted", severity: "warning", line, column, ...finding });
};

const DIGITS = /^\d{1,9}$/;

/** Parses a whole number of at most nine digits, or returns null. */
export const numberIn = (text: string): number | null => (DIGITS.test(text) ? Number(text) : null);

/** Returns the whole number of a field; null if it is blank or (reported) something else. */
export const integerAt = (
  reader: LineReader,
  from: number,
  to: number,
  field: TrfField,
  severity: TrfSeverity = "error",
): number | null => {
  const text = textAt(reader, from, to);
  if (text === "") return null;
  const value = numberIn(text);
  if (value === null) expected(reader, from, field, text, severity);
  return value;
};

/** As {@link integerAt}, but from 1, and also reports a blank field. */
export const requiredAt = (
  reader: LineReader,
  from: number,
  to: number,
  field: TrfField,
): number | null => {
  const text = textAt(reader, from, to);
  const value = numberIn(text);
  if (value !== null && value > 0) return value;
  expected(reader, from, field, text);
  return null;
};

const POINTS = /^[+-]?(?:\d{1,6}(?:[.,]\d{0,3})?|[.,]\d{1,3})$/;

/** Parses points: `11.5`, `.5`, `-1`; reports a decimal comma. Null for anything else. */
export const pointsIn = (reader: LineReader, column: number, text: string): number | null => {
  if (!POINTS.test(text)) return null;
  if (text.includes(",")) {
    const { line, code: record, report } = reader;
    report({ code: "trf-decimal-comma", severity: "warning", line, column, record, found: text });
  }
  return Number(text.replace(",", "."));
};

/** Returns the points of a field; null if it is blank or (reported) something else. */
export const pointsAt = (
  reader: LineReader,
  from: number,
  to: number,
  severity: TrfSeverity = "error",
): number | null => {
  const text = textAt(reader, from, to);
  if (text === "") return null;
  const value = pointsIn(reader, from, text);
  if (value === null) expected(reader, from, "points", text, severity);
  return value;
};

/** A word of a line and its position, from 1. */
interface Word {
  readonly text: string;
  readonly column: number;
}

/** Returns the words of a line from a position on, between blanks. */
export const wordsFrom = ({ columns }: LineReader, from: number): readonly Word[] => {
  const words: Word[] = [];
  for (const match of columns.slice(from - 1).matchAll(/\S+/g)) {
    words.push({ text: match[0], column: from + match.index });
  }
  return words;
};

/**
 * Reads numbers of players or teams in fields of `width` positions with one blank between them.
 * Also reads numbers elsewhere, and reports them as misaligned. `width` 0: anywhere.
 */
export const idsFrom = (reader: LineReader, from: number, width: number): readonly number[] => {
  const ids: number[] = [];
  for (const { text, column } of wordsFrom(reader, from)) {
    const id = numberIn(text);
    if (id === null || id === 0) {
      // An empty place may be written as zeros.
      if (id === null) expected(reader, column, "player-or-team", text);
      continue;
    }
    const end = column + text.length - from;
    if (width > 0 && (text.length > width || end % (width + 1) !== width)) {
      misaligned(reader, column, text);
    }
    ids.push(id);
  }
  return ids;
};

/** Reports that a value was read from other columns than the format's. */
export const misaligned = (reader: LineReader, column: number, found: string): void => {
  const { line, code: record, report } = reader;
  const excerpt = found.slice(0, SHOWN);
  report({ code: "trf-misaligned", severity: "warning", line, column, record, found: excerpt });
};

/**
 * Reads numbers in fields of `width` positions with one blank between them, in which a blank or
 * zero field is an empty place (null). Drops trailing empty places.
 */
export const placesFrom = (
  reader: LineReader,
  from: number,
  width: number,
): readonly (number | null)[] => {
  const places: (number | null)[] = [];
  let filled = 0;
  for (let at = from; at <= reader.columns.length; at += width + 1) {
    const value = integerAt(reader, at, at + width - 1, "player-or-team");
    places.push(value === 0 ? null : value);
    if (value !== null && value !== 0) filled = places.length;
  }
  return places.slice(0, filled);
};

/**
 * Reports text in separator columns (positions from 1). A figure there is an error: it splits a
 * number.
 */
export const strayAt = (reader: LineReader, positions: readonly number[]): void => {
  const { columns, line, code: record, report } = reader;
  for (const column of positions) {
    const found = columns.slice(column - 1, column);
    if (found === "" || found === " ") continue;
    const severity = /[\d.,]/.test(found) ? "error" : "warning";
    report({ code: "trf-stray-text", severity, line, column, record, found });
  }
};
