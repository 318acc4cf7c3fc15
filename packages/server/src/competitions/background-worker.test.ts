import { expect, it } from "vitest";
import { createBackgroundWorker } from "./background-worker.ts";

const workerOf = () => {
  const log: string[] = [];
  const worker = createBackgroundWorker({
    store: { subscribe: () => () => undefined },
    clock: { isTrusted: async () => true, onConfirmed: () => undefined },
    now: () => "2026-07-22T23:00:00.000Z",
    ids: () => Promise.resolve(["a", "b"]),
    workOn: (id) => {
      log.push(id);
      return Promise.resolve(null);
    },
    first: { waits: () => !log.includes("first"), work: async () => void log.push("first") },
    onError: (error) => {
      throw error;
    },
  });
  return { worker, log };
};

it("a letter that leaves before the start lets nothing be done before what comes first", async () => {
  const { worker, log } = workerOf();
  worker.note("b");
  await worker.run();
  expect(log).toEqual([]);
  await worker.catchUp();
  expect(log.toSorted()).toEqual(["a", "b", "first"]);
  expect(log[0]).toBe("first");
});

it("the clock is not asked for those in whom nothing can be due", async () => {
  const workedOn: string[] = [];
  let asked = 0;
  const worker = createBackgroundWorker({
    store: { subscribe: () => () => undefined },
    clock: {
      isTrusted: async () => {
        asked++;
        return true;
      },
      onConfirmed: () => undefined,
    },
    now: () => "2026-07-22T23:00:00.000Z",
    ids: () => Promise.resolve([]),
    concerns: async (id) => id !== "quiet",
    workOn: async (id) => {
      workedOn.push(id);
      return null;
    },
    onError: (error) => {
      throw error;
    },
  });
  await worker.catchUp();
  worker.note("quiet");
  await worker.run();
  expect({ asked, workedOn }).toEqual({ asked: 0, workedOn: [] });
  worker.note("quiet");
  worker.note("busy");
  await worker.run();
  expect(workedOn).toEqual(["busy"]);
  expect(asked).toBeGreaterThan(0);
});

it("nothing is worked on after the end", async () => {
  const { worker, log } = workerOf();
  await worker.catchUp();
  await worker.stop();
  worker.note("a");
  await worker.run();
  expect(log).toHaveLength(3);
});
