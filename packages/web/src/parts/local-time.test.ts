import { describe, expect, it } from "vitest";
import { localTimeAt, momentOfLocalTime } from "./local-time.ts";

const iso = (local: string, zone: string): string =>
  new Date(momentOfLocalTime(local, zone)).toISOString();

describe("a time that a director types", () => {
  it("is the club’s, whatever zone the browser is in", () => {
    expect(iso("2026-07-01T12:30", "Europe/Berlin")).toBe("2026-07-01T10:30:00.000Z");
    expect(iso("2026-12-01T12:30:05", "Europe/Berlin")).toBe("2026-12-01T11:30:05.000Z");
    expect(iso("2026-07-01T12:30", "Europe/Helsinki")).toBe("2026-07-01T09:30:00.000Z");
    expect(iso("2026-07-01T00:10", "Europe/London")).toBe("2026-06-30T23:10:00.000Z");
    expect(momentOfLocalTime("", "Europe/Berlin")).toBeNaN();
  });

  it("is the first of the hour that comes twice, and the hour after one that is skipped", () => {
    expect(iso("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
    expect(iso("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
    expect(iso("2026-03-29T03:00", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
    expect(iso("2026-03-29T01:59", "Europe/Berlin")).toBe("2026-03-29T00:59:00.000Z");
  });

  it("comes back as it was typed, at every hour of a year", () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const moment = Date.UTC(2026, 0, 1) + hour * 3_600_000;
      const again = momentOfLocalTime(localTimeAt(moment, "Europe/Berlin"), "Europe/Berlin");
      // The second of the repeated hour is read as the first.
      expect([moment, moment - 3_600_000]).toContain(again);
    }
  });
});
