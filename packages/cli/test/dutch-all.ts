/**
 * Runs the built command over recorded rounds, by hand:
 *
 *     npm run build && node packages/cli/test/dutch-all.ts FOLDER…
 *
 * A report with a `.pairs` file is paired and must give just that; with `.error`, no pairing may
 * exist; with `.list`, the checklist must agree; any other report is checked round by round.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../dist/joined/main.js", import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), "losfee-dutch-"));
const counts = { reports: 0, rounds: 0, checklists: 0, wrong: 0 };

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, "--dutch", ...args], { encoding: "utf8" });

const complain = (path: string, what: string): void => {
  counts.wrong++;
  console.log(`${path}: ${what}`);
};

const beside = (path: string, ending: string): string | null => {
  const other = path.replace(/\.trf$/, ending);
  return existsSync(other) ? readFileSync(other, "utf8") : null;
};

/** Only the tables: the rest names the program that wrote them. */
const tablesOf = (checklist: string): string => checklist.split("\n\n\n")[0]?.trimEnd() ?? "";

const pair = (path: string, pairs: string | null): void => {
  counts.rounds++;
  const listPath = join(temporary, "list");
  const { status, stdout, stderr } = run(path, "-p", "-l", listPath);
  if (stderr !== "" && pairs !== null) complain(path, stderr);
  if (pairs === null ? status !== 1 : status !== 0) complain(path, `exit ${status}`);
  if (stdout !== (pairs ?? "")) complain(path, "the pairing differs");
  const checklist = beside(path, ".list");
  if (checklist === null) return;
  counts.checklists++;
  if (tablesOf(checklist) !== tablesOf(readFileSync(listPath, "utf8"))) {
    complain(path, "the checklist differs");
  }
};

const check = (path: string): void => {
  const { status, stdout, stderr } = run(path, "-c");
  counts.rounds += stdout.split("\n").filter((line) => line.endsWith("agree.")).length;
  if (stderr !== "") complain(path, stderr);
  if (status !== 0) complain(path, `exit ${status}\n${stdout}`);
};

for (const folder of process.argv.slice(2)) {
  const before = { ...counts };
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => each.endsWith(".trf")).toSorted()) {
    const path = join(folder, name);
    counts.reports++;
    const pairs = beside(path, ".pairs");
    if (pairs !== null || beside(path, ".error") !== null) pair(path, pairs);
    else check(path);
  }
  const [reports, rounds, lists, wrong] = (
    ["reports", "rounds", "checklists", "wrong"] as const
  ).map((key) => counts[key] - before[key]);
  console.log(
    `${folder}: ${reports} reports, ${rounds} rounds, ${lists} checklists, ${wrong} differences`,
  );
}
rmSync(temporary, { recursive: true });
process.exitCode = counts.wrong === 0 ? 0 : 1;
