import { ok, type Result } from "@losfee/core";
import { formatRecord } from "./format-record.ts";
import { interpretTrf } from "./interpret.ts";
import type { TrfEntry } from "./located.ts";
import { parseRecord } from "./parse-record.ts";
import { problemList, type TrfProblem } from "./problem.ts";
import type { TrfRecord } from "./record.ts";
import type { TrfWriteNote } from "./row.ts";
import {
  decodeTrf,
  encodeTrf,
  type TrfEncoding,
  type TrfEncodingRefusal,
  type TrfLineEnd,
  type TrfRefusal,
  type TrfText,
} from "./text.ts";
import type { TrfTournament } from "./tournament.ts";

/** A TRF file: its lines, their meaning, and their problems. */
export interface TrfFile {
  readonly encoding: TrfEncoding;
  readonly entries: readonly TrfEntry[];
  readonly tournament: TrfTournament;
  /** By line and column. */
  readonly problems: readonly TrfProblem[];
}

/**
 * Reads a TRF file: TRF-2016, TRF-2026 and the extensions of JaVaFo and bbpPairings, in any
 * mixture. Only refuses what is too large; reads everything else as far as possible, with its
 * problems. O(size of the file).
 */
export const parseTrf = (file: Uint8Array | string): Result<TrfFile, TrfRefusal> => {
  const text = decodeTrf(file);
  return text.ok ? ok(readTrf(text.value)) : text;
};

const readTrf = ({ encoding, lines }: TrfText): TrfFile => {
  const { report, list } = problemList();
  const ofLines: TrfProblem[] = [];
  const entries = lines.map(({ text, end }, index) => {
    const line = index + 1;
    const record = parseRecord(text, line, (problem) => ofLines.push(problem));
    return { line, record, source: text, end };
  });
  for (const problem of gathered(ofLines)) report(problem);
  const tournament = interpretTrf(entries, report);
  return { encoding, entries, tournament, problems: list() };
};

/** True if problems make a file's values wrong or incomplete. */
export const hasTrfErrors = ({ problems }: Pick<TrfFile, "problems">): boolean =>
  problems.some(({ severity }) => severity === "error");

/** Returns the bytes of a file: those it was read from, if nothing was edited. */
export const writeTrf = ({
  encoding,
  entries,
}: Pick<TrfFile, "encoding" | "entries">): Result<Uint8Array, TrfEncodingRefusal> =>
  encodeTrf({ encoding, lines: entries.map(({ source, end }) => ({ text: source, end })) });

/** An edited file, and what did not fit the fields of the new records. */
export interface TrfEdit {
  readonly file: TrfFile;
  readonly notes: readonly TrfWriteNote[];
}

/**
 * Replaces records: `change` returns each record itself (its line then stays, to the byte), another
 * one, several or none. New lines end like the line they replace. O(size of the file).
 */
export const editTrf = (
  file: TrfFile,
  change: (record: TrfRecord) => TrfRecord | readonly TrfRecord[],
): TrfEdit => {
  const notes: TrfWriteNote[] = [];
  const usualEnd = file.entries[0]?.end || "\n";
  const lines = file.entries.flatMap(({ record, source, end }) => {
    const changed = [change(record)].flat();
    return changed.map((replacement, index) => {
      // A last line without an end needs one as soon as another follows.
      const ended = index < changed.length - 1 ? end || usualEnd : end;
      if (replacement === record) return { text: source, end: ended };
      const row = formatRecord(replacement);
      notes.push(...row.notes);
      return { text: row.text, end: ended };
    });
  });
  return { file: readTrf({ encoding: file.encoding, lines }), notes };
};

/** Layout of a generated file. */
export interface TrfLayout {
  readonly encoding: TrfEncoding;
  readonly lineEnd: Exclude<TrfLineEnd, "">;
}

/** The documents ask for a carriage return; with the line feed every program reads it. */
export const DEFAULT_TRF_LAYOUT: TrfLayout = { encoding: "utf-8", lineEnd: "\r\n" };

/** A generated file, and what did not fit its fields. */
export interface MadeTrf {
  readonly bytes: Uint8Array;
  readonly notes: readonly TrfWriteNote[];
}

/** Writes records in the layout of the format, each line ended. O(size of the file). */
export const makeTrf = (
  records: readonly TrfRecord[],
  { encoding, lineEnd }: TrfLayout = DEFAULT_TRF_LAYOUT,
): Result<MadeTrf, TrfEncodingRefusal> => {
  const rows = records.map(formatRecord);
  const lines = rows.map(({ text }) => ({ text, end: lineEnd }));
  const bytes = encodeTrf({ encoding, lines });
  return bytes.ok ? ok({ bytes: bytes.value, notes: rows.flatMap(({ notes }) => notes) }) : bytes;
};

type Gathered = Extract<TrfProblem, { readonly count: number; readonly record: string }>;

const keyOf = (problem: TrfProblem): string | null => {
  if (problem.code === "trf-adjusted") return `${problem.record} ${problem.field}`;
  return problem.code === "trf-not-understood" ? problem.record : null;
};

/**
 * Merges repeated problems of one kind at the first place: how often values were read in a form
 * other than FIDE's, and how many informative lines were not understood.
 */
const gathered = (problems: readonly TrfProblem[]): readonly TrfProblem[] => {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    if (key === null) return [problem];
    const count = counts.get(key);
    counts.delete(key);
    return count === undefined ? [] : [{ ...(problem as Gathered), count }];
  });
};
