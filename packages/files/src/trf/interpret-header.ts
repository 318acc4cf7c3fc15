import type { TrfColour, TrfTextCode } from "./codes.ts";
import { entriesOf, recordsOfKind, type TrfEntry } from "./located.ts";
import type { Report } from "./problem.ts";
import type { TrfHeader } from "./tournament.ts";

/** Returns the tournament section; reports repeated texts, of which the later one counts. */
export const headerOf = (entries: readonly TrfEntry[], report: Report): TrfHeader => {
  const texts = new Map<TrfTextCode, { readonly line: number; readonly text: string }>();
  const deputies: string[] = [];
  for (const { line, record } of entriesOf(entries, "text")) {
    const { code, text } = record;
    if (code === "112") {
      deputies.push(text);
      continue;
    }
    repeated(report, code, line, texts.get(code)?.line);
    texts.set(code, { line, text });
  }
  const textOf = (code: TrfTextCode): string => texts.get(code)?.text ?? "";
  return {
    name: textOf("012"),
    city: textOf("022"),
    federation: textOf("032"),
    start: textOf("042"),
    end: textOf("052"),
    type: textOf("092"),
    chiefArbiter: textOf("102"),
    deputies: deputies.filter((name) => name !== ""),
    times: textOf("122"),
    pairingController: textOf("182"),
    typeCode: textOf("192"),
    tieBreaks: codesIn(textOf("202")),
    standings: codesIn(textOf("212")),
    timeControl: textOf("222"),
  };
};

const codesIn = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map((code) => code.trim())
    .filter((code) => code !== "");

/** Reports a record that was there already, at `firstLine`. */
export const repeated = (
  report: Report,
  record: string,
  line: number,
  firstLine: number | undefined,
): void => {
  if (firstLine === undefined) return;
  const severity = "warning";
  report({ code: "trf-repeated-record", severity, line, column: 1, record, firstLine });
};

/** Returns the number of rounds: 142, else XXR; reports a difference. */
export const roundCountOf = (entries: readonly TrfEntry[], report: Report): number | null => {
  const stated = entriesOf(entries, "round-count").map(({ line, record }) => ({
    line,
    code: record.code,
    value: record.rounds,
  }));
  return oneOf(stated, "142", report);
};

/** Returns the stated colour of the first player of round 1: 152, else XXC. */
export const initialColourOf = (entries: readonly TrfEntry[], report: Report): TrfColour | null => {
  const official = entriesOf(entries, "initial-colour").map(({ line, record }) => ({
    line,
    code: "152",
    value: record.colour,
  }));
  const configured = entriesOf(entries, "configuration").flatMap(({ line, record }) =>
    record.colour === null ? [] : [{ line, code: "XXC", value: record.colour }],
  );
  return oneOf([...official, ...configured], "152", report);
};

interface Stated<T> {
  readonly line: number;
  readonly code: string;
  readonly value: T;
}

/** Returns the last statement of the preferred code, else of all; reports the others. */
const oneOf = <T>(stated: readonly Stated<T>[], preferred: string, report: Report): T | null => {
  const chosen = stated.findLast(({ code }) => code === preferred) ?? stated.at(-1);
  if (chosen === undefined) return null;
  for (const { line, code, value } of stated) {
    if (value === chosen.value) continue;
    report({
      code: "trf-conflicting-records",
      severity: "warning",
      line,
      column: 1,
      record: code,
      other: chosen.code,
      otherLine: chosen.line,
    });
  }
  return chosen.value;
};

/** Returns the dates by round; a second record 132 is reported and counts. */
export const roundDatesOf = (
  entries: readonly TrfEntry[],
  report: Report,
): readonly (string | null)[] => {
  const records = entriesOf(entries, "round-dates");
  for (const [index, { line }] of records.entries()) {
    repeated(report, "132", line, index === 0 ? undefined : records[0]?.line);
  }
  return records.at(-1)?.record.dates ?? [];
};

const TEAM_KINDS: readonly string[] = [
  "team",
  "lineup",
  "team-byes",
  "forfeited-match",
  "board-colours",
  "team-points",
];

/** True if teams are paired, by the type code (192) or by records of team events only. */
export const isTeamEvent = (entries: readonly TrfEntry[]): boolean => {
  const typeCode =
    recordsOfKind(entries, "text").findLast(({ code }) => code === "192")?.text ?? "";
  if (typeCode !== "") return typeCode.includes("TEAM");
  return entries.some(({ record }) => TEAM_KINDS.includes(record.kind));
};
