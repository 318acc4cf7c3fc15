import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arbiterText,
  type EventDetailProblem,
  type EventDetailsInput,
  parseTimeControl,
  rateOfPlayOf,
  readArbiter,
  readEventDetails,
} from "./index.ts";
import { timeControlCode } from "./time-control.ts";

const codesOf = (given: EventDetailsInput): readonly EventDetailProblem["code"][] =>
  readEventDetails(given).problems.map(({ code }) => code);

const text = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom("", "GER", "Ulm", "0", "  "));
const dayText = fc.oneof(
  text,
  fc.constantFrom(
    "2026-11-21",
    "22.11.2026",
    "2026/11/23",
    "2026-02-30",
    "31.4.2026",
    "0000-00-00",
  ),
);
const momentText = fc.oneof(
  dayText,
  fc.constantFrom("2026-11-21T10:00", "22.11.2026 9:30", "2026-11-22 24:00", "2026-11-22T09:60"),
);
const arbiter = fc.record({ name: text, fideId: fc.oneof(text, fc.constantFrom("4600001")) });

/** Any input from outside. */
const anything: fc.Arbitrary<EventDetailsInput> = fc.record(
  {
    place: text,
    federation: fc.oneof(text, fc.constantFrom("ger", "AUT", "GERM")),
    organiser: text,
    start: dayText,
    end: dayText,
    timeZone: fc.oneof(text, fc.constantFrom("Europe/Berlin", "Europe/Ulm", "UTC")),
    schedule: fc.array(fc.option(momentText), { maxLength: 5 }),
    chiefArbiter: arbiter,
    deputyArbiters: fc.array(arbiter, { maxLength: 3 }),
    timeControl: fc.oneof(text, fc.constantFrom("5400+30", "90'+30\"", "40/6000+30:900+30")),
    allottedTimes: text,
    rateOfPlay: fc.oneof(text, fc.constantFrom("standard", "Rapid", "bullet")),
    eventType: text,
    formOfAddress: fc.oneof(text, fc.constantFrom("formal", "Informal")),
    hue: fc.oneof(text, fc.integer(), fc.constantFrom("#ff0000", "359", "#808080")),
    text: fc.oneof(text, fc.constantFrom("# Titel\r\n\r\nAbsatz  \r\nmit Umbruch\n\n", "\n \n")),
    programme: fc.array(fc.record({ at: momentText, what: text }), { maxLength: 5 }),
  },
  { requiredKeys: [] },
);

