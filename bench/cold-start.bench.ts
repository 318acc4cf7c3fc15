/**
 * The cold start of a pyramid of 1,000 players after twenty years: the time to the first page once
 * the server answers, with a snapshot of what goes on and without; its memory; and the longest
 * block of other requests while all of it is read, or a snapshot is made.
 *
 *     npm run build && node bench/cold-start.bench.ts
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { startServer } from "@losfee/server";
import { longJournal } from "../packages/core/test/ladder/long-journal.ts";
import { describeMachine } from "./machine.ts";

/** Measurements of a start, in milliseconds and MiB. */
interface Start {
  readonly listening: number;
  readonly first: number;
  /** Processor time of all threads: independent of other work on the machine. */
  readonly firstWork: number;
  readonly again: number;
  readonly memory: number;
  readonly whole: number;
  /** The 99th percentile of the turns meanwhile. */
  readonly longTurn: number;
}

const serve = async (path: string, port = 0) => {
  const started = await startServer({ storageAddress: path, port, logLevel: "silent" });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
};

/** In a process of its own: starts a server, requests the first page, then all of it. */
const measure = async (path: string): Promise<Start> => {
  const begun = performance.now();
  const server = await serve(path);
  const listening = performance.now() - begun;
  const ask = async (page: string): Promise<number> => {
    const since = performance.now();
    const answer = await fetch(`${server.url}${page}`);
    await answer.text();
    if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
    return performance.now() - since;
  };
  const before = process.cpuUsage();
  const first = await ask("/c/club");
  const { user, system } = process.cpuUsage(before);
  const firstWork = (user + system) / 1000;
  const again = await ask("/c/club");
  const memory = process.memoryUsage().rss / 2 ** 20;
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  const since = performance.now();
  await server.competitions.state("club");
  const whole = performance.now() - since;
  turns.disable();
  const longTurn = turns.percentile(99) / 1e6;
  await server.close();
  return { listening, first, firstWork, again, memory, whole, longTurn };
};

const inProcess = (path: string): Start => {
  const self = fileURLToPath(import.meta.url);
  const { stdout, stderr } = spawnSync(process.execPath, [self, path], { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  const start: Start = JSON.parse(stdout);
  return start;
};

/** Prepares twenty years attended by a server, with a snapshot. */
const prepare = async (path: string): Promise<number> => {
  const journal = longJournal(1000, 20);
  const server = await serve(path);
  await server.competitions.adopt("club", "Club", journal);
  await server.competitions.state("club");
  await server.close();
  // Again: the letters of twenty years are sent.
  const attended = await serve(path);
  await fetch(`${attended.url}/c/club`);
  await attended.close();
  return journal.length;
};

const medianOf = (starts: readonly Start[], of: (start: Start) => number): number =>
  starts.map(of).sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;

const [, , asked] = process.argv;
if (asked === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "losfee-cold-start-"));
  const path = join(folder, "losfee.sqlite");
  const events = await prepare(path);
  const db = new DatabaseSync(path);
  const kept = db.prepare("SELECT count(*) AS n, sum(length(piece)) AS bytes FROM snapshots").get();
  console.log(describeMachine("."));
  console.log(`${events} events; a snapshot of ${Number(kept?.["bytes"]) >> 20} MiB`);
  const withSnapshot = Array.from({ length: 5 }, () => inProcess(path));
  const without = Array.from({ length: 3 }, () => {
    db.exec("DELETE FROM snapshots");
    return inProcess(path);
  });
  db.close();
  const say = (what: string, of: (start: Start) => number, unit: string): void => {
    const [now, before] = [medianOf(withSnapshot, of), medianOf(without, of)];
    const figures = [now, before].map((each) => `${each.toFixed(0).padStart(9)} ${unit}`);
    console.log(`${what.padEnd(34)}${figures.join("")}   ${(now / before).toFixed(2)} ×`);
  };
  console.log(`${" ".repeat(34)}  with snapshot  without`);
  say("until the server listens", ({ listening }) => listening, "ms ");
  say("the first page of the pyramid", ({ first }) => first, "ms ");
  say("… in work of the processor", ({ firstWork }) => firstWork, "ms ");
  say("once more", ({ again }) => again, "ms ");
  say("memory then", ({ memory }) => memory, "MiB");
  const [whole, turn] = [
    medianOf(withSnapshot, (start) => start.whole),
    medianOf(withSnapshot, ({ longTurn }) => longTurn),
  ];
  console.log(
    `then reading all of it takes ${whole.toFixed(0)} ms; 99 % of the turns meanwhile take less than ${turn.toFixed(0)} ms`,
  );
  rmSync(folder, { recursive: true });
} else {
  process.stdout.write(JSON.stringify(await measure(asked)));
}
