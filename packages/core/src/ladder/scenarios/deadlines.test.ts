import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../../test/ladder/club.ts";
import { dayText } from "../../base/day.ts";
import { dueTimers } from "../due-timers.ts";
import { holidayDaysIn } from "../holidays.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];
const pair = { challenger: five, defender: four };

/** Level 5 has challenged level 4 on day 0. */
const challenged = (): Club => {
  const club = new Club(6);
  club.challenge(on(0), five, four);
  return club;
};

const lastDays = (club: Club, kind: string): readonly string[] =>
  dueTimers(club.state)
    .filter((timer) => timer.kind === kind)
    .map(({ lastDay }) => dayText(lastDay));

describe("Deadlines", () => {
  it("7. accepted on day 13, the game runs, and the clocks start on day 14", () => {
    const club = challenged();
    club.give(on(13), { type: "accept-challenge", ...pair });
    club.passTime(on(20));
    const game = club.game(five, four);
    expect(game?.status).toBe("running");
    expect(dayText(game?.clockStart ?? 0)).toBe(date(14));
  });

  it("8. not accepted by day 14, the two swap, unrated, with a strike; the second offers expulsion", () => {
    const club = challenged();
    club.passTime(on(14, "22:59"));
    expect(club.status(five, four)).toBe("pendingAcceptance");
    club.passTime(on(14, "23:00"));
    expect(club.game(five, four)).toMatchObject({ status: "forfeited", rated: false });
    expect(club.seat(five)).toBe("L4.1");
    expect(club.seat(four)).toBe("L5.1");
    expect(club.state.players.get(four)).toMatchObject({ strikes: 1, expulsionOffered: false });
    club.challenge(on(20), founder(6, 1), four);
    club.passTime(on(40));
    expect(club.state.players.get(four)).toMatchObject({ strikes: 2, expulsionOffered: true });
    expect(club.notices.map(({ content }) => content.kind)).toContain("expulsion-offered");
  });

  it("9. the defender's holiday from day 10 to 16 puts the deadline off to day 21 and books 7 days", () => {
    const club = challenged();
    club.give(on(5), { type: "announce-holiday", player: four, from: date(10), to: date(16) });
    expect(lastDays(club, "accept")).toEqual([date(21)]);
    expect(holidayDaysIn(2026, club.state.players.get(four)?.holidays ?? [])).toBe(7);
    club.passTime(on(21));
    expect(club.status(five, four)).toBe("pendingAcceptance");
    club.passTime(on(22));
    expect(club.status(five, four)).toBe("forfeited");
  });

  it("a holiday that was over when it was announced is refused, and books nothing", () => {
    const club = new Club(5);
    const [from, to] = [date(2), date(11)];
    const announce = { type: "announce-holiday", player: founder(4, 1), from, to } as const;
    const over = { code: "holiday-over", to, today: date(12) };
    expect(club.refusal(on(12), announce)).toEqual(over);
    expect(club.refusal(on(12), { ...announce, evenWithoutEffect: true })).toEqual(over);
    // Mail that arrived in time counts, however late it is recorded.
    club.give(on(11), announce, on(13));
    expect(holidayDaysIn(2026, club.state.players.get(founder(4, 1))?.holidays ?? [])).toBe(10);
  });

  it("a holiday announced after the deadline it would have moved is refused", () => {
    const club = challenged();
    const holiday = {
      type: "announce-holiday",
      player: four,
      from: date(10),
      to: date(16),
    } as const;
    expect(club.refusal(on(15), holiday)).toEqual({
      code: "holiday-late",
      deadline: date(14),
    });
  });

  it("10. an acceptance of day 13, recorded after the forfeit, undoes the swap", () => {
    const club = challenged();
    club.passTime(on(15));
    expect(club.seat(five)).toBe("L4.1");
    const acceptance = { type: "accept-challenge", ...pair } as const;
    const refusal = club.refusal(on(13), acceptance, on(16));
    expect(refusal.code).toBe("overturns");
    if (refusal.code === "overturns") {
      expect(refusal.impact.undone.map(({ kind }) => kind)).toContain("forfeited");
      expect(refusal.impact.seats).toHaveLength(2);
    }
    const late = { type: "overturn", command: acceptance, pin: false, reason: "in time" } as const;
    club.give(on(13), late, on(16));
    expect(club.status(five, four)).toBe("running");
    expect(club.seat(five)).toBe("L5.1");
    expect(club.seat(four)).toBe("L4.1");
    expect(club.state.players.get(four)?.strikes).toBe(0);
    expect(club.passTime(on(20)).events).toEqual([]);
  });

  it("34. two servers that reach a deadline together record it once", () => {
    const club = challenged();
    const context = { actor: "scheduler", now: on(15) };
    expect(club.catchUp(context.now).events).toHaveLength(1);
    expect(club.passTime(context.now).events).toEqual([]);
    expect(club.journal.filter(({ type }) => type === "deadline-passed")).toHaveLength(1);
  });

  it("35. a server that was off acts on the deadlines in order, each dated with its day", () => {
    const club = challenged();
    club.challenge(on(4), founder(5, 2), founder(4, 2));
    const { events } = club.catchUp(on(20));
    expect(events.map(({ type, effectiveAt }) => [type, effectiveAt])).toEqual([
      ["deadline-passed", on(14, "22:59:59").replace(".000Z", ".999Z")],
      ["deadline-passed", on(18, "22:59:59").replace(".000Z", ".999Z")],
    ]);
    expect(club.seat(five)).toBe("L4.1");
    expect(club.seat(founder(5, 2))).toBe("L4.2");
  });

  it("deadlines end at midnight in Berlin, through the change to summer time", () => {
    const club = new Club(5);
    // Day 83 is 2026-03-29, the last Sunday of March.
    club.challenge(on(70), five, four);
    const [timer] = dueTimers(club.state).filter(({ kind }) => kind === "accept");
    expect(new Date(timer?.endsAt ?? 0).toISOString()).toBe("2026-03-30T21:59:59.999Z");
  });
});