describe("details of an event from outside", () => {
  it("are sound once read: reading them again changes nothing and finds nothing", () => {
    fc.assert(
      fc.property(anything, (given) => {
        const { details } = readEventDetails(given);
        expect(readEventDetails(details)).toEqual({ details, problems: [] });
        expect(JSON.parse(JSON.stringify(details))).toEqual(details);
      }),
      { numRuns: 500 },
    );
  });

  it("hold only days that there are, in order, and rounds between them", () => {
    fc.assert(
      fc.property(anything, (given) => {
        const { start, end, schedule = [] } = readEventDetails(given).details;
        const days = [start, end, ...schedule.map((moment) => moment?.slice(0, 10))];
        for (const day of days) {
          if (day !== undefined) expect(new Date(`${day}T00:00Z`).toISOString()).toContain(day);
        }
        if (start !== undefined && end !== undefined) expect(start <= end).toBe(true);
        for (const moment of schedule) {
          if (moment === null) continue;
          expect(moment).toMatch(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/);
          if (start !== undefined) expect(moment.slice(0, 10) >= start).toBe(true);
          if (end !== undefined) expect(moment.slice(0, 10) <= end).toBe(true);
        }
        expect(schedule.at(-1)).not.toBe(null);
      }),
      { numRuns: 500 },
    );
  });

  it("lose nothing in silence: what is left out has a problem at its field", () => {
    fc.assert(
      fc.property(anything, (given) => {
        const { details, problems } = readEventDetails(given);
        const told = new Set(problems.map(({ field }) => field));
        for (const field of ["federation", "start", "end", "timeControl", "rateOfPlay"] as const) {
          const isGiven = /[\p{L}\p{N}\p{P}\p{S}]/u.test(given[field] ?? "");
          if (isGiven && details[field] === undefined) expect(told).toContain(field);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("are told with everything that is wrong at once", () => {
    expect(
      codesOf({
        federation: "Germany",
        start: "2026-02-29",
        end: "soon",
        timeZone: "Europe/Ulm",
        schedule: ["2026-11-22T25:00", null, "31.11.2026"],
        chiefArbiter: { name: "", fideId: "4600001" },
        deputyArbiters: [{ name: "Ina Eins", fideId: "12a" }, { name: "ina  eins" }],
        timeControl: "slow",
        rateOfPlay: "bullet",
        formOfAddress: "ihr",
        hue: "rot",
        text: "x".repeat(20_001),
        programme: [
          { at: "", what: "Anmeldung" },
          { at: "2026-11-22", what: " " },
          { at: "gleich", what: "x".repeat(201) },
        ],
      }),
    ).toEqual([
      "not-a-day",
      "not-a-day",
      "not-a-federation",
      "unknown-time-zone",
      "not-a-day-and-time",
      "not-a-day-and-time",
      "arbiter-without-name",
      "not-a-fide-id",
      "arbiter-twice",
      "not-a-time-control",
      "not-a-rate-of-play",
      "not-a-form-of-address",
      "not-a-hue",
      "text-too-long",
      "programme-incomplete",
      "programme-incomplete",
      "text-too-long",
      "not-a-day-and-time",
    ]);
  });

  it("do not end before they start, nor have rounds outside", () => {
    expect(codesOf({ start: "2026-11-22", end: "2026-11-21" })).toEqual(["end-before-start"]);
    const days = { start: "2026-11-21", end: "2026-11-22" };
    const { problems } = readEventDetails({
      ...days,
      schedule: ["2026-11-20T10:00", "2026-11-22", "2026-11-23"],
    });
    expect(problems).toMatchObject([
      { code: "outside-event", position: 1, day: "2026-11-20" },
      { code: "outside-event", position: 3, day: "2026-11-23" },
    ]);
  });

  it("take days as people and as files write them", () => {
    const { details, problems } = readEventDetails({
      start: "1.11.2026",
      end: "2026/11/30",
      schedule: ["2. 11. 2026 9:05 Uhr", "2026-11-03 10.00", "2026-11-04 10h00", "2026-11-05"],
      federation: "ger",
    });
    expect(problems).toEqual([]);
    expect(details).toEqual({
      start: "2026-11-01",
      end: "2026-11-30",
      schedule: ["2026-11-02T09:05", "2026-11-03T10:00", "2026-11-04T10:00", "2026-11-05"],
      federation: "GER",
    });
  });

  it("have big screens with a name each, and something to show for a time that can be read", () => {
    const foyer = { name: " Foyer ", decks: ["clock", "next", "clock"], seconds: 20 } as const;
    expect(readEventDetails({ screens: [foyer] })).toEqual({
      details: { screens: [{ name: "Foyer", decks: ["clock", "next"], seconds: 20 }] },
      problems: [],
    });
    const screens = [
      foyer,
      { ...foyer, name: "FOYER" },
      { ...foyer, name: " " },
      { ...foyer, name: "Bar", decks: [] },
      { ...foyer, name: "Saal", seconds: 2.5 },
      { ...foyer, name: "x".repeat(61) },
    ];
    const { details, problems } = readEventDetails({ screens });
    expect(details.screens).toHaveLength(1);
    expect(problems.map((one) => [one.code, "position" in one ? one.position : 0])).toEqual([
      ["screen-twice", 2],
      ["screen-without-name", 3],
      ["screen-empty", 4],
      ["screen-seconds", 5],
      ["text-too-long", 6],
    ]);
    expect(codesOf({ screens: Array.from({ length: 21 }, () => foyer) })).toEqual([
      "list-too-long",
    ]);
  });

  it("have a programme in order of time, within the event's days", () => {
    const days = { start: "2026-11-21", end: "2026-11-22" };
    const { details, problems } = readEventDetails({
      ...days,
      programme: [
        { at: "22.11.2026 18:00", what: " Sieger\nehrung " },
        { at: "", what: "" },
        { at: "21.11.2026", what: "Anreise" },
        { at: "23.11.2026", what: "Abreise" },
      ],
    });
    expect(details.programme).toEqual([
      { at: "2026-11-21", what: "Anreise" },
      { at: "2026-11-22T18:00", what: "Sieger ehrung" },
    ]);
    expect(problems).toMatchObject([
      { code: "outside-event", field: "programme", position: 4, day: "2026-11-23" },
    ]);
  });

  it("keep the lines of the text, and nothing unseen in them", () => {
    const about = (text: string) => readEventDetails({ text }).details.text;
    expect(about("\n\n# Titel\r\n\r\n    Code\u202e\u0007  \rEnde \n")).toBe(
      "# Titel\n\n    Code  \nEnde",
    );
    expect(about("\u200b \n\t")).toBeUndefined();
    expect(about("x".repeat(20_000))).toHaveLength(20_000);
  });

  it("keep two arbiters of one name apart by their FIDE IDs, and no ID twice", () => {
    const named = (fideId: string) => ({ name: "Eva Meier", fideId });
    expect(codesOf({ chiefArbiter: named("1234567"), deputyArbiters: [named("7654321")] })).toEqual(
      [],
    );
    expect(
      codesOf({
        chiefArbiter: named("1234567"),
        deputyArbiters: [{ name: "Meier, E.", fideId: "1234567" }],
      }),
    ).toEqual(["arbiter-twice"]);
  });
});

describe("a time control", () => {
  it("is written in the code of TRF-2026, or in minutes", () => {
    expect(
      ["5400+30", " 5400 + 30 ", "90'+30\"", "90 min + 30 s", "90 Minuten"].map(timeControlCode),
    ).toEqual(["5400+30", "5400+30", "5400+30", "5400+30", "5400"]);
    expect(timeControlCode("w300-b240")).toBe("W300-B240");
    for (const none of ["", "90+", "1:30 h", "40/", "W300", "5400+30:", "fast"]) {
      expect(timeControlCode(none)).toBeNull();
    }
  });

  it("is read period by period, for each side", () => {
    expect(parseTimeControl("40/6000+30:900+30")?.white).toEqual([
      { moves: 40, seconds: 6000, increment: 30 },
      { moves: null, seconds: 900, increment: 30 },
    ]);
    expect(parseTimeControl("W300-B240")).toMatchObject({
      white: [{ seconds: 300 }],
      black: [{ seconds: 240 }],
    });
  });

  it("tells the rate of play by the time for sixty moves", () => {
    const rates = {
      "5400+30": "standard",
      "3600": "standard",
      "3599": "rapid",
      "40/6000+30:900+30": "standard",
      "900+10": "rapid",
      "601": "rapid",
      "600": "blitz",
      "180+2": "blitz",
      "W300-B240": "blitz",
    } as const;
    for (const [code, rate] of Object.entries(rates))
      expect([code, rateOfPlayOf(code)]).toEqual([code, rate]);
    expect(rateOfPlayOf("fast")).toBeNull();
  });
});

describe("an arbiter in a report", () => {
  it("is read with the FIDE ID behind the name, however it is set off", () => {
    for (const written of [
      "IA Krause, Christian (4600001)",
      "IA Krause, Christian [FIDE ID 4600001]",
      "IA Krause, Christian, 4600001",
      "IA Krause, Christian (ID: 4600001)",
      "IA Krause, Christian 4600001",
    ]) {
      expect(readArbiter(written)).toEqual({ name: "IA Krause, Christian", fideId: "4600001" });
    }
    expect(readArbiter("Krause, Christian")).toEqual({ name: "Krause, Christian" });
    expect(readArbiter("Turm 90")).toEqual({ name: "Turm 90" });
  });

  it("comes back as it was written", () => {
    const names = fc.constantFrom("Krause, Christian", "IA Öztürk, C.", "Anna-Lena Weiß");
    const ids = fc.option(fc.stringMatching(/^[1-9]\d{4,10}$/), { nil: undefined });
    fc.assert(
      fc.property(names, ids, (name, fideId) => {
        const person = fideId === undefined ? { name } : { name, fideId };
        expect(readArbiter(arbiterText(person))).toEqual(person);
      }),
    );
  });
});
