import { describe, expect, it } from "vitest";
import { nextOnTimetable, nextRoundOnTimetable, timetableOf, timetableOn } from "./timetable.ts";

const details = {
  schedule: ["2026-11-21T10:00", "2026-11-21T14:30", null, "2026-11-22"],
  programme: [
    { at: "2026-11-21T09:00", what: "Anmeldung" },
    { at: "2026-11-21T10:00", what: "Kaffee" },
    { at: "2026-11-22T18:00", what: "Siegerehrung" },
  ],
};

describe("the timetable", () => {
  it("has rounds and everything else in the order of time, rounds first at the same time", () => {
    expect(timetableOf(details)).toEqual([
      { at: "2026-11-21T09:00", what: "Anmeldung" },
      { at: "2026-11-21T10:00", round: 1 },
      { at: "2026-11-21T10:00", what: "Kaffee" },
      { at: "2026-11-21T14:30", round: 2 },
      { at: "2026-11-22", round: 4 },
      { at: "2026-11-22T18:00", what: "Siegerehrung" },
    ]);
    expect(timetableOf({})).toEqual([]);
  });

  it("of a day is what happens on it", () => {
    expect(timetableOn(details, "2026-11-22").map(({ at }) => at)).toEqual([
      "2026-11-22",
      "2026-11-22T18:00",
    ]);
    expect(timetableOn(details, "2026-11-23")).toEqual([]);
  });

  it("tells what comes next: later than now, or some time today where only the day is known", () => {
    const next = (now: string) => nextOnTimetable(details, now, "open")?.at ?? null;
    expect(next("2026-11-20T23:59")).toBe("2026-11-21T09:00");
    expect(next("2026-11-21T09:00")).toBe("2026-11-21T10:00");
    expect(next("2026-11-22T12:00")).toBe("2026-11-22");
    expect(next("2026-11-23T00:00")).toBeNull();
  });

  it("has no round that comes next once the event is closed, whatever its date", () => {
    const next = (now: string) => nextOnTimetable(details, now, "closed")?.at ?? null;
    expect(next("2026-11-21T09:00")).toBe("2026-11-21T10:00");
    expect(nextOnTimetable(details, "2026-11-21T09:00", "closed")).not.toHaveProperty("round");
    expect(next("2026-11-21T10:00")).toBe("2026-11-22T18:00");
    expect(nextOnTimetable({ schedule: ["2026-12-24"] }, "2026-11-21T10:00", "closed")).toBeNull();
  });

  it("tells when the next round that is not published begins, where that is known", () => {
    expect(nextRoundOnTimetable(details, 1)).toEqual({ at: "2026-11-21T14:30", round: 2 });
    expect(nextRoundOnTimetable(details, 2)).toBeNull();
    expect(nextRoundOnTimetable(details, 4)).toBeNull();
  });
});
