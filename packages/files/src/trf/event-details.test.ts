import { type EventDetails, readEventDetails } from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detailsOfTrf, headerOfDetails, roundDatesOfDetails } from "./event-details.ts";
import { makeTrf, parseTrf, type TrfFile } from "./file.ts";
import { recordsOf } from "./records-of.ts";
import { EMPTY_TRF } from "./tournament.ts";

const TYPE = "Individual: Swiss system (FIDE Dutch)";
const ROUNDS = 5;

const written = (details: EventDetails): string => {
  const made = makeTrf(
    recordsOf({
      ...EMPTY_TRF,
      header: { ...EMPTY_TRF.header, name: "Open", ...headerOfDetails(details, TYPE) },
      roundDates: roundDatesOfDetails(details, ROUNDS),
    }).records,
  );
  if (!made.ok) throw new Error(made.error.code);
  return new TextDecoder().decode(made.value.bytes);
};

const read = (text: string): TrfFile => {
  const file = parseTrf(text);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
};

const person = fc.record(
  { name: fc.constantFrom("IA Krause, Christian", "Öztürk, A."), fideId: fc.constant("4600001") },
  { requiredKeys: ["name"] },
);

/** Details with TRF records: neither organiser nor time zone, days without times. */
const details: fc.Arbitrary<EventDetails> = fc.record(
  {
    place: fc.constantFrom("Ulm", "Frankfurt (Oder)"),
    federation: fc.constantFrom("GER", "AUT"),
    start: fc.constantFrom("2026-11-20", "2026-11-21"),
    end: fc.constantFrom("2026-11-29", "2026-12-01"),
    schedule: fc.constantFrom(["2026-11-21"], [null, "2026-11-22", null, null, "2026-11-29"]),
    chiefArbiter: person,
    deputyArbiters: fc.constantFrom(
      [{ name: "Ina Eins" }],
      [{ name: "Ina Eins", fideId: "4600002" }, { name: "Zoe Zwei" }],
    ),
    timeControl: fc.constantFrom("5400+30", "40/6000+30:900+30", "W300-B240", "90", "40/7200:3600"),
    allottedTimes: fc.constantFrom("2 h je Partie"),
    rateOfPlay: fc.constantFrom("standard" as const, "rapid" as const, "blitz" as const),
  },
  { requiredKeys: [] },
);

describe("details of an event in a TRF file", () => {
  it("come back as they went out", () => {
    fc.assert(
      fc.property(details, (given) => {
        const file = read(written(given));
        expect(file.problems.filter(({ code }) => code !== "trf-no-players")).toEqual([]);
        expect(detailsOfTrf(file.tournament, TYPE)).toEqual({ details: given, problems: [] });
      }),
    );
  });

  it("stand in the records of the book, with the counts", () => {
    const { details: announced } = readEventDetails({
      place: "Ulm",
      federation: "GER",
      start: "2026-11-21",
      end: "2026-11-22",
      chiefArbiter: { name: "IA Krause, Christian", fideId: "4600001" },
      deputyArbiters: [{ name: "Ina Eins" }, { name: "Zoe Zwei", fideId: "4600002" }],
      timeControl: "40/6000+30:900+30",
      rateOfPlay: "standard",
      schedule: ["2026-11-21T10:00", "2026-11-21T15:00", "2026-11-22"],
    });
    expect(written(announced).split("\r\n")).toEqual([
      "012 Open",
      "022 Ulm",
      "032 GER",
      "042 2026/11/21",
      "052 2026/11/22",
      "062 0",
      "072 0",
      `092 ${TYPE}, standard`,
      "102 IA Krause, Christian (4600001)",
      "112 Ina Eins",
      "112 Zoe Zwei (4600002)",
      `122 100'/40+30" 15'+30"`,
      "222 40/6000+30:900+30",
      `132${" ".repeat(88)}26/11/21  26/11/21  26/11/22`,
      "",
    ]);
  });

  it("have no day for rounds that the event does not have", () => {
    const schedule = ["2026-11-21", "2026-11-22", "2026-11-23"];
    expect(roundDatesOfDetails({ schedule }, 2)).toEqual(["26/11/21", "26/11/22"]);
  });

  it("are taken from other programs as far as they are sound, and the rest is told", () => {
    const file = read(
      [
        "022 Ulm",
        "032 Germany",
        "042 2024-08-01",
        "052 31.02.2024",
        "092 Individual: Swiss-System",
        "102 Krause, Christian 4600001",
        "112 Krause, Christian 4600001",
        "122 90 min + 30 sec",
        "222 fast",
        "",
      ].join("\n"),
    );
    const { details: taken, problems } = detailsOfTrf(file.tournament, TYPE);
    expect(taken).toEqual({
      place: "Ulm",
      start: "2024-08-01",
      chiefArbiter: { name: "Krause, Christian", fideId: "4600001" },
      allottedTimes: "90 min + 30 sec",
      eventType: "Individual: Swiss-System",
    });
    expect(problems.map(({ code, field }) => `${field}: ${code}`)).toEqual([
      "end: not-a-day",
      "federation: not-a-federation",
      "deputyArbiters: arbiter-twice",
      "timeControl: not-a-time-control",
    ]);
  });
});
