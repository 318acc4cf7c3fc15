import { decideCompetition, type EventDetailsInput } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { eventFaceOf } from "./event-face-model.ts";

const SEED = "5eed".repeat(16);
const style = { officials: "directors", stages: null } as const;

/** A competition with these details, and one announcement of 21 November, 22:30 UTC. */
const told = (details: EventDetailsInput, format = "fide-swiss") => {
  const context = { competition: "ulm", actor: "director", now: "2026-11-21T22:30:00.000Z" };
  const create = { type: "create-competition", name: "Ulm", format, seed: SEED, details } as const;
  const created = decideCompetition(null, create, context);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const post = { type: "post-announcement", text: "Hallo" } as const;
  const posted = decideCompetition(created.value.state, post, context);
  if (!posted.ok) throw new Error(posted.error.code);
  return posted.value.state;
};

const faceOf = (details: EventDetailsInput, now: string, language: "de" | "en" = "de") => {
  const face = eventFaceOf({ state: told(details), now, language }, style);
  if (face === null) throw new Error("no competition");
  return face;
};

const details = {
  timeZone: "Europe/Berlin",
  schedule: ["2026-11-21T10:00", "2026-11-22T00:30"],
  programme: [{ at: "2026-11-22", what: "Stadtrundgang" }],
};

describe("the timetable on the front page", () => {
  const days = (zone: string, now: string, language: "de" | "en" = "de") =>
    faceOf({ ...details, timeZone: zone }, now, language).timetable.map(({ label, isToday }) =>
      isToday ? `${label}!` : label,
    );

  it("says what is today by the clock in the hall, wherever the server stands", () => {
    const now = "2026-11-21T23:15:00.000Z";
    expect(days("Europe/Berlin", now)).toEqual([
      "Gestern, Sa., 21.11.2026",
      "Heute, So., 22.11.2026!",
    ]);
    expect(days("Europe/London", now)).toEqual([
      "Heute, Sa., 21.11.2026!",
      "Morgen, So., 22.11.2026",
    ]);
    expect(days("Pacific/Auckland", now, "en")).toEqual([
      "Yesterday, Sat, 21 Nov 2026",
      "Today, Sun, 22 Nov 2026!",
    ]);
    expect(days("America/Los_Angeles", now, "en")[0]).toBe("Today, Sat, 21 Nov 2026!");
  });

  it("is right on the days when clocks are changed", () => {
    const summer = {
      timeZone: "Europe/Berlin",
      schedule: ["2026-03-29T03:00", "2026-10-25T02:30"],
    };
    const states = (now: string) =>
      faceOf(summer, now).timetable.flatMap(({ items }) => items.map(({ state }) => state));
    expect(states("2026-03-29T00:59:00.000Z")).toEqual(["next", "ahead"]);
    // 01:00 UTC is three o'clock.
    expect(states("2026-03-29T01:00:00.000Z")).toEqual(["past", "next"]);
    expect(states("2026-10-25T01:30:00.000Z")).toEqual(["past", "past"]);
  });

  it("has no round that is next in an event that is closed, though its date is ahead", () => {
    const state = { ...told(details), status: "closed" } as const;
    const face = eventFaceOf({ state, now: "2026-11-20T09:00:00.000Z", language: "de" }, style);
    const items = face?.timetable.flatMap(({ items: of }) => of) ?? [];
    expect(items.map(({ label, state: is }) => [label, is])).toEqual([
      ["Runde 1", "past"],
      ["Stadtrundgang", "next"],
      ["Runde 2", "past"],
    ]);
  });

  it("marks what comes next, and what is over", () => {
    const items = faceOf(details, "2026-11-21T09:30:00.000Z").timetable.flatMap(
      ({ items }) => items,
    );
    expect(items).toEqual([
      { time: "10:00", label: "Runde 1", state: "past" },
      { time: null, label: "Stadtrundgang", state: "next" },
      { time: "00:30", label: "Runde 2", state: "ahead" },
    ]);
  });
});

describe("what an event says of itself", () => {
  it("tells announcements with their time by the clock in the hall", () => {
    const now = "2026-11-21T23:15:00.000Z";
    expect(faceOf(details, now).announcements).toMatchObject([
      { text: "Hallo", when: "gestern, 23:30 Uhr", isEdited: false },
    ]);
    expect(faceOf(details, now, "en").announcements[0]?.when).toBe("yesterday, 23:30");
  });

  it("is HTML that was made of Markdown, and facts without the timetable", () => {
    const face = faceOf(
      { ...details, place: "Ulm", text: "# Hallo\n<b>" },
      "2026-11-21T09:30:00.000Z",
    );
    expect(face.text).toBe("<h3>Hallo</h3>\n<p>&lt;b&gt;</p>");
    expect(face.facts).toEqual([{ label: "Ort", value: "Ulm" }]);
  });

  it("is there for pyramids, too", () => {
    const state = told({ programme: [{ at: "2026-11-22T18:00", what: "Stammtisch" }] }, "pyramid");
    const face = eventFaceOf({ state, language: "de", now: "2026-11-22T10:00:00.000Z" }, style);
    expect(face?.timetable).toMatchObject([
      { isToday: true, items: [{ time: "18:00", label: "Stammtisch", state: "next" }] },
    ]);
  });
});
