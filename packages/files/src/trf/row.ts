import type { TrfField } from "./problem.ts";

/** A value that could not be written in full. */
export interface TrfWriteNote {
  /** `cut`: a text was shortened to its field. `does-not-fit`: a number is wider than its field. */
  readonly code: "trf-cut" | "trf-does-not-fit";
  readonly record: string;
  readonly field: TrfField;
  readonly value: string;
}

/** A record's line, and the values that could not be written in full. */
export interface TrfRow {
  readonly text: string;
  readonly notes: readonly TrfWriteNote[];
}

/** Fields of a line by position; later fields never begin before an earlier one's end. */
export interface RowWriter {
  /** A text, left-aligned in the positions `from` to `to` (from 1, included); cut if too long. */
  text(from: number, to: number, value: string, field: TrfField): void;
  /** As {@link RowWriter.text}, but right-aligned, and never cut. */
  right(from: number, to: number, value: string, field: TrfField): void;
  /** A number, right-aligned; null leaves the field blank. */
  number(from: number, to: number, value: number | null, field: TrfField): void;
  /** Points with one decimal, more only if needed; null leaves the field blank. */
  points(from: number, to: number, value: number | null): void;
  /** Text at the end of the line, of any length. */
  rest(from: number, value: string): void;
  row(): TrfRow;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones a line must not hold.
const CONTROL = /[\x00-\x1F\x7F\x85\u2028\u2029]+/g;

/** Starts a line with a record's code. */
export const rowOf = (code: string): RowWriter => {
  const notes: TrfWriteNote[] = [];
  let line = code;
  let width = code.length;
  const put = (from: number, value: string, length: number): void => {
    if (value === "") return;
    line += " ".repeat(Math.max(0, from - 1 - width)) + value;
    width = Math.max(width, from - 1) + length;
  };
  const right = (from: number, to: number, value: string, field: TrfField): void => {
    if (value.length > to - from + 1)
      notes.push({ code: "trf-does-not-fit", record: code, field, value });
    put(Math.max(from, to - value.length + 1), value, value.length);
  };
  return {
    text(from, to, value, field) {
      const characters = [...value.replaceAll(CONTROL, " ").trim()];
      const room = to - from + 1;
      if (characters.length > room) notes.push({ code: "trf-cut", record: code, field, value });
      const written = characters.slice(0, room).join("").trimEnd();
      put(from, written, [...written].length);
    },
    right,
    number(from, to, value, field) {
      if (value !== null) right(from, to, String(value), field);
    },
    points(from, to, value) {
      if (value !== null) right(from, to, pointsText(value), "points");
    },
    rest(from, value) {
      const text = value.replaceAll(CONTROL, " ").trimEnd();
      put(from, text, [...text].length);
    },
    row: () => ({ text: line, notes }),
  };
};

/** Formats points: `1.0`, `11.5`; `0.25` if one decimal does not hold the value. */
export const pointsText = (value: number): string => {
  const short = value.toFixed(1);
  return Number(short) === value ? short : String(value);
};
