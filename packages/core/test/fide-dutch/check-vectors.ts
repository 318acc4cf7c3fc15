/**
 * Pairs every round of every vector in the folders given and compares: run by hand as
 * `node packages/core/test/fide-dutch/check-vectors.ts FOLDER…`. A folder holds reports (`*.trf`)
 * of whole tournaments, or reports with the next pairing beside them (`*.pairs`, `*.error`).
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";
import { linesOf } from "./round-lines.ts";
import { type Report, readReport, recordedPairs, tournamentBefore } from "./trf.ts";

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : path.endsWith(".trf")
      ? [path]
      : [];

const results: { name: string; same: boolean; ms: number }[] = [];
/** Compares a round with the lines expected: by board, or sorted where the boards are not known. */
const check = (
  name: string,
  report: Report,
  round: number,
  expected: readonly string[],
  byBoard: boolean,
): void => {
  const tournament = tournamentBefore(report, round);
  const start = performance.now();
  const answer = pairDutch(tournament);
  const ms = performance.now() - start;
  const found = byBoard ? linesOf(answer) : linesOf(answer).toSorted();
  const same = found.join() === expected.join();
  results.push({ name, same, ms });
  if (!same) {
    const missing = expected.filter((line) => !found.includes(line));
    const extra = found.filter((line) => !expected.includes(line));
    print(`${name}: expected ${missing.slice(0, 12)} but found ${extra.slice(0, 12)}`);
  }
};

for (const folder of process.argv.slice(2)) {
  results.length = 0;
  for (const file of filesIn(folder)) {
    const report = readReport(readFileSync(file, "latin1"));
    const next = file.replace(/\.trf$/, ".pairs");
    if (existsSync(next)) {
      const expected = readFileSync(next, "latin1").trim().split(/\s*\n/).slice(1);
      check(file, report, report.playedRounds + 1, expected, true);
    } else if (existsSync(file.replace(/\.trf$/, ".error"))) {
      check(file, report, report.playedRounds + 1, ["no-pairing"], true);
    } else {
      for (let round = 1; round <= report.playedRounds; round++) {
        check(`${file} round ${round}`, report, round, recordedPairs(report, round), false);
      }
    }
  }
  const same = results.filter((result) => result.same).length;
  const total = results.reduce((sum, result) => sum + result.ms, 0);
  const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  print(`${folder}: ${same} of ${results.length} rounds identical, ${total.toFixed(0)} ms`);
  for (const { name, ms } of slowest) print(`  slowest ${name}: ${ms.toFixed(0)} ms`);
}
