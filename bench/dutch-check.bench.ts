/**
 * Times `losfee --dutch FILE -c`, which pairs every round of a report again in one process, next to
 * the same call of bbpPairings if `BBPPAIRINGS` names its program, and to starting Node alone. Few
 * players in many rounds are the hard case: few legal pairs are left. The ratio compares Losfee
 * with bbpPairings plus that start; the aim is 1.
 *
 *     npm run build && BBPPAIRINGS=… node bench/dutch-check.bench.ts
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const losfee = fileURLToPath(new URL("../packages/cli/bin/losfee.js", import.meta.url));
const peer = process.env["BBPPAIRINGS"];
const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));

const call = (program: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
};

/** A random tournament; not every one can be paired to its end. */
const tournament = (players: number, rounds: number): string => {
  const config = join(folder, "rtg.cfg");
  const report = join(folder, `${players}x${rounds}.trf`);
  writeFileSync(config, `PlayersNumber=${players}\nRoundsNumber=${rounds}\nDrawPercentage=30\n`);
  for (let seed = 1; seed <= 200; seed++) {
    const args = [losfee, "--dutch", "-g", config, "-o", report, "-s", String(seed)];
    if (spawnSync(process.execPath, args).status === 0) return report;
  }
  throw new Error(`no tournament of ${players} players has ${rounds} rounds`);
};

console.log(describeMachine(folder));
const start = medianOf(9, () => milliseconds(() => call(process.execPath, "-e", "0")));
console.log(`starting Node: ${(start / 1000).toFixed(2)} s`);
console.log("\nplayers  rounds   losfee (s)   bbpPairings (s)   ratio");
for (const [players, rounds, isQuickForPeer] of [
  [60, 55, true],
  [200, 9, true],
  [15, 12, true],
  [1000, 11, false],
] as const) {
  const report = tournament(players, rounds);
  const ours = medianOf(5, () =>
    milliseconds(() => call(process.execPath, losfee, "--dutch", report, "-c")),
  );
  const theirs =
    peer === undefined || !isQuickForPeer
      ? null
      : medianOf(3, () => milliseconds(() => call(peer, "--dutch", report, "-c")));
  const seconds = (time: number | null): string => (time === null ? "–" : (time / 1000).toFixed(2));
  console.log(
    [
      String(players).padStart(7),
      String(rounds).padStart(6),
      seconds(ours).padStart(11),
      seconds(theirs).padStart(16),
      (theirs === null ? "–" : (ours / (theirs + start)).toFixed(2)).padStart(6),
    ].join("  "),
  );
}
rmSync(folder, { recursive: true });
