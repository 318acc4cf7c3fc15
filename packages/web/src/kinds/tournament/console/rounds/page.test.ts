import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { buildRound } from "./page.ts";

const field = competitionOf(annas(7), { format: "scrabble-swiss" });
const director = { role: "director", label: "director" } as const;
const roundOf = (played: typeof field, round: string, language: "de" | "en" = "de") =>
  buildRound(
    requestOf(played, { params: { competition: "x", round }, viewer: director, language }),
  );

describe("a round in the console", () => {
  it("'next' is the draft, else the next to be drafted, at the end the last", () => {
    expect(roundOf(field, "next")).toMatchObject({ round: 1, explained: null });
    const drafted = play(field, [{ type: "draft-round" }]);
    expect(roundOf(drafted, "next")).toMatchObject({ round: 1, explained: { status: "draft" } });
    expect(roundOf(enterResults(publishNext(field)), "next")).toMatchObject({
      round: 2,
      explained: null,
    });
    expect(roundOf(playTo(field, 7), "next")).toMatchObject({ round: 7 });
  });

  it("'next' is the round that is played, with its papers, until its last result is in", () => {
    const published = publishNext(field);
    const playing = { round: 1, explained: { status: "published" }, form: null };
    expect(roundOf(published, "next")).toMatchObject(playing);
    expect(roundOf(enterResults(published, 2), "next")).toMatchObject(playing);
  });

  it("names who is missing until it is said of each: left out, or here after all", () => {
    const seen = play(field, [{ type: "check-in", entries: [1, 2, 3, 4, 5], present: true }]);
    const drafted = play(seen, [{ type: "draft-round" }]);
    for (const played of [seen, drafted]) {
      expect(roundOf(played, "1")?.unseen?.players.map(({ id }) => id)).toEqual([6, 7]);
    }
    expect(roundOf(drafted, "1")?.explained?.checks[0]).toMatchObject({
      isUsual: false,
      text: "Noch nicht anwesend: Anna 6 und Anna 7",
    });
    const answered = play(drafted, [
      { type: "check-in", entries: [6], present: true },
      { type: "pause-entry", entry: 7, rounds: [1] },
    ]);
    expect(roundOf(answered, "1")?.unseen).toBeNull();
    expect(roundOf(field, "1")?.unseen).toBeNull();
  });

  it("is not found where no round can be", () => {
    for (const round of ["0", "99", "x", "1.5"]) expect(roundOf(field, round)).toBeNull();
  });

  it("says what it still waits for", () => {
    expect(roundOf(publishNext(field), "2")?.waiting).toEqual({ round: 1, missing: 3 });
    expect(roundOf(enterResults(publishNext(field)), "2")?.waiting).toBeNull();
  });

  it("gives a reason for every pair, every start and the bye, in both languages", () => {
    const drafted = play(enterResults(publishNext(field)), [{ type: "draft-round" }]);
    for (const language of ["de", "en"] as const) {
      const explained = roundOf(drafted, "2", language)?.explained;
      expect(explained?.games).toHaveLength(3);
      for (const { why, start } of explained?.games ?? []) {
        expect(why.length).toBeGreaterThan(0);
        expect(start).not.toBe("");
      }
      expect(explained?.byes[0]?.why.join("")).toMatch(language === "de" ? /Freilos/ : /bye/i);
    }
  });

  it("shows what was changed by hand, with the names at the board and the reason", () => {
    const adjusted = play(field, [
      { type: "draft-round" },
      {
        type: "adjust-draft",
        round: 1,
        act: { kind: "exchange-starts", board: 1 },
        reason: "Ausgleich",
      },
    ]);
    const act = roundOf(adjusted, "1")?.explained?.acts[0];
    expect(act).toMatchObject({ reason: "Ausgleich", actor: "Turnierleitung" });
    expect(act?.text).toContain("Anspiel getauscht: Anna");
  });

  it("sums up who can still reach the final before the candidates' round", () => {
    const stages = [
      { system: "new-swiss", rounds: 2, options: {}, participants: "everybody" as const },
      { system: "candidates", rounds: 1, options: {}, participants: "everybody" as const },
    ];
    const before = playTo(competitionOf(annas(8), { format: "scrabble-swiss", stages }), 2);
    const drafted = play(before, [{ type: "draft-round" }]);
    const reasoning = roundOf(drafted, "3")?.explained?.candidates;
    const { sure = [], candidates = [], out = [], conclusions = [] } = reasoning ?? {};
    expect(sure.length + candidates.length + out.length).toBe(8);
    expect(conclusions.length).toBeGreaterThan(0);
  });

  it("forms know every option of every system, from the registry", () => {
    const form = roundOf(field, "1")?.form;
    const newSwiss = form?.systems.find(({ id }) => id === "new-swiss");
    expect(form?.system).toBe("new-swiss");
    expect(newSwiss?.options.map(({ key }) => key)).toContain("repeats");
    expect(newSwiss?.options.every(({ label }) => label !== "")).toBe(true);
  });

  it("gives each of a pair rank, score and starts as they were before the round", () => {
    const drafted = play(playTo(field, 2), [{ type: "draft-round" }]);
    for (const { seats } of roundOf(drafted, "3")?.explained?.games ?? []) {
      for (const { rank, starts, replies, wins, losses } of seats) {
        expect(rank).toBeGreaterThan(0);
        expect(wins + losses).toBe(2);
        // A bye counts as neither start nor reply.
        expect(starts + replies).toBeLessThanOrEqual(2);
      }
    }
  });

  it("names what floats, and draws a line where the next score group begins", () => {
    const drafted = play(playTo(field, 2), [{ type: "draft-round" }]);
    const games = roundOf(drafted, "3")?.explained?.games ?? [];
    for (const [index, { seats, float, beginsScoreGroup }] of games.entries()) {
      const [one, two] = seats;
      expect(float === "").toBe(one.wins === two.wins);
      const above = games[index - 1]?.seats;
      const top = (pair: typeof seats): number => Math.max(...pair.map(({ wins }) => wins));
      expect(beginsScoreGroup).toBe(above !== undefined && top(above) !== top(seats));
    }
    expect(games.some(({ beginsScoreGroup }) => beginsScoreGroup)).toBe(true);
  });

  it("a table of fixed pairs knows no score groups", () => {
    const stages = [
      { system: "round-robin", rounds: 7, options: {}, participants: "everybody" as const },
    ];
    const table = playTo(competitionOf(annas(7), { format: "scrabble-swiss", stages }), 2);
    const games = roundOf(play(table, [{ type: "draft-round" }]), "3")?.explained?.games ?? [];
    expect(games.length).toBe(3);
    for (const { float, beginsScoreGroup } of games) {
      expect({ float, beginsScoreGroup }).toEqual({ float: "", beginsScoreGroup: false });
    }
  });

  it("says what was checked: repeats, rules, byes, starts, and where to look for what is unusual", () => {
    const first = publishNext(field);
    const [one = 0, two = 0] = first.state.rounds[0]?.games[0]?.seats ?? [];
    const checksOf = (drafted: typeof field) => roundOf(drafted, "2")?.explained?.checks ?? [];
    const drafted = play(enterResults(first), [{ type: "draft-round" }]);
    const [bye] = drafted.state.rounds[1]?.unplayed ?? [];
    expect(checksOf(drafted).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Keine Begegnung wiederholt sich",
        "Keine verbotene Paarung",
        `Freilos: ${drafted.state.entries.get(bye?.entry ?? 0)?.name}`,
      ]),
    );
    const breaches = [
      {
        code: "met-before" as const,
        players: (one < two ? [one, two] : [two, one]) as [number, number],
        rounds: [1],
        allowed: 0,
        articles: [],
      },
    ];
    const again = play(enterResults(first), [
      {
        type: "draft-round",
        pinned: [[one, two]],
        reason: "Wunsch",
        despite: { breaches, reason: "Wunsch" },
      },
    ]);
    const board = again.state.rounds[1]?.games.find(({ seats }) => seats.includes(one))?.board;
    expect(checksOf(again)).toEqual(
      expect.arrayContaining([
        { isUsual: false, text: "Eine Begegnung wiederholt sich", boards: [board] },
        { isUsual: false, text: "Eine Paarung ist verboten", boards: [board] },
        { isUsual: false, text: "Eine Paarung von Hand", boards: [board] },
      ]),
    );
  });
});
