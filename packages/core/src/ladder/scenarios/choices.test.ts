import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../../test/ladder/club.ts";
import { dayText } from "../../base/day.ts";
import { dueTimers } from "../due-timers.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];
const pair = { challenger: five, defender: four };

/** The last day of the only deadline of a kind. */
const lastDay = (club: Club, kind: string): string | undefined =>
  dueTimers(club.state)
    .filter((timer) => timer.kind === kind)
    .map((timer) => dayText(timer.lastDay))[0];

describe("What a club may choose otherwise", () => {
  it("deadlines of the director's mails run from their cause, however late the mail left", () => {
    const objectBy = (directorsDeadlines: "from-mail" | "from-cause"): string | undefined => {
      const club = new Club(5, { directorsDeadlines });
      club.challenge(on(0), five, four);
      club.give(on(1), { type: "accept-challenge", ...pair });
      const report = { type: "report-result", ...pair, outcome: "draw", by: five } as const;
      club.give(on(2), report, on(6));
      return lastDay(club, "objection");
    };
    expect(objectBy("from-mail")).toBe(date(13));
    expect(objectBy("from-cause")).toBe(date(9));
  });

  it("taking a vacancy does not count as playing", () => {
    const club = new Club(3, { vacancyCountsAsPlaying: false });
    club.give(on(100), { type: "retire", player: founder(2, 1), reason: "" });
    const targets = [{ kind: "vacancy", seat: { level: 2, index: 1 } }] as const;
    club.give(on(101), { type: "challenge", challenger: founder(3, 1), targets });
    expect(club.state.players.get(founder(3, 1))?.idleSince).toBe(
      Date.parse("2026-01-01T00:00:00Z"),
    );
  });

  it("a suspended entry in the standing waiting list counts as waiting", () => {
    const idleSince = (suspendedCountsAsWaiting: boolean): number | null | undefined => {
      const club = new Club(3, { suspendedCountsAsWaiting });
      club.give(on(0), { type: "join-standing-waiting-list", player: 1 });
      club.give(on(1), { type: "suspend-standing-waiting-list", player: 1 });
      return club.state.players.get(1)?.idleSince;
    };
    expect(idleSince(true)).toBeNull();
    expect(idleSince(false)).toBe(Date.parse(on(1)));
  });

  it("a report that contradicts the first is no objection", () => {
    const club = new Club(5, { contradictionIsObjection: false });
    club.play(0, five, four, "challenger-wins");
    const report = { type: "report-result", ...pair, outcome: "draw", by: four } as const;
    expect(club.refusal(on(1), report)).toMatchObject({
      code: "no-such-game",
      status: "provisional",
    });
  });

  it("levels have another number of seats", () => {
    const club = new Club(0, { capacity: { base: 3, perLevel: 0 } });
    const entries = ["A", "B", "C", "D", "E"].map((name) => ({ name }));
    club.give(on(0), { type: "add-entries", entries });
    expect([1, 2, 3, 4, 5].map((player) => club.seat(player))).toEqual([
      "L1.1",
      "L2.1",
      "L2.2",
      "L2.3",
      "L3.1",
    ]);
  });

  it.each([
    ["2026-02-30", "2026-03-01"],
    ["2026-09-01", "2026-09-31"],
    ["next week", ""],
    ["2026-09-01", "9999-12-31"],
    ["1026-09-01", "2026-09-02"],
  ])("a holiday from %j to %j is refused, even where refusals are recorded", (from, to) => {
    const club = new Club(3);
    const holiday = {
      type: "announce-holiday",
      player: 1,
      from,
      to,
      evenWithoutEffect: true,
    } as const;
    expect(club.refusal(on(1), holiday)).toEqual({ code: "holiday-dates", from, to });
  });

  it("holidays beyond the allowance of a calendar year are refused, with what is left", () => {
    const club = new Club(2, { holidayDays: 10 });
    const holiday = (from: string, to: string) =>
      ({ type: "announce-holiday", player: 2, from, to }) as const;
    club.give(on(0), holiday("2026-07-01", "2026-07-08"));
    expect(club.refusal(on(1), holiday("2026-08-01", "2026-08-03"))).toEqual({
      code: "holiday-allowance",
      year: 2026,
      requested: 3,
      left: 2,
    });
    // Booked days are not booked again, and a new year has its own allowance.
    club.give(on(1), holiday("2026-07-05", "2026-07-10"));
    club.give(on(1), holiday("2027-01-01", "2027-01-10"));
    expect(club.refusal(on(2), holiday("2026-09-02", "2026-09-01")).code).toBe("holiday-dates");
  });
});
