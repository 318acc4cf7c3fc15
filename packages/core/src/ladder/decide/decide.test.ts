import { describe, expect, it } from "vitest";
import { Club, founder, on } from "../../../test/ladder/club.ts";
import { decideLadder } from "../../competition/rules.ts";
import { pyramid } from "../../formats/pyramid.ts";
import type { LadderCommand } from "../commands.ts";
import { dueTimers } from "../due-timers.ts";
import { impactOfLateEvent } from "./late-event.ts";

const context = { competition: "club", actor: "director", now: on(0) };
const create: LadderCommand = {
  type: "create-competition",
  name: " The  Pyramid ",
  format: "pyramid",
  seed: "1".repeat(64),
};

describe("Beginning a pyramid", () => {
  it("records the format's settings, with changes", () => {
    const decision = decideLadder(null, { ...create, settings: { holidayDays: 30 } }, context);
    expect(decision.ok && decision.value.events).toMatchObject([
      {
        type: "competition-created",
        data: { name: "The Pyramid", settings: { ...pyramid.settings, holidayDays: 30 } },
      },
    ]);
  });

  it("is refused with what cannot be", () => {
    const refused = (change: object): string => {
      const decision = decideLadder(null, { ...create, ...change } as LadderCommand, context);
      return decision.ok ? "ok" : decision.error.code;
    };
    const { deadlines } = pyramid.settings;
    expect(refused({ name: " " })).toBe("name-missing");
    expect(refused({ format: "tower" })).toBe("unknown-format");
    expect(refused({ seed: "1" })).toBe("malformed-seed");
    expect(refused({ settings: { timeZone: "Europe/Atlantis" } })).toBe("unknown-time-zone");
    expect(refused({ settings: { strikesToExpulsion: 0 } })).toBe("setting-out-of-range");
    expect(refused({ settings: { capacity: { base: 0, perLevel: 0 } } })).toBe(
      "setting-out-of-range",
    );
    expect(refused({ settings: { deadlines: { ...deadlines, acceptDays: 0.5 } } })).toBe(
      "setting-out-of-range",
    );
  });
});

describe("Settings", () => {
  it("of shape and order are fixed once there are players", () => {
    const club = new Club(3);
    const change = (settings: object) =>
      ({ type: "change-settings", settings, reason: "" }) as LadderCommand;
    expect(club.refusal(on(0), change({ capacity: { base: 2, perLevel: 0 } }))).toMatchObject({
      code: "setting-fixed",
      setting: "capacity",
    });
    expect(club.refusal(on(0), change({ orderBy: "recording" })).code).toBe("setting-fixed");
    club.give(on(0), change({ holidayDays: 50 }));
    expect(club.state.settings.holidayDays).toBe(50);
  });

  it("that shorten a deadline that runs let it act when it is looked at next, once", () => {
    const club = new Club(5);
    club.challenge(on(0), founder(5, 1), founder(4, 1));
    const deadlines = { ...pyramid.settings.deadlines, acceptDays: 3 };
    club.give(on(10), { type: "change-settings", settings: { deadlines }, reason: "" });
    expect(club.catchUp(on(11)).events).toHaveLength(1);
    expect(club.status(founder(5, 1), founder(4, 1))).toBe("forfeited");
    expect(club.passTime(on(12)).events).toEqual([]);
  });

  it("ordered by recording, what is read later counts later", () => {
    const club = new Club(5, { orderBy: "recording" });
    const target = founder(4, 1);
    club.challenge(on(0, "10:00:01"), founder(5, 1), target);
    const earlier = {
      type: "challenge",
      challenger: founder(5, 2),
      targets: [{ kind: "player", player: target }],
    } as const;
    expect(club.refusal(on(0, "10:00:00"), earlier, on(1)).code).toBe("target-busy");
  });
});

