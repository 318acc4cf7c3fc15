/** Rate of durable, sequential writes of a frame of SQLite's write-ahead log to a disk. */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Input of the process. */
interface Syncing {
  readonly folder: string;
  readonly seconds: number;
}

/** Answer of the process. */
export interface Synced {
  readonly perSecond: number;
}

/** A page and its header. */
const frame = Buffer.alloc(4096 + 24, 7);

process.once("message", ({ folder, seconds }: Syncing) => {
  const path = join(folder, "bare");
  const file = openSync(path, "w");
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 1000 * seconds; count++) {
    writeSync(file, frame, 0, frame.length, count * frame.length);
    fsyncSync(file);
  }
  const perSecond = (1000 * count) / (performance.now() - start);
  closeSync(file);
  rmSync(path);
  process.send?.({ perSecond } satisfies Synced);
  process.disconnect();
});
