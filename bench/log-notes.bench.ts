/**
 * The cost of the notes about the log (`packages/server/src/journal/log-heads.ts`) for durable
 * commands: two files in one process, one with its notes on disk, one with its notes thrown away by
 * the system. They take turns of a fifth of a second, so that other load hits both alike; of each pair
 * of turns the cost is computed, and the median of these is shown with its quartiles.
 *
 *     node bench/log-notes.bench.ts [FOLDER] [TURNS]
 *
 * FOLDER (default: the current one) decides which disk is measured.
 */
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { competitionKey } from "@losfee/core";
import { openStorage, type Storage } from "@losfee/server/local";
import { describeMachine } from "./machine.ts";

const folder = mkdtempSync(join(resolve(process.argv[2] ?? "."), "losfee-bench-"));
const turns = Number(process.argv[3] ?? 40);
/** Length of a turn in milliseconds. */
const TURN = 200;

const opened = async (name: string): Promise<Storage> => {
  const store = await openStorage(join(folder, name), { pollEvery: 0 });
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
};

/** Appends one event after the other to a competition until the turn ends; returns how many. */
const client = async (store: Storage, number: number, end: number): Promise<number> => {
  const journal = competitionKey(`event-${number}`);
  let seq = await store.headSeq(journal);
  for (let count = 0; ; count++) {
    if (performance.now() >= end) return count;
    const done = await store.append({
      journal,
      expectedSeq: seq,
      events: [{ type: "competition-renamed", data: { name: `Event ${seq}` } }],
      actor: "director",
      recordedAt: "2026-11-21T08:00:00.000Z",
    });
    if (!done.ok) throw new Error(done.error.code);
    seq += 1;
  }
};

/** Commands per second of a turn, with that many concurrent clients. */
const turn = async (store: Storage, clients: number): Promise<number> => {
  const begun = performance.now();
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, number) => client(store, number, begun + TURN)),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  return (1000 * count) / (performance.now() - begun);
};

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const noted = await opened("noted.sqlite");
const unnoted = await opened("unnoted.sqlite");

/** The file is replaced whenever the log has been copied. */
const throwNotesAway = (): void => {
  const notes = join(folder, "unnoted.sqlite-heads");
  rmSync(notes, { force: true });
  symlinkSync("/dev/null", notes);
};

try {
  console.log(describeMachine(folder));
  console.log(`\n${turns} pairs of turns of ${TURN} ms; commands a second and cost: medians\n`);
  console.log("clients   with notes   without     cost   quartiles");
  for (const clients of [1, 8, 64]) {
    const rates: { readonly one: number; readonly other: number }[] = [];
    for (let count = -3; count < turns; count++) {
      const isFirst = count % 2 === 0;
      let one = isFirst ? await turn(noted, clients) : 0;
      throwNotesAway();
      const other = await turn(unnoted, clients);
      if (!isFirst) one = await turn(noted, clients);
      if (count >= 0) rates.push({ one, other });
    }
    const costs = rates.map(({ one, other }) => 1 - one / other);
    const cells = [
      ...[rates.map(({ one }) => one), rates.map(({ other }) => other)].map((all) =>
        at(all, 0.5).toFixed(0),
      ),
      percent(at(costs, 0.5)),
      `${percent(at(costs, 0.25))} to ${percent(at(costs, 0.75))}`,
    ];
    console.log([clients, ...cells].map((cell) => String(cell).padStart(9)).join("  "));
  }
} finally {
  await noted.close();
  await unnoted.close();
  rmSync(folder, { recursive: true, force: true });
}
