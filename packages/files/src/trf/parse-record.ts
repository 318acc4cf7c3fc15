import { BBP_CODES, TRF_TEXTS } from "./codes.ts";
import { byteColumnsOf, type Columns, columnsOf, type LineReader, numberIn } from "./columns.ts";
import {
  parseAbnormalPoints,
  parseAcceleration,
  parseByes,
  parseForbidden,
  parseXxa,
  parseXxp,
  parseXxz,
} from "./pairing-records.ts";
import { parseNationalRecord, parsePlayerRecord } from "./player-record.ts";
import { parseBbpPoints, parsePoints, parseTeamPoints, parseXxs } from "./points-records.ts";
import type { Report, TrfProblem } from "./problem.ts";
import type { TrfRecord } from "./record.ts";
import {
  parseForfeitedMatch,
  parseLineup,
  parseTeam,
  parseTeam13,
  parseTeamByes,
  parseTeamDetails,
  parseTeamSummary,
} from "./team-records.ts";
import {
  parseBoardColours,
  parseConfiguration,
  parseInitialColour,
  parseRankMethod,
  parseRoundCount,
  parseRoundDates,
  parseTextRecord,
} from "./tournament-records.ts";

/** Longer lines are not parsed: 9,999 numbers of a 240 or 260 fit. */
export const MAX_TRF_LINE = 65_536;

/** Parses one record, or returns null after reporting why not. */
type RecordParser = (reader: LineReader) => TrfRecord | null;

const PARSERS: ReadonlyMap<string, RecordParser> = new Map<string, RecordParser>([
  ...TRF_TEXTS.map((code): [string, RecordParser] => [
    code,
    (reader) => parseTextRecord(reader, code),
  ]),
  ...BBP_CODES.map((code): [string, RecordParser] => [
    code,
    (reader) => parseBbpPoints(reader, code),
  ]),
  ["001", parsePlayerRecord],
  ["013", parseTeam13],
  ["132", parseRoundDates],
  ["142", (reader) => parseRoundCount(reader, "142")],
  ["152", parseInitialColour],
  ["162", parsePoints],
  ["172", parseRankMethod],
  ["240", parseByes],
  ["250", parseAcceleration],
  ["260", parseForbidden],
  ["299", parseAbnormalPoints],
  ["300", parseLineup],
  ["310", parseTeam],
  ["320", parseTeamByes],
  ["330", parseForfeitedMatch],
  ["352", parseBoardColours],
  ["362", parseTeamPoints],
  ["801", parseTeamDetails],
  ["802", parseTeamSummary],
  ["XXA", parseXxa],
  ["XXC", parseConfiguration],
  ["XXP", parseXxp],
  ["XXR", (reader) => parseRoundCount(reader, "XXR")],
  ["XXS", parseXxs],
  ["XXZ", parseXxz],
]);

/** Records with a name, perhaps with letters beyond ASCII, before other columns. */
const NAMED = ["001", "013", "310"];

/** Records for human readers: like national ratings they have no effect, however malformed. */
const INFORMATIVE = ["172", "801", "802"];

/**
 * Parses a line (counted from 1 for the problems). Always returns a record: one that is not
 * understood is kept as text, and reported. O(length).
 */
export const parseRecord = (text: string, line: number, report: Report): TrfRecord => {
  reportControlCharacter(text, line, report);
  if (text.length > MAX_TRF_LINE) {
    const length = text.length;
    const limit = MAX_TRF_LINE;
    report({
      code: "trf-line-too-long",
      severity: "error",
      line,
      column: limit + 1,
      length,
      limit,
    });
    return { kind: "malformed", text };
  }
  if (text.trim() === "") return { kind: "blank", text };
  if (text.startsWith("###")) return { kind: "comment", text };
  const code = codeOf(text);
  const parser = PARSERS.get(code) ?? (isNational(text) ? parseNationalRecord : undefined);
  if (parser === undefined) {
    const severity = "warning";
    report({ code: "trf-unknown-record", severity, line, column: 1, record: code.trim() });
    return { kind: "unknown", text };
  }
  const read = attempt(parser, { text, line, code, columns: columnsOf(text) });
  const best = NAMED.includes(code) ? bestAlignment(parser, read, text, line, code) : read;
  const isBroken = best.problems.some(({ severity }) => severity === "error");
  if (isBroken && (INFORMATIVE.includes(code) || !PARSERS.has(code))) {
    const finding = { code: "trf-not-understood", record: code, count: 1 } as const;
    const column = best.problems[0]?.column ?? 1;
    report({ severity: "warning", line, column, ...finding });
    return { kind: "malformed", text };
  }
  for (const problem of best.problems) report(problem);
  return best.record;
};

/** Codes with letters are known in small ones, too. */
const codeOf = (text: string): string => {
  const written = text.slice(0, 3);
  const capitals = written.toUpperCase();
  return PARSERS.has(capitals) ? capitals : written;
};

interface Attempt {
  readonly record: TrfRecord;
  readonly problems: readonly TrfProblem[];
}

interface Source {
  readonly text: string;
  readonly line: number;
  readonly code: string;
  readonly columns: Columns;
}

const attempt = (parser: RecordParser, { text, line, code, columns }: Source): Attempt => {
  const problems: TrfProblem[] = [];
  const report: Report = (problem) => {
    // An unreadable line can have as many problems as columns: the first ones suffice.
    if (problems.length < 100) problems.push(problem);
  };
  const record = parser({ columns, line, code, report });
  return { record: record ?? { kind: "malformed", text }, problems };
};

/** Reads the line as aligned in bytes if only that gives no problems. */
const bestAlignment = (
  parser: RecordParser,
  read: Attempt,
  text: string,
  line: number,
  code: string,
): Attempt => {
  const isShifted = ({ code: kind }: TrfProblem): boolean => kind !== "trf-adjusted";
  if (!read.problems.some(isShifted)) return read;
  const columns = byteColumnsOf(text);
  if (columns === null) return read;
  const inBytes = attempt(parser, { text, line, code, columns });
  if (inBytes.problems.some(isShifted)) return read;
  const notice: TrfProblem = {
    code: "trf-columns-in-bytes",
    severity: "warning",
    line,
    column: 1,
    record: code,
  };
  return { record: inBytes.record, problems: [notice, ...inBytes.problems] };
};

/**
 * True for a national rating record: a federation's three letters, then a number, and a name or a
 * rating where 001 has them (TRF-2026: the name is optional). `XX…` codes are extensions.
 */
const isNational = (text: string): boolean =>
  /^[A-Z]{3} [ \d]{3}\d /.test(text) &&
  !text.startsWith("XX") &&
  isRatingOf(text.slice(14, 47).trim(), text.slice(48, 52).trim());

const isRatingOf = (name: string, rating: string): boolean =>
  rating === "" ? name !== "" : numberIn(rating) !== null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones a text file has not.
const CONTROL = /[\x00-\x08\x0B-\x1F\x7F]/;

const reportControlCharacter = (text: string, line: number, report: Report): void => {
  const at = text.search(CONTROL);
  if (at < 0) return;
  const column = [...text.slice(0, at)].length + 1;
  const character = text.charCodeAt(at);
  report({ code: "trf-control-character", severity: "warning", line, column, character });
};
