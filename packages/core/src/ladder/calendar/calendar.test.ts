import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, civilOf, dayOf, dayText, parseDay } from "../../base/day.ts";
import { dayAt, endOfDay, isTimeZone, startOfDay, timeZones } from "./zones.ts";

const day = (text: string): number => parseDay(text) ?? Number.NaN;
const iso = (moment: number): string => new Date(moment).toISOString();

describe("Calendar days", () => {
  it("are read and written", () => {
    expect(dayText(day("2026-11-21"))).toBe("2026-11-21");
    expect(civilOf(day("2024-02-29"))).toEqual({ year: 2024, month: 2, day: 29 });
    expect(dayOf(1970, 1, 1)).toBe(0);
  });

  it("that do not exist are not read", () => {
    for (const text of ["2026-02-29", "2026-13-01", "21.11.2026", "2026-1-1", ""]) {
      expect(parseDay(text)).toBeNull();
    }
  });

  it("a year later are the same day, or the last of a shorter month", () => {
    expect(dayText(addMonths(day("2026-01-19"), 12))).toBe("2027-01-19");
    expect(dayText(addMonths(day("2024-02-29"), 12))).toBe("2025-02-28");
    expect(dayText(addMonths(day("2026-10-31"), 4))).toBe("2027-02-28");
  });
});

describe("Days in Berlin", () => {
  const zone = "Europe/Berlin";

  it("begin at 23:00 UTC in winter and at 22:00 UTC in summer", () => {
    expect(iso(startOfDay(zone, day("2026-01-05")))).toBe("2026-01-04T23:00:00.000Z");
    expect(iso(startOfDay(zone, day("2026-07-05")))).toBe("2026-07-04T22:00:00.000Z");
    expect(iso(endOfDay(zone, day("2026-07-05")))).toBe("2026-07-05T21:59:59.999Z");
  });

  it("have 23 and 25 hours when the clocks change", () => {
    const hours = (text: string): number =>
      (startOfDay(zone, day(text) + 1) - startOfDay(zone, day(text))) / 3_600_000;
    expect(hours("2026-03-29")).toBe(23);
    expect(hours("2026-10-25")).toBe(25);
    expect(hours("2026-10-26")).toBe(24);
  });
});

describe("Time zones", () => {
  it("agree with the machine's own rules from 1996 to 2037", () => {
    const moment = fc.integer({
      min: Date.parse("1996-01-01T00:00:00Z"),
      max: Date.parse("2037-12-31T00:00:00Z"),
    });
    fc.assert(
      fc.property(fc.constantFrom(...timeZones), moment, (zone, at) => {
        const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(at);
        // Portugal and the Baltic states had other rules for some years before 2003.
        fc.pre(at >= Date.parse("2003-04-01T00:00:00Z") || zone === "Europe/Berlin");
        expect(dayText(dayAt(zone, at))).toBe(parts);
      }),
      { numRuns: 300 },
    );
  });

  it("every day begins where the day before ends", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...timeZones),
        fc.integer({ min: 9500, max: 30_000 }),
        (zone, at) => {
          expect(dayAt(zone, startOfDay(zone, at))).toBe(at);
          expect(dayAt(zone, endOfDay(zone, at))).toBe(at);
          expect(dayAt(zone, endOfDay(zone, at) + 1)).toBe(at + 1);
        },
      ),
    );
  });

  it("are only those that are known", () => {
    expect(isTimeZone("Europe/Berlin")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
  });
});
