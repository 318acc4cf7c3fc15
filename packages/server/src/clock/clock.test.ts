import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../test/journal/temporary-folder.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { type Clock, createClock } from "./clock.ts";
import type { Reading } from "./judge.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A machine whose clocks only move on demand. */
const machine = () => {
  let [date, uptime, boot] = [Date.parse("2026-07-01T08:00:00.000Z"), 0, 1];
  return {
    read: (): Reading => ({ at: new Date(date).toISOString(), uptime, boot: `${boot}` }),
    pass(time: number): void {
      date += time;
      uptime += time;
    },
    set(by: number): void {
      date += by;
    },
    restart(after: number): void {
      date += after;
      uptime = 0;
      boot += 1;
    },
  };
};

/** Clocks of several processes on one file. */
const file = (read: () => Reading) => {
  const path = join(temporaryFolder(), "journal.sqlite");
  let writes = 0;
  const openAs = (reading: () => Reading): Clock & { close: () => Promise<void> } => {
    const opened = openSqliteStore(path, { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    const store = opened.value;
    const transact: typeof store.transact = (work) => {
      writes += 1;
      return store.transact(work);
    };
    const onError = (error: unknown): void => {
      throw error;
    };
    const clock = createClock({
      tables: { ...store, transact },
      read: reading,
      onError,
    });
    const close = async (): Promise<void> => {
      await clock.stop();
      await store.close();
    };
    onTestFinished(() => store.close());
    return { ...clock, close };
  };
  return { open: () => openAs(read), openAs, writes: () => writes };
};

/** All pending writes are done. */
const settled = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe("a clock", () => {
  it("keeps its doubt over a restart, until somebody confirms the date they see", async () => {
    const { read, set, pass } = machine();
    const { open } = file(read);
    const first = open();
    expect(await first.isTrusted()).toBe(true);
    await settled();
    set(40 * DAY);
    expect(await first.isTrusted()).toBe(false);
    await first.close();

    pass(HOUR);
    const second = open();
    expect(await second.isTrusted()).toBe(false);
    expect(await second.doubt()).toEqual({
      reason: "jump",
      heartbeatAt: "2026-07-01T08:00:00.000Z",
      noticedAt: "2026-08-10T08:00:00.000Z",
    });
    const wrong = await second.confirm("2026-07-01T08:00:00.000Z", "director");
    expect(wrong).toEqual({
      ok: false,
      error: {
        code: "date-differs",
        confirmed: "2026-07-01T08:00:00.000Z",
        now: "2026-08-10T09:00:00.000Z",
      },
    });
    expect(await second.isTrusted()).toBe(false);
    let told = 0;
    second.onConfirmed(() => told++);
    expect(await second.confirm(second.now(), "director:Ulla")).toEqual({ ok: true, value: null });
    expect([await second.isTrusted(), told]).toEqual([true, 1]);
    expect(await second.confirmed()).toEqual([
      {
        reason: "jump",
        heartbeatAt: "2026-07-01T08:00:00.000Z",
        noticedAt: "2026-08-10T08:00:00.000Z",
        confirmedAt: "2026-08-10T09:00:00.000Z",
        confirmedBy: "director:Ulla",
      },
    ]);
    expect(await second.confirm(second.now(), "director")).toEqual({
      ok: false,
      error: { code: "date-not-in-doubt" },
    });
  });

  it("doubts a date that was set back also after it is right again", async () => {
    const { read, set } = machine();
    const { open } = file(read);
    const clock = open();
    await clock.isTrusted();
    await settled();
    set(-5 * HOUR);
    expect((await clock.doubt())?.reason).toBe("backwards");
    await settled();
    set(5 * HOUR);
    expect(await clock.isTrusted()).toBe(false);
  });

  it("is confirmed for good, though the doubt is stored more slowly than the confirmation", async () => {
    const { read, set } = machine();
    const opened = openSqliteStore(":memory:", { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    const store = opened.value;
    onTestFinished(() => store.close());
    let isSlow = false;
    const transact: typeof store.transact = async (work) => {
      const waits = isSlow;
      isSlow = false;
      if (waits) await sleep(50);
      return store.transact(work);
    };
    const onError = (error: unknown): void => {
      throw error;
    };
    const clock = createClock({ tables: { ...store, transact }, read, onError });
    expect(await clock.isTrusted()).toBe(true);
    await settled();
    set(-DAY);
    isSlow = true;
    expect(await clock.confirm(read().at, "director")).toEqual({ ok: true, value: null });
    await sleep(100);
    expect(await clock.isTrusted()).toBe(true);
  });

  it("learns what another process on the file found, and that it was confirmed there", async () => {
    const { read, set } = machine();
    const { open } = file(read);
    const [server, command] = [open(), open()];
    let told = 0;
    server.onConfirmed(() => told++);
    await server.isTrusted();
    await settled();
    set(2 * DAY);
    expect((await command.doubt())?.reason).toBe("jump");
    await settled();
    expect(await server.isTrusted()).toBe(false);
    expect((await command.confirm(command.now(), "director")).ok).toBe(true);
    expect([await server.isTrusted(), told]).toEqual([true, 1]);
  });

  it("is not fooled by a sign of life that another process left at the wrong date", async () => {
    const { read, set } = machine();
    const { open, openAs } = file(read);
    const server = open();
    await server.isTrusted();
    await settled();
    set(3 * DAY);
    // As on systems that do not identify boots: others cannot know how much time has passed.
    const command = openAs(() => ({ ...read(), boot: "unknown" }));
    expect(await command.isTrusted()).toBe(true);
    await settled();
    expect(await command.heartbeatAt()).toBe("2026-07-04T08:00:00.000Z");
    expect((await server.doubt())?.reason).toBe("jump");
  });

  it("stores a sign of life once an hour, not at each look", async () => {
    const { read, pass } = machine();
    const { open, writes } = file(read);
    const clock = open();
    for (let minute = 0; minute < 24 * 60; minute++) {
      await clock.isTrusted();
      await settled();
      pass(60_000);
    }
    expect(writes()).toBe(24);
    expect(await clock.heartbeatAt()).toBe("2026-07-02T07:00:00.000Z");
    await clock.close();
    const again = open();
    expect(await again.heartbeatAt()).toBe("2026-07-02T08:00:00.000Z");
  });

  it("is fine after a week off, and asks after 46 days", async () => {
    const { read, restart } = machine();
    const { open } = file(read);
    const first = open();
    await first.isTrusted();
    await first.close();
    restart(7 * DAY);
    const second = open();
    expect(await second.isTrusted()).toBe(true);
    await second.close();
    restart(46 * DAY);
    expect((await open().doubt())?.reason).toBe("away");
  });
});
