import { describe, expect, it } from "vitest";
import {
  competition,
  enterAll,
  livelyScores,
  nextRound,
  play,
  playTo,
} from "../../../test/play.ts";
import { performancesOf, raceOf, raceSteps, standingsOf } from "../index.ts";

const two = { system: "final", rounds: 2, options: {}, participants: { top: 2 } } as const;
const swiss = { system: "new-swiss", rounds: 4, options: {}, participants: "everybody" } as const;

describe("the race", () => {
  const late = play(
    playTo(competition("scrabble-swiss", 8, { stages: [swiss, two] }), 2, livelyScores),
    [
      { type: "add-entries", entries: [{ name: "Late", rating: 1500 }] },
      { type: "withdraw-entry", entry: 8, reason: "ill" },
    ],
  );
  const played = playTo(late, 6, livelyScores);
  const race = raceOf(played.state);
  const of = (entry: number) => race.racers.find((racer) => racer.entry === entry)?.standings ?? [];

  it("has the rank of everybody after every round, as the standings say", () => {
    expect(race.steps.map(({ round, stage }) => [round, stage])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
    ]);
    for (const { round } of race.steps.slice(0, 4)) {
      const rows = standingsOf(played.state, round);
      for (const { entry, rank, wins, spread } of rows) {
        const standing = of(entry)[round - 1];
        if (standing !== null) expect(standing).toEqual({ rank, score: wins, spread });
      }
    }
  });

  it("is reckoned a round at a step, and known afterwards", () => {
    const state = { ...played.state, settings: { ...played.state.settings } };
    expect([...raceSteps(state)]).toHaveLength(6);
    expect(raceOf(state)).toEqual(race);
  });

  it("begins where somebody comes late and ends where somebody leaves", () => {
    expect(
      of(9)
        .slice(0, 4)
        .map((one) => one !== null),
    ).toEqual([false, false, true, true]);
    expect(of(8).map((one) => one !== null)).toEqual([true, true, false, false, false, false]);
  });

  it("goes on for those alone who play the final", () => {
    expect(race.racers.filter(({ standings }) => standings[5] !== null)).toHaveLength(2);
    expect(race.racers.slice(0, 2).map(({ standings }) => standings[5]?.rank)).toEqual([1, 2]);
  });

  it("knows no round whose results are not all in", () => {
    const running = nextRound(playTo(competition("scrabble-swiss", 8), 2, livelyScores));
    expect(raceOf(running.state).steps).toHaveLength(2);
    expect(raceOf(enterAll(running, livelyScores).state).steps).toHaveLength(3);
    expect(raceOf(competition("scrabble-swiss", 8).state).steps).toEqual([]);
  });

  it("tells a correction of an early round from there on", () => {
    const before = playTo(competition("scrabble-swiss", 8), 2, livelyScores);
    const [a = 0, b = 0] = before.state.rounds[0]?.games[0]?.seats ?? [];
    const standingsIn = ({ state }: typeof before) =>
      raceOf(state).racers.find(({ entry }) => entry === a)?.standings ?? [];
    const [, second] = standingsIn(before);
    const sides = [
      { entry: a, score: 900 },
      { entry: b, score: 100 },
    ] as const;
    const after = play(before, [
      {
        type: "correct-result",
        round: 1,
        outcome: { kind: "played", sides },
        reason: "wrong slip",
        repair: "keep",
      },
    ]);
    expect(standingsIn(after)[0]).toMatchObject({ score: 1, spread: 800 });
    expect(standingsIn(after)[1]).not.toEqual(second);
  });
});

describe("performance", () => {
  it("counts games against rated opponents only, and is told of rated players only", () => {
    const { state } = playTo(
      play(competition("scrabble-swiss", 6), [
        { type: "change-entry", entry: 6, details: { rating: 0 } },
      ]),
      3,
    );
    const all = performancesOf(state);
    expect(all.map(({ entry }) => entry)).not.toContain(6);
    expect(all.reduce((sum, { games }) => sum + games, 0)).toBe(18 - 2 * 3);
    const best = all.find(({ entry }) => entry === 1);
    expect(best?.performance).toBeGreaterThan(best?.rating ?? 0);
  });
});
