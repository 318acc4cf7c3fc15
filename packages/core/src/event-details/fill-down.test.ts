import { describe, expect, it } from "vitest";
import { type FillDown, fillDownOf, filledDown, outOfOrder } from "./fill-down.ts";

const evening: FillDown = {
  from: "2026-11-28",
  times: ["10:00"],
  every: 45,
  breaks: [["12:30", "13:30"]],
  lastDay: null,
};

const congress: FillDown = {
  from: "2026-10-10",
  times: ["10:00", "15:30"],
  every: "day",
  breaks: ["2026-10-13"],
  lastDay: "09:30",
};

describe("one line fills the rounds", () => {
  it("every 45 minutes, with a break that a round waits for the end of", () => {
    expect(filledDown(evening, 6).map((at) => at.slice(11))).toEqual([
      ...["10:00", "10:45", "11:30", "12:15", "13:30"],
      ...["14:15"],
    ]);
  });

  it("twice a day, without the day off, and earlier on the last day", () => {
    const filled = filledDown(congress, 11);
    expect(filled).toHaveLength(11);
    expect(filled.slice(4, 8)).toEqual([
      ...["2026-10-12T10:00", "2026-10-12T15:30"],
      ...["2026-10-14T10:00", "2026-10-14T15:30"],
    ]);
    expect(filled.at(-1)).toBe("2026-10-16T09:30");
  });

  it("weekly over the change of clocks and the turn of the year, but not at Christmas", () => {
    const club = {
      from: "2026-10-22",
      times: ["19:30"],
      every: "week",
      breaks: ["2026-12-24"],
      lastDay: null,
    } as const;
    const filled = filledDown(club, 11);
    expect(filled.slice(0, 2)).toEqual(["2026-10-22T19:30", "2026-10-29T19:30"]);
    expect(filled.slice(8, 11)).toEqual([
      ...["2026-12-17T19:30", "2026-12-31T19:30", "2027-01-07T19:30"],
    ]);
  });

  it("on the next day once the day is over", () => {
    const late = { ...evening, times: ["23:00"], breaks: [] };
    expect(filledDown(late, 3)).toEqual([
      ...["2026-11-28T23:00", "2026-11-28T23:45", "2026-11-29T23:00"],
    ]);
  });

  it("ends for breaks that never end: it is found by the time limit", () => {
    const always = { ...evening, breaks: [["00:00", "23:59"]] as const };
    expect(filledDown(always, 2)).toEqual(["2026-11-28T23:59", "2026-11-29T23:59"]);
  });
});

it("a filled schedule gives back its line, and an hour changed by hand does not change that", () => {
  expect(fillDownOf(filledDown(congress, 11))).toEqual(congress);
  const moved = filledDown(congress, 11).with(0, "2026-10-10T11:00");
  expect(fillDownOf(moved)).toEqual(congress);
  const { breaks: _, ...line } = evening;
  expect(fillDownOf(filledDown({ ...evening, breaks: [] }, 5))).toEqual({ ...line, breaks: [] });
  expect(fillDownOf(["2026-11-28T10:00", null])).toBeNull();
});

it("a round before the one before it is found; a day alone is before nothing on that day", () => {
  expect(outOfOrder(["2026-11-28T10:00", "2026-11-28", null, "2026-11-29"])).toEqual([]);
  expect(outOfOrder(["2026-11-28T10:00", "2026-11-28", "2026-11-28T09:00"])).toHaveLength(1);
  expect(outOfOrder(["2026-11-28T10:00", "2026-11-28T09:00", "2026-11-28T11:00"])).toEqual([
    { position: 2, previous: "2026-11-28T10:00" },
  ]);
});
