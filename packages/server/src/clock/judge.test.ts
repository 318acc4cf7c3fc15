import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeClock, type Reading } from "./judge.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const start: Reading = { at: "2026-07-01T08:00:00.000Z", uptime: HOUR, boot: "a" };

/** A later reading by the date and by the monotonic clock; null: the machine was restarted. */
const after = (shown: number, passed: number | null = shown): Reading => ({
  at: new Date(Date.parse(start.at) + shown).toISOString(),
  uptime: passed === null ? MINUTE : start.uptime + passed,
  boot: passed === null ? "b" : "a",
});

const running = (shown: number, passed?: number) => judgeClock(start, after(shown, passed), false);
const started = (shown: number, passed: number | null = null) =>
  judgeClock(start, after(shown, passed), true);

describe("the date of a running server", () => {
  it("is doubted where it jumps ahead by more than a day that has not passed", () => {
    expect(running(DAY + 1, 0)).toBe("jump");
    expect(running(365 * DAY, MINUTE)).toBe("jump");
  });

  it("is never doubted for a day or less", () => {
    expect(running(DAY, 0)).toBe("fine");
  });

  it("is doubted where it goes back", () => {
    expect(running(-DAY)).toBe("backwards");
    expect(running(-2 * HOUR - 1, 0)).toBe("backwards");
    // Even if it still shows more than before.
    expect(running(HOUR, 4 * HOUR)).toBe("backwards");
  });

  it("may be corrected by a time server, or be off by summer time", () => {
    for (const back of [1000, 10 * MINUTE, HOUR, 2 * HOUR]) expect(running(-back, 0)).toBe("fine");
    for (const ahead of [1000, HOUR, 2 * HOUR]) expect(running(ahead, 0)).toBe("fine");
  });

  it("is not doubted after a laptop slept over the weekend, or for months", () => {
    expect(running(3 * DAY)).toBe("fine");
    expect(running(100 * DAY)).toBe("fine");
  });
});

describe("the date at a start", () => {
  it("may be a week after the last sign of life (scenario 35), and up to 45 days", () => {
    expect(started(7 * DAY)).toBe("fine");
    expect(started(45 * DAY)).toBe("fine");
  });

  it("is doubted more than 45 days after it, even if the machine ran on, or as many as set", () => {
    expect(started(45 * DAY + 1)).toBe("away");
    expect(started(46 * DAY, 46 * DAY)).toBe("away");
    expect(judgeClock(start, after(46 * DAY, null), true, { awayDays: 60 })).toBe("fine");
    expect(judgeClock(start, after(8 * DAY, null), true, { awayDays: 7 })).toBe("away");
  });

  it("is doubted before it", () => {
    expect(started(-3 * HOUR)).toBe("backwards");
    expect(started(-HOUR)).toBe("fine");
  });

  it("is doubted where it was set while only the server was stopped", () => {
    expect(started(10 * DAY, HOUR)).toBe("jump");
  });

  it("says nothing about a machine whose uptime began anew under the same name", () => {
    expect(judgeClock(start, { ...after(3 * DAY), uptime: 0 }, true)).toBe("fine");
  });
});

it("doubts no clock that is off by no more than is tolerated", () => {
  const off = fc.integer({ min: -2 * HOUR, max: DAY });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), off, (passed, wrong) => {
      expect(running(passed + wrong, passed)).toBe("fine");
    }),
  );
});
