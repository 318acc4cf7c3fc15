import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../../test/ladder/club.ts";
import { dueInAbsence } from "../decide/absence.ts";
import { dueTimers } from "../due-timers.ts";
import { allDeadlines } from "../queries/games.ts";

const pairs = [
  { challenger: founder(5, 1), defender: founder(4, 1) },
  { challenger: founder(5, 2), defender: founder(4, 2) },
] as const;
const [first, second] = pairs;

/** Two challenges of day 0, and an absence from day 1 to day 60. */
const absent = (): Club => {
  const club = new Club(5);
  for (const { challenger, defender } of pairs) club.challenge(on(0), challenger, defender);
  club.give(on(60), { type: "note-absence", since: on(1) });
  return club;
};

describe("A long absence", () => {
  it("lists what would act, and nothing acts before the director has decided", () => {
    const club = absent();
    const due = dueInAbsence(club.state, Date.parse(on(60)));
    expect(due.map(({ timer }) => timer.kind)).toEqual(["accept", "accept"]);
    expect(due[0]?.consequences.map(({ kind }) => kind)).toContain("forfeited");
    club.catchUp(on(61));
    club.give(on(62), { type: "rename-competition", name: "Other" });
    for (const { challenger, defender } of pairs) {
      expect(club.status(challenger, defender)).toBe("pendingAcceptance");
    }
  });

  it("ends with deadlines that act on their days, and others that go on from today", () => {
    const club = absent();
    const [one] = dueTimers(club.state, Date.parse(on(62)));
    if (one === undefined) throw new Error("nothing is due");
    const acted = club.give(on(62), { type: "decide-absence", act: [one.id], reason: "agreed" });
    expect(club.status(first.challenger, first.defender)).toBe("forfeited");
    const passed = acted.events.find(({ type }) => type === "deadline-passed");
    expect(passed?.effectiveAt.slice(0, 10)).toBe(date(14));
    expect(club.status(second.challenger, second.defender)).toBe("pendingAcceptance");
    // Thirteen of the fourteen days were left when the absence began.
    const [left] = allDeadlines(club.state).filter(({ kind }) => kind === "accept");
    expect(left?.date).toBe(date(75));
    expect(club.state.absence).toBeNull();
    expect(club.refusal(on(63), { type: "decide-absence", act: [], reason: "" }).code).toBe(
      "no-absence",
    );
  });

  it("does not take away what arrived in time", () => {
    const club = absent();
    club.give(on(13), { type: "accept-challenge", ...first }, on(61));
    expect(club.status(first.challenger, first.defender)).toBe("running");
    const due = dueInAbsence(club.state, Date.parse(on(61)));
    expect(due.map(({ timer }) => timer.holders)).toEqual([[second.defender]]);
    expect(club.refusal(on(62), { type: "decide-absence", act: ["accept:0"], reason: "" })).toEqual(
      { code: "deadline-not-due", deadline: "accept:0" },
    );
  });

  it("asks nothing where nothing ended", () => {
    const club = new Club(3);
    expect(club.give(on(60), { type: "note-absence", since: on(1) }).events).toEqual([]);
    expect(club.state.absence).toBeNull();
  });
});
