import { describe, expect, it } from "vitest";
import { Club } from "../../../test/ladder/club.ts";
import { attempt, competition, enterAll, nextRound, play, refusalOf } from "../../../test/play.ts";
import { ratingReportLacks, reportedName } from "../../index.ts";

const details = { place: "Ulm", start: "2026-11-21", end: "2026-11-22" };

describe("what is announced of an event", () => {
  it("is known from the beginning, where the competition is created with it", () => {
    const seed = "5eed".repeat(16);
    const create = {
      type: "create-competition",
      name: "Open",
      format: "fide-swiss",
      seed,
    } as const;
    expect(play(null, [{ ...create, details }]).state.details).toEqual(details);
    expect(play(null, [create]).state.details).toEqual({});
    expect(refusalOf(null, { ...create, details: { start: "2026-02-30" } })).toMatchObject({
      code: "event-details-malformed",
      problems: [{ code: "not-a-day", field: "start" }],
    });
  });

  it("changes by what is named, the rest stays; an empty text takes away", () => {
    const known = play(competition("fide-swiss", 4), [{ type: "change-event-details", details }]);
    const moved = play(known, [
      { type: "change-event-details", details: { place: "Neu-Ulm", end: "" } },
    ]);
    expect(moved.state.details).toEqual({ place: "Neu-Ulm", start: "2026-11-21" });
  });

  it("is checked against what is known already, all or nothing", () => {
    const known = play(competition("fide-swiss", 4), [{ type: "change-event-details", details }]);
    const change = { place: "Bonn", schedule: ["2026-11-23T10:00"] };
    expect(refusalOf(known, { type: "change-event-details", details: change })).toMatchObject({
      problems: [{ code: "outside-event", position: 1, end: "2026-11-22" }],
    });
    expect(known.state.details).toEqual(details);
  });

  it("has no round before an earlier one, unless a file brings it so", () => {
    const schedule = ["2026-11-21T10:00", "2026-11-21T09:00"];
    const known = play(competition("fide-swiss", 4), [{ type: "change-event-details", details }]);
    expect(refusalOf(known, { type: "change-event-details", details: { schedule } })).toMatchObject(
      {
        problems: [{ code: "before-previous-round", position: 2, previous: "2026-11-21T10:00" }],
      },
    );
    const seed = "5eed".repeat(16);
    const create = { type: "create-competition", name: "O", format: "fide-swiss", seed } as const;
    const imported = play(null, [{ ...create, details: { schedule } }]);
    expect(
      play(imported, [{ type: "change-event-details", details: { place: "Ulm" } }]).state.details,
    ).toEqual({ place: "Ulm", schedule });
  });

  it("can still be completed after closing, when the report is written", () => {
    const over = enterAll(nextRound(competition("fide-swiss", 4)), () => [1, 0]);
    const closed = play(over, [{ type: "close-competition" }]);
    expect("state" in attempt(closed, { type: "change-event-details", details })).toBe(true);
    expect(refusalOf(closed, { type: "draft-round" })).toEqual({ code: "competition-closed" });
  });

  it("is there for table tournaments and pyramids alike", () => {
    const seed = "5eed".repeat(16);
    const create = { type: "create-competition", name: "Lui", format: "king-lui", seed } as const;
    const tables = play(null, [
      { ...create, details },
      {
        type: "change-event-details",
        details: { organiser: "Spieleclub" },
      },
    ]);
    expect(tables.state.details).toEqual({ ...details, organiser: "Spieleclub" });
    expect(
      attempt(tables, { type: "change-event-details", details: { end: "2026-11-20" } }),
    ).toMatchObject({ code: "event-details-malformed" });
    const club = new Club(2);
    club.give("2026-01-05T12:00:00Z", {
      type: "change-event-details",
      details: { organiser: "Fernschachclub" },
    });
    expect(club.state.details).toEqual({ organiser: "Fernschachclub" });
  });

  it("is no schedule and no time zone of its own where there are no rounds: in a pyramid", () => {
    const club = new Club(2);
    expect(() =>
      club.give("2026-01-05T12:00:00Z", {
        type: "change-event-details",
        details: { timeZone: "Europe/Berlin", schedule: ["2026-11-21"] },
      }),
    ).toThrow(/does-not-apply/);
  });
});

