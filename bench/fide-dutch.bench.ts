/**
 * The engine mode as programs call it: one round of a report as a whole process (start, read, pair,
 * write), and its parts inside a process that does it for the first time; then all 9 rounds of
 * 1,000 players. For comparison published figures of other engines, measured elsewhere.
 *
 *     npm run build && node --conditions=losfee:source bench/fide-dutch.bench.ts
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pairDutch } from "@losfee/core";
import { dutchInputOf, makeTrf, parseTrf, recordsOf } from "@losfee/files/trf";
import { chanceFrom } from "../packages/cli/src/engine/generator/chance.ts";
import { type GeneratorConfig, readConfig } from "../packages/cli/src/engine/generator/config.ts";
import {
  type PlayedTournament,
  playTournament,
} from "../packages/cli/src/engine/generator/play.ts";
import { reportOf } from "../packages/cli/src/engine/generator/report.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const ELSEWHERE = `Measured elsewhere on a 2-core machine, one round, whole process:
  bbpPairings 6.0.0 (C++)           200: 0.2 s    500: 3 s    1000: 23–29 s    2000: 240–300 s    (84–490 MB)
  FIDE's own checker (Python)                                1000: 4–5 s      2000: 15–21 s      5000: 130 s, 8 GB`;

const command = fileURLToPath(new URL("../packages/cli/bin/losfee.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
const report = join(folder, "report.trf");

const configOf = (players: number, rounds: number, draws: number): GeneratorConfig => {
  const text = `PlayersNumber=${players}\nRoundsNumber=${rounds}\nDrawPercentage=${draws}`;
  const config = readConfig(text, chanceFrom(players));
  if (!config.ok) throw new Error(config.error.code);
  return config.value;
};

const play = (config: GeneratorConfig): PlayedTournament => {
  const played = playTournament(config, chanceFrom(config.players));
  if (!played.ok) throw new Error("the tournament ended early");
  return played.value;
};

/** Writes a tournament as it stood after some rounds. */
const writeAfter = (played: PlayedTournament, config: GeneratorConfig, rounds: number): void => {
  const cut = {
    ...played,
    cells: played.cells.map((cells) => cells.slice(0, rounds)),
    points: played.points.map((points) => points.slice(0, rounds)),
  };
  const facts = { ...reportOf(cut, config.points, config.players), rounds: config.rounds };
  const made = makeTrf(recordsOf(facts, "trf-bx").records);
  if (!made.ok) throw new Error(made.error.code);
  writeFileSync(report, made.value.bytes);
};

const asProcess = (): void => {
  const { status, stderr } = spawnSync(process.execPath, [command, "--dutch", report, "-p"], {
    encoding: "utf8",
  });
  if (status !== 0 || stderr !== "") throw new Error(stderr);
};

/** Reading and pairing the report inside this process, in milliseconds. */
const inside = (): { readonly reading: number; readonly pairing: number } => {
  const start = performance.now();
  const file = parseTrf(readFileSync(report));
  const input = file.ok ? dutchInputOf(file.value.tournament) : file;
  if (!input.ok) throw new Error(input.error.code);
  const read = performance.now();
  if (!pairDutch(input.value.tournament).ok) throw new Error("no pairing");
  return { reading: read - start, pairing: performance.now() - read };
};

const cell = (value: number, digits: number, width: number): string =>
  value.toFixed(digits).padStart(width);

console.log(describeMachine(folder));
console.log(ELSEWHERE);
console.log("\nplayers  history        process (s)  growth  reading (ms)  pairing (ms)  growth");
const before = new Map<string, { readonly whole: number; readonly pairing: number }>();
for (const players of [200, 500, 1000, 2000, 5000]) {
  for (const [name, rounds, draws] of [
    ["round 1", 0, 30],
    ["4 rounds", 4, 30],
    ["10 rounds", 10, 30],
    ["4, all drawn", 4, 100],
    ["10, all drawn", 10, 100],
  ] as const) {
    const config = configOf(players, 11, draws);
    writeAfter(play(config), config, rounds);
    const whole = medianOf(5, () => milliseconds(asProcess));
    const { reading, pairing } = inside();
    const smaller = before.get(name);
    const growth = (now: number, then: number | undefined): string =>
      (then === undefined ? "" : `× ${(now / then).toFixed(1)}`).padStart(6);
    console.log(
      [
        String(players).padStart(7),
        name.padEnd(13),
        cell(whole / 1000, 3, 11),
        growth(whole, smaller?.whole),
        cell(reading, 1, 12),
        cell(pairing, 1, 12),
        growth(pairing, smaller?.pairing),
      ].join("  "),
    );
    before.set(name, { whole, pairing });
  }
}
const nine = configOf(1000, 9, 30);
const all = medianOf(3, () => milliseconds(() => play(nine)));
console.log(`\nall 9 rounds of 1000 players from the start: ${all.toFixed(0)} ms`);
rmSync(folder, { recursive: true });
