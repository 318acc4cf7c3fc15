import { expect, it } from "vitest";
import { createAttendant } from "./attendant.ts";

const attendantOf = () => {
  const log: string[] = [];
  const attendant = createAttendant({
    store: { subscribe: () => () => undefined },
    clock: { isTrusted: async () => true, onConfirmed: () => undefined },
    now: () => "2026-07-22T23:00:00.000Z",
    ids: () => Promise.resolve(["a", "b"]),
    attend: (id) => {
      log.push(id);
      return Promise.resolve(null);
    },
    first: { waits: () => !log.includes("first"), work: async () => void log.push("first") },
    onError: (error) => {
      throw error;
    },
  });
  return { attendant, log };
};

it("a letter that leaves before the start lets nothing be done before what comes first", async () => {
  const { attendant, log } = attendantOf();
  attendant.note("b");
  await attendant.run();
  expect(log).toEqual([]);
  await attendant.catchUp();
  expect(log.toSorted()).toEqual(["a", "b", "first"]);
  expect(log[0]).toBe("first");
});

it("the clock is not asked for those in whom nothing can be due", async () => {
  const attended: string[] = [];
  let asked = 0;
  const attendant = createAttendant({
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
    attend: async (id) => {
      attended.push(id);
      return null;
    },
    onError: (error) => {
      throw error;
    },
  });
  await attendant.catchUp();
  attendant.note("quiet");
  await attendant.run();
  expect({ asked, attended }).toEqual({ asked: 0, attended: [] });
  attendant.note("quiet");
  attendant.note("busy");
  await attendant.run();
  expect(attended).toEqual(["busy"]);
  expect(asked).toBeGreaterThan(0);
});

it("nothing is attended to after the end", async () => {
  const { attendant, log } = attendantOf();
  await attendant.catchUp();
  await attendant.stop();
  attendant.note("a");
  await attendant.run();
  expect(log).toHaveLength(3);
});