describe("what a report for rating lacks", () => {
  const codes = (state: Parameters<typeof ratingReportLacks>[0]) =>
    ratingReportLacks(state).map(({ code }) => code);

  it("is everything, of an event of which nothing is known", () => {
    const { state } = competition("fide-swiss", 2);
    expect(ratingReportLacks(state)).toEqual([
      { weight: "needed", code: "detail-missing", detail: "place" },
      { weight: "needed", code: "detail-missing", detail: "federation" },
      { weight: "needed", code: "detail-missing", detail: "start" },
      { weight: "needed", code: "detail-missing", detail: "end" },
      { weight: "needed", code: "detail-missing", detail: "chiefArbiter" },
      { weight: "advised", code: "detail-missing", detail: "timeControl" },
      { weight: "needed", code: "round-dates-missing", rounds: [1, 2, 3, 4, 5, 6, 7] },
      { weight: "needed", code: "player-detail-missing", detail: "fideId", entries: [1, 2] },
      { weight: "advised", code: "player-detail-missing", detail: "nation", entries: [1, 2] },
      { weight: "advised", code: "player-detail-missing", detail: "birth", entries: [1, 2] },
      { weight: "advised", code: "player-detail-missing", detail: "sex", entries: [1, 2] },
      { weight: "needed", code: "rounds-to-come", published: 0, planned: 7 },
    ]);
    const empty = play(null, [
      { type: "create-competition", name: "Open", format: "fide-swiss", seed: "5eed".repeat(16) },
    ]);
    expect(codes(empty.state)).toContain("no-players");
  });

  const stages = [
    { system: "fide-dutch", rounds: 1, options: {}, participants: "everybody" },
  ] as const;
  const complete = play(competition("fide-swiss", 2, { stages }), [
    ...[1, 2].map((entry) => ({
      type: "change-entry" as const,
      entry,
      details: { fideId: `460000${entry}`, nation: "GER", birth: "1990", sex: "w" as const },
    })),
    {
      type: "change-event-details",
      details: {
        ...details,
        federation: "GER",
        chiefArbiter: { name: "Krause, Christian", fideId: "4600009" },
        timeControl: "5400+30",
        schedule: ["2026-11-21T10:00"],
      },
    },
  ]);

  it("is asked of the players of teams, not of teams", () => {
    const { state } = play(competition("team-swiss", 2), [
      {
        type: "add-squads",
        squads: [{ team: "Lindenau", members: [{ name: "Berg, Ada" }, { name: "Cron, Ben" }] }],
      },
    ]);
    const lack = ratingReportLacks(state).find(({ code }) => code === "player-detail-missing");
    if (lack?.code !== "player-detail-missing") throw new Error("nothing is missing");
    expect(lack.entries.map((entry) => reportedName(state, entry))).toEqual([
      "Lindenau: Berg, Ada",
      "Lindenau: Cron, Ben",
    ]);
    expect(codes(state)).not.toContain("system-without-code");
  });

  it("is nothing once everything is there and played", () => {
    expect(codes(complete.state)).toEqual(["rounds-to-come"]);
    const paired = nextRound(complete);
    expect(ratingReportLacks(paired.state)).toEqual([
      { weight: "needed", code: "results-missing", round: 1, boards: [1] },
    ]);
    expect(codes(enterAll(paired, () => [1, 0]).state)).toEqual([]);
  });

  it("names a draft, arbiters without an ID, and a rate of play that is not the time control's", () => {
    const drafted = play(complete, [
      { type: "draft-round" },
      {
        type: "change-event-details",
        details: { rateOfPlay: "blitz", deputyArbiters: [{ name: "Ina Eins" }] },
      },
    ]);
    expect(ratingReportLacks(drafted.state)).toEqual([
      { weight: "advised", code: "arbiter-id-missing", name: "Ina Eins" },
      { weight: "advised", code: "rate-of-play-differs", stated: "blitz", computed: "standard" },
      { weight: "needed", code: "round-in-draft", round: 1 },
    ]);
  });
});
