/** Rounds paired by other engines, as tests of this one. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";
import { linesOf } from "./round-lines.ts";
import { readReport, recordedPairs, tournamentBefore } from "./trf.ts";

/** One round: expected and actual pairing, and the duration in milliseconds. */
export interface Checked {
  readonly file: string;
  readonly round: number;
  readonly expected: readonly string[];
  readonly found: readonly string[];
  readonly ms: number;
}

/** All reports in a folder and its subfolders, or the single report. */
export const reportsIn = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return path.endsWith(".trf") ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => reportsIn(join(path, name)));
};

/**
 * Pairs rounds of a report again: every round in it if `every` is set or nothing else is known, and
 * the next one if its pairing is in a file next to it (`.pairs`, or `.error` if there is none).
 * Boards count only there; the pairs in a report are compared sorted.
 */
export const checkReport = (file: string, every: boolean): readonly Checked[] => {
  const report = readReport(readFileSync(file, "latin1"));
  const check = (round: number, expected: readonly string[], byBoard: boolean): Checked => {
    const tournament = tournamentBefore(report, round);
    const start = performance.now();
    const answer = pairDutch(tournament);
    const ms = performance.now() - start;
    const found = byBoard ? linesOf(answer) : linesOf(answer).toSorted();
    return { file, round, expected, found, ms };
  };
  const next = report.playedRounds + 1;
  const beside = (ending: string): string => file.replace(/\.trf$/, ending);
  const nextRound = existsSync(beside(".pairs"))
    ? [check(next, readFileSync(beside(".pairs"), "latin1").trim().split(/\s*\n/).slice(1), true)]
    : existsSync(beside(".error"))
      ? [check(next, ["no-pairing"], true)]
      : [];
  if (!every && nextRound.length > 0) return nextRound;
  const recorded = Array.from({ length: report.playedRounds }, (_, index) =>
    check(index + 1, recordedPairs(report, index + 1), false),
  );
  return [...recorded, ...nextRound];
};
