/**
 * Durable commands per second on disk, compared with the disk's own limit.
 *
 *     node --conditions=losfee:source bench/durable-commands.bench.ts [FOLDER] [SECONDS]
 *
 * FOLDER (default: the current one) decides which disk is measured.
 */

import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { competitionKey } from "@losfee/core";
import { type Append, openStorage } from "@losfee/server";
import { describeMachine } from "./machine.ts";

const folder = mkdtempSync(join(resolve(process.argv[2] ?? "."), "losfee-bench-"));
const seconds = Number(process.argv[3] ?? 5);

interface Row {
  readonly what: string;
  readonly perSecond: number;
  /** Median and 99th percentile of one command, in milliseconds. */
  readonly median: number;
  readonly slow: number;
}

const row = (what: string, durations: readonly number[], elapsed: number): Row => {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { what, perSecond: (1000 * durations.length) / elapsed, median: at(0.5), slow: at(0.99) };
};

/** Repeats `once` from `clients` concurrent loops for the set time; returns the durations. */
const measured = async (
  what: string,
  clients: number,
  once: (client: number, count: number) => unknown,
): Promise<Row> => {
  const durations: number[] = [];
  const start = performance.now();
  const client = async (number: number): Promise<void> => {
    for (let count = 0; performance.now() - start < seconds * 1000; count++) {
      const begin = performance.now();
      await once(number, count);
      durations.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return row(what, durations, performance.now() - start);
};

/** One frame of the write-ahead log: a page and its header. */
const frame = Buffer.alloc(4096 + 24, 7);

const bareDisk = async (
  what: string,
  sync: (file: number) => void,
  position: (count: number) => number,
): Promise<Row> => {
  const file = openSync(join(folder, "bare"), "w");
  const result = await measured(what, 1, (_, count) => {
    writeSync(file, frame, 0, frame.length, position(count));
    sync(file);
  });
  closeSync(file);
  return result;
};

/** A result of one game, as a helper at a table enters it. */
const result = (competition: string, expectedSeq: number, key: string): Append => ({
  journal: competitionKey(competition),
  expectedSeq,
  events: [
    {
      type: "result-entered",
      data: { round: 7, board: 12, scores: [412, 388], entry: "blind", key },
    },
  ],
  actor: "helper:Table 3",
  recordedAt: "2026-11-21T08:00:00.000Z",
  idempotency: { key, fingerprint: key, answer: { seq: expectedSeq + 1 } },
});

const commands = async (
  what: string,
  clients: number,
  competitionOf: (client: number) => string,
): Promise<Row> => {
  const opened = await openStorage(join(folder, `${what.replaceAll(/\W+/g, "-")}.db`));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  // Each command builds on the one before it, which may still be on its way to the disk.
  const lastSeq = new Map<string, number>();
  const measurement = await measured(what, clients, async (client, count) => {
    const competition = competitionOf(client);
    const expectedSeq = lastSeq.get(competition) ?? 0;
    lastSeq.set(competition, expectedSeq + 1);
    const answer = await store.append(result(competition, expectedSeq, `${client}/${count}`));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  });
  await store.close();
  return measurement;
};

const print = (rows: readonly Row[], fsyncRate: number): void => {
  const number = (value: number, digits: number) => value.toFixed(digits).padStart(10);
  console.log(`${"".padEnd(44)}  per second    × fsync   median ms   99 % ms`);
  for (const { what, perSecond, median, slow } of rows) {
    const figures = [number(perSecond, 0), number(perSecond / fsyncRate, 2)];
    const waits = [number(median, 2), number(slow, 2)];
    console.log(`${what.padEnd(44)}  ${[...figures, ...waits].join(" ")}`);
  }
};

try {
  console.log(describeMachine(folder));
  const fsyncs = await bareDisk("write + fsync, file growing", fsyncSync, (n) => n * frame.length);
  const rows = [
    fsyncs,
    await bareDisk("write + fdatasync, in place", fdatasyncSync, () => 0),
    await commands("1 client", 1, () => "cup"),
    await commands("32 clients, 32 competitions", 32, (client) => `cup-${client}`),
    await commands("32 clients, one competition", 32, () => "cup"),
  ];
  print(rows, fsyncs.perSecond);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
