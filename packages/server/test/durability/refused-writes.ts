/**
 * Appends groups of commands until the system refuses to write, prints the responses, waits for a
 * line on standard input, and appends again until that works. Argument: the path.
 */
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { type StorageFault, storageFaultOf } from "../../src/storage/storage-error.ts";
import { type Acknowledgement, loadCommand } from "./evidence.ts";

/** Output of the program, at the fault and at the end. */
export interface Words {
  readonly acknowledged: readonly Acknowledgement[];
  /** Responses to the commands of the failed group. */
  readonly faults: readonly (StorageFault | null)[];
}

const path = process.argv[2];
if (path === undefined) throw new Error("usage: refused-writes.ts PATH");
const opened = openSqliteStore(path);
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const store = opened.value;

const acknowledged: Acknowledgement[] = [];
const faults: (StorageFault | null)[] = [];
const append = async (competition: string, key: string, expectedSeq: number): Promise<void> => {
  const answer = await store.append(loadCommand(competition, key, 2, expectedSeq));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { lastSeq } = answer.value;
  acknowledged.push({ competition, key, events: 2, lastSeq, log: { frames: 0, salt: "" } });
};

for (let round = 0; faults.length === 0; round++) {
  const group = ["a", "b", "c"].map((name) => append(name, `${name}/${round}`, 2 * round));
  for (const answer of await Promise.allSettled(group)) {
    if (answer.status === "rejected") faults.push(storageFaultOf(answer.reason));
  }
}
const say = (): void => {
  const words: Words = { acknowledged, faults };
  process.stdout.write(`${JSON.stringify(words)}\n`);
};
say();
await once(process.stdin, "data");
for (;;) {
  const fault = await append("d", "d/0", 0).then(() => null, storageFaultOf);
  if (fault === null) break;
  if (fault.code === "closed") throw new Error(JSON.stringify(fault));
  await delay(50);
}
say();
process.stdin.pause();
await store.close();
