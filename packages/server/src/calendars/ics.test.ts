import { type CalendarComponent, sync, type VEvent } from "node-ical";
import { expect, it } from "vitest";
import { eventCalendar } from "./ics.ts";

const calendarWith = (place: string, timeZone: string | null = "Europe/Berlin"): string =>
  eventCalendar(
    { name: "Liga", competition: "liga" },
    [
      {
        ...{ id: "match-1-1-2", summary: "Ulm – Kiel", place },
        ...{ from: "2026-10-04T10:00", to: "2026-10-04", timeZone },
        ...{ sequence: 0, changedAt: "2026-10-01T08:00:00Z", cancelled: false },
      },
    ],
    "de",
    "https://example.org",
  );

it.each([
  "Rathaus, Saal 2; Hof",
  "Rathaus\nMarktplatz 1\n89073 Ulm",
  "Halle \\ West",
  `${"Ä".repeat(80)} 🏫 ${"ß".repeat(80)}`,
])("a place is read again as it was written: %j", (place) => {
  const text = calendarWith(place);
  const [event] = Object.values(sync.parseICS(text) as Record<string, CalendarComponent>).filter(
    (one): one is VEvent => one.type === "VEVENT",
  );
  expect(event?.location).toBe(place);
  // RFC 5545, 3.1: no line is longer than 75 octets.
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it("times are those of the event's zone, and of no zone where none was said: never of the server's", () => {
  expect(calendarWith("")).toContain("DTSTART:20261004T080000Z");
  expect(calendarWith("", "America/Lima")).toContain("DTSTART:20261004T150000Z");
  expect(calendarWith("", null)).toMatch(/^DTSTART:20261004T100000\r$/m);
});

it("no place is told where none is known", () => {
  expect(calendarWith("")).not.toContain("LOCATION");
});
