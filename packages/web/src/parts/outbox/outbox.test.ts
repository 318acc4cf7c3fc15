import type { Answer } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { CommandInput } from "@losfee/core";
import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import { createOutbox as createWith, type Memory } from "./outbox.ts";

const createOutbox = (
  name: string,
  send: Parameters<typeof createWith>[1],
  memory: Memory | null,
  now?: () => number,
) => createWith(name, send, memory, (initial) => signal(initial), now);

const command: CommandInput = {
  type: "enter-result",
  round: 1,
  outcome: { kind: "forfeit", absent: [1] },
};
const done: Answer<CommandAnswer> = { ok: true, value: { seq: 9, events: [], warnings: [] } };
const offline: Answer<CommandAnswer> = {
  ok: false,
  problem: { status: 0, code: "offline", detail: "" },
};
const signedOut: Answer<CommandAnswer> = {
  ok: false,
  problem: { status: 401, code: "session-ended", detail: "Your session is over." },
};
const refused: Answer<CommandAnswer> = {
  ok: false,
  problem: { status: 422, code: "result-exists", detail: "There is one." },
};

const memory = () => {
  const storage = new Map<string, string>();
  return {
    get length() {
      return storage.size;
    },
    key: (index: number) => [...storage.keys()][index] ?? null,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
};

const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.items.value.map(({ text, state }) => `${text} ${state}`);

describe("lines on their way", () => {
  it("are sent one after another in the order of typing, without waiting for the typist", async () => {
    const sent: string[] = [];
    const answers: ((answer: Answer<CommandAnswer>) => void)[] = [];
    const outbox = createOutbox(
      "a",
      (_command, key) => {
        sent.push(key);
        return new Promise((resolve) => answers.push(resolve));
      },
      null,
    );
    outbox.add("1 400 300", 1, command);
    outbox.add("2 400 300", 2, command);
    expect(states(outbox)).toEqual(["2 400 300 queued", "1 400 300 sending"]);
    answers[0]?.(done);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(done);
    await vi.waitFor(() => expect(states(outbox)).toEqual(["2 400 300 done", "1 400 300 done"]));
    expect(new Set(sent).size).toBe(2);
  });

  it("stay and are sent again with the same key when the network comes back", async () => {
    const keys: string[] = [];
    let online = false;
    const outbox = createOutbox(
      "b",
      async (_command, key) => {
        keys.push(key);
        return online ? done : offline;
      },
      null,
    );
    outbox.add("1 400 300", 1, command);
    await vi.waitFor(() => expect(states(outbox)).toEqual(["1 400 300 waiting"]));
    online = true;
    outbox.retry();
    await vi.waitFor(() => expect(states(outbox)).toEqual(["1 400 300 done"]));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("stay while nobody is signed in, untried, and are sent once somebody is", async () => {
    let signedIn = false;
    const keys: string[] = [];
    const outbox = createOutbox(
      "s",
      async (_command, key) => {
        keys.push(key);
        return signedIn ? done : signedOut;
      },
      null,
    );
    vi.useFakeTimers();
    outbox.add("1 400 300", 1, command);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(states(outbox)).toEqual(["1 400 300 waiting"]);
    expect(keys).toHaveLength(1);
    signedIn = true;
    outbox.retry();
    await vi.waitFor(() => expect(states(outbox)).toEqual(["1 400 300 done"]));
    expect(keys[1]).toBe(keys[0]);
  });

  it("survive a reload until they are answered", async () => {
    const storage = memory();
    const before = createOutbox("c", async () => offline, storage);
    before.add("1 400 300", 1, command);
    await vi.waitFor(() => expect(states(before)).toEqual(["1 400 300 waiting"]));
    const sent: string[] = [];
    const after = createOutbox(
      "c",
      async (_command, key) => {
        sent.push(key);
        return done;
      },
      storage,
    );
    await vi.waitFor(() => expect(states(after)).toEqual(["1 400 300 done"]));
    expect(sent).toEqual([before.items.value[0]?.key]);
    expect(storage.length).toBe(0);
  });

  it("of two tabs stay each in its place, in the order of typing, and others' are left alone", async () => {
    const storage = memory();
    storage.setItem("elsewhere", "x");
    const one = createOutbox(
      "t",
      async () => offline,
      storage,
      () => 10,
    );
    const other = createOutbox(
      "t",
      async () => offline,
      storage,
      () => 20,
    );
    one.add("1 400 300", 1, command);
    other.add("2 400 300", 2, command);
    await vi.waitFor(() => expect(states(other)).toEqual(["2 400 300 waiting"]));
    const sent: string[] = [];
    const after = createOutbox(
      "t",
      async (_command, key) => {
        sent.push(key);
        return done;
      },
      storage,
    );
    await vi.waitFor(() => expect(states(after)).toEqual(["2 400 300 done", "1 400 300 done"]));
    expect(sent).toEqual([one.items.value[0]?.key, other.items.value[0]?.key]);
    expect([storage.length, storage.getItem("elsewhere")]).toEqual([1, "x"]);
  });

  it("that are refused stay to be mended and hold nobody up", async () => {
    const outbox = createOutbox(
      "d",
      async (_command, key) => (key === outbox.items.value.at(-1)?.key ? refused : done),
      null,
    );
    outbox.add("1 400 300", 1, command);
    outbox.add("2 400 300", 2, command);
    await vi.waitFor(() => expect(states(outbox)).toEqual(["2 400 300 done", "1 400 300 refused"]));
    expect(outbox.items.value[1]?.problem?.detail).toBe("There is one.");
    outbox.drop(outbox.items.value[1]?.key ?? "");
    expect(states(outbox)).toEqual(["2 400 300 done"]);
  });
});