describe("Entries", () => {
  const add = (...entries: readonly object[]) =>
    ({ type: "add-entries", entries }) as LadderCommand;

  it("are added all or none, each name and address once", () => {
    const club = new Club(2);
    expect(club.refusal(on(0), add({ name: "A" }, { name: "a" }))).toMatchObject({
      code: "duplicate-name",
      position: 2,
      entry: null,
    });
    club.give(on(0), add({ name: "A", addresses: ["A@Example.org"] }));
    expect(club.refusal(on(0), add({ name: "B", addresses: ["a@example.org"] }))).toMatchObject({
      code: "duplicate-address",
      entry: 4,
    });
    expect(club.refusal(on(0), add({ name: "B", addresses: ["nobody"] })).code).toBe(
      "malformed-address",
    );
    expect(club.refusal(on(0), add({ name: "B", rating: -1 })).code).toBe("rating-out-of-range");
    expect(club.refusal(on(0), add({ name: "" })).code).toBe("name-missing");
    expect(club.state.entries.size).toBe(4);
  });

  it("can be seated where an existing pyramid has them", () => {
    const club = new Club(0);
    const seat = { level: 3, index: 2 };
    club.give(on(0), add({ name: "A", seat }, { name: "B", seat: { level: 1, index: 1 } }));
    expect([club.seat(1), club.seat(2)]).toEqual(["L3.2", "L1.1"]);
    expect(club.at(2, 1)).toBeNull();
    expect(club.refusal(on(0), add({ name: "C", seat })).code).toBe("seat-taken");
    expect(club.refusal(on(0), add({ name: "C", seat: { level: 2, index: 3 } })).code).toBe(
      "no-such-seat",
    );
  });

  it("change without anybody moving", () => {
    const club = new Club(2);
    const details = { name: "New Name", rating: 1800 };
    club.give(on(0), { type: "change-entry", entry: 2, details });
    expect(club.state.entries.get(2)).toMatchObject({ id: 2, name: "New Name", rating: 1800 });
    expect(club.seat(2)).toBe("L2.1");
  });
});

describe("Moments", () => {
  const request = { type: "request-waiting-list", player: 2 } as const;

  it("are neither in the future nor before the beginning", () => {
    const club = new Club(2);
    expect(club.refusal(on(5), request, on(4)).code).toBe("time-in-future");
    expect(club.refusal("2020-01-01T00:00:00Z", request, on(4)).code).toBe("before-beginning");
    expect(club.refusal("yesterday", request, on(4)).code).toBe("malformed-time");
  });

  it("of a mail server whose clock is minutes ahead are now", () => {
    const club = new Club(2);
    const { events } = club.give(
      on(5, "12:05"),
      { type: "join-standing-waiting-list", player: 2 },
      on(5),
    );
    expect(events).toMatchObject([{ type: "standing-waiting-list-joined" }]);
    expect(club.state.at).toBe(Date.parse(on(5)));
  });
});

describe("Late mail", () => {
  it("that overturns nothing is recorded without a question", () => {
    const club = new Club(5);
    club.challenge(on(0), founder(5, 1), founder(4, 1));
    club.challenge(on(3), founder(5, 2), founder(4, 2));
    const pair = { challenger: founder(5, 1), defender: founder(4, 1) };
    club.give(on(2), { type: "accept-challenge", ...pair }, on(4));
    expect(club.game(founder(5, 1), founder(4, 1))?.acceptedAt).toBe(Date.parse(on(2)));
  });

  it("shows what it would change before anything is recorded", () => {
    const club = new Club(5);
    const pair = { challenger: founder(5, 1), defender: founder(4, 1) };
    club.challenge(on(0), pair.challenger, pair.defender);
    club.passTime(on(15));
    const event = { type: "challenge-accepted", data: pair } as const;
    const impact = impactOfLateEvent(club.state, event, Date.parse(on(13)), {
      ...context,
      now: on(16),
    });
    expect(impact.challenges).toMatchObject([
      { before: { status: "forfeited" }, after: { status: "running" } },
    ]);
    expect(impact.timers.map(({ timer }) => timer.split(":")[0])).toContain("game");
    expect(impact.laterEvents).toBe(1);
    expect(club.status(pair.challenger, pair.defender)).toBe("forfeited");
  });

  it("is not overturned with where there is nothing to overturn", () => {
    const club = new Club(2);
    const command = { type: "join-standing-waiting-list", player: 2 } as const;
    const late = { type: "overturn", command, pin: false, reason: "late" } as const;
    expect(club.refusal(on(0), late, on(1)).code).toBe("overturns-nothing");
    expect(club.refusal(on(0), { ...late, reason: " " }, on(1)).code).toBe("reason-missing");
  });
});

describe("Deadlines", () => {
  it("that ended before a mail act before it is decided on", () => {
    const club = new Club(5);
    const pair = { challenger: founder(5, 1), defender: founder(4, 1) };
    club.challenge(on(0), pair.challenger, pair.defender);
    // No scheduler has run since: the acceptance of day 16 is too late nevertheless.
    expect(club.refusal(on(16), { type: "accept-challenge", ...pair })).toMatchObject({
      code: "no-such-game",
      status: "forfeited",
    });
  });

  it("do not act in a competition that is closed", () => {
    const club = new Club(3);
    club.give(on(0), { type: "close-competition" });
    expect(club.refusal(on(1), { type: "pass-time" }).code).toBe("competition-closed");
    club.give(on(2), { type: "reopen-competition", reason: "goes on", seed: "0a".repeat(32) });
    expect(club.state.status).toBe("open");
    expect(dueTimers(club.state).length).toBeGreaterThan(0);
  });
});
