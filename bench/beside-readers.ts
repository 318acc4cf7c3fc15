import { Worker } from "node:worker_threads";
import type { Answers, Reading } from "./reader-thread.ts";

/** Runs readers in a thread of their own during `work`; returns correct answers a second. */
export const beside = async <T>(
  reading: Reading,
  work: () => Promise<T>,
): Promise<{ readonly perSecond: number; readonly result: T }> => {
  const thread = new Worker(new URL("./reader-thread.ts", import.meta.url), {
    workerData: reading,
  });
  const answers = new Promise<Answers>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  const begin = performance.now();
  const result = await work();
  thread.postMessage("end");
  const counted = await answers;
  const elapsed = (performance.now() - begin) / 1000;
  const expected = reading.byTag ? ["200", "304"] : ["200"];
  const wrong = Object.entries(counted).filter(([status]) => !expected.includes(status));
  if (wrong.length > 0) console.log(`  not answered: ${JSON.stringify(wrong)}`);
  const right = (counted[200] ?? 0) + (reading.byTag ? (counted[304] ?? 0) : 0);
  return { perSecond: right / elapsed, result };
};
