import { describe, expect, it } from "vitest";
import { formatInstant, formatTime, formatTimeOfDay } from "./times.ts";

const AT = "2026-11-21T23:30:00.000Z";

describe("times", () => {
  it("are written in the competition's zone, without its name", () => {
    expect(formatTime(AT, "de", "Europe/Berlin")).toBe("22.11.2026, 00:30:00");
    expect(formatTimeOfDay(AT, "de", "Europe/Berlin")).toBe("00:30");
    expect(formatInstant(AT, undefined, "de", "Europe/Berlin")).toBe("So., 22.11.2026, 00:30 Uhr");
  });

  it("name their zone where nobody chose it", () => {
    const zone = { assumed: "America/Los_Angeles" };
    expect(formatTime(AT, "en", zone)).toBe("21 Nov 2026, 15:30:00 GMT-8");
    expect(formatTimeOfDay(AT, "en", zone)).toBe("15:30 GMT-8");
    expect(formatTimeOfDay(AT, "de", { assumed: "UTC" })).toBe("23:30 UTC");
    expect(formatInstant(AT, "2026-11-22T06:00:00Z", "de", zone)).toBe("heute, 15:30 Uhr (GMT-8)");
  });

  it("name the machine's zone where not even one is assumed", () => {
    expect(formatTimeOfDay(AT, "fr", null)).toMatch(/\d ?(?:UTC|[A-Z]{3,})/);
  });
});
