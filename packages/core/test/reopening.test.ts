import { describe, expect, it } from "vitest";
import {
  type CommittedDraw,
  findStage,
  type RecordedTournamentEvent,
  seedHash,
  standingLots,
  tablesStandings,
  verifyJournal,
} from "../src/index.ts";
import { competition, enterAll, nextRound, type Play, play, playTo, refusalOf } from "./play.ts";
import { openStage, playStage, steadyLuck, tablesCompetition } from "./tables-play.ts";

const FIRST = "5eed".repeat(16);
const SECOND = "0a".repeat(32);
const THIRD = "0b".repeat(32);

const closed = (before: Play): Play => play(before, [{ type: "close-competition" }]);

const reopened = (before: Play, seed = SECOND): Play =>
  play(before, [{ type: "reopen-competition", reason: "it goes on", seed }]);

/** Two rounds of a championship: its third draws who starts. */
const begun = (): Play => playTo(competition("scrabble-championship", 12), 2);

const drawsOf = ({ state }: Play, round: number): readonly CommittedDraw[] =>
  state.rounds[round - 1]?.draws ?? [];

describe("reopening a tournament", () => {
  it("commits to a new seed, which stays secret until the next closing", () => {
    const first = closed(begun());
    expect(first.state.commitments).toMatchObject([
      { seedHash: seedHash(FIRST), from: 1, publishedAt: first.state.seq },
    ]);
    const second = reopened(first);
    expect(second.events.at(-1)?.data).toEqual({
      reason: "it goes on",
      commitment: { seed: SECOND, seedHash: seedHash(SECOND) },
    });
    expect(second.state).toMatchObject({ seed: SECOND, seedHash: seedHash(SECOND) });
    expect(second.state.commitments).toMatchObject([
      { publishedAt: first.state.seq },
      { seedHash: seedHash(SECOND), from: second.state.seq, publishedAt: null },
    ]);
    expect(verifyJournal(second.events).commitments).toMatchObject([
      { seed: FIRST, matches: true },
      { seed: null, matches: true },
    ]);
    const again = closed(second);
    expect(verifyJournal(again.events).commitments).toMatchObject([
      { seed: FIRST },
      { seed: SECOND, publishedAt: again.state.seq },
    ]);
  });

  it("refuses a seed that is none", () => {
    const command = { type: "reopen-competition", reason: "x", seed: "guess" } as const;
    expect(refusalOf(closed(begun()), command)).toEqual({ code: "malformed-seed" });
  });

  it("lets nothing be computed: what is drawn after it depends on the new seed alone", () => {
    const first = closed(begun());
    const [one, two] = [nextRound(reopened(first)), nextRound(reopened(first, THIRD))];
    expect(drawsOf(one, 3).length).toBeGreaterThan(0);
    expect(drawsOf(one, 3)).not.toEqual(drawsOf(two, 3));
    const without = nextRound(begun());
    expect(drawsOf(one, 3).map(({ order }) => order)).not.toEqual(
      drawsOf(without, 3).map(({ order }) => order),
    );
    for (const { seedHash: hash } of drawsOf(one, 3)) expect(hash).toBe(seedHash(SECOND));
    for (const { seedHash: hash } of drawsOf(one, 1)) expect(hash).toBe(seedHash(FIRST));
  });

  it("leaves the lots that ended ties as they were; who comes later has theirs from the new seed", () => {
    const first = closed(begun());
    const lots = [...standingLots(first.state)];
    const second = reopened(first);
    expect([...standingLots(second.state)]).toEqual(lots);
    const joined = (seed: string): readonly number[] => {
      const late = { type: "add-entries", entries: [{ name: "Late" }, { name: "Later" }] } as const;
      const { state } = play(reopened(first, seed), [late]);
      return [...standingLots(state)].toSorted(([, a], [, b]) => a - b).map(([entry]) => entry);
    };
    const old = (order: readonly number[]) => order.filter((entry) => entry <= 12);
    const before = lots.toSorted(([, a], [, b]) => a - b).map(([entry]) => entry);
    expect(old(joined(SECOND))).toEqual(before);
    expect(old(joined(THIRD))).toEqual(before);
    expect(joined(SECOND)).not.toEqual(joined(THIRD));
  });

  it("is verified with the seed that was in force at each draw", () => {
    const twice = closed(
      enterAll(nextRound(reopened(closed(enterAll(nextRound(reopened(closed(begun()))))), THIRD))),
    );
    const report = verifyJournal(twice.events);
    expect(report).toMatchObject({ sound: true, seedMatches: true, seed: THIRD });
    expect(report.draws.some(({ seedHash: hash }) => hash === seedHash(SECOND))).toBe(true);
    expect(report.commitments.map(({ seedHash: hash }) => hash)).toEqual(
      [FIRST, SECOND, THIRD].map(seedHash),
    );
    for (const seq of [1, ...report.commitments.slice(1).map(({ from }) => from)]) {
      const forged = twice.events.map((event): RecordedTournamentEvent => {
        const text = JSON.stringify(event).replace(
          /"seed":"[0-9a-f]+"/,
          `"seed":"${"f".repeat(64)}"`,
        );
        return event.seq === seq ? JSON.parse(text) : event;
      });
      expect(verifyJournal(forged)).toMatchObject({ sound: false, seedMatches: false });
    }
  });
});

describe("reopening a table tournament", () => {
  const stageOne = () => playStage(openStage(tablesCompetition("king-lui", 27)), steadyLuck);
  const again = (seed: string) =>
    play(stageOne(), [
      { type: "close-competition" },
      { type: "reopen-competition", reason: "it goes on", seed },
    ]);

  it("draws the next stage from the new seed, and leaves the lots that ended ties", () => {
    const ranks = ({ state }: ReturnType<typeof again>) =>
      tablesStandings(state, 1).map(({ entry }) => entry);
    expect(ranks(again(SECOND))).toEqual(ranks(stageOne()));
    const drawn = (seed: string) => {
      const stage = findStage(openStage(again(seed)).state, 2);
      return (stage?.draws ?? []).map(({ name, order }) => ({ name, order }));
    };
    const [ties, ...others] = drawn(SECOND);
    const [sameTies, ...otherOnes] = drawn(THIRD);
    expect(ties).toEqual(sameTies);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toEqual(otherOnes);
  });

  it("is verified with the seed that each draw was made from", () => {
    const done = play(playStage(openStage(again(SECOND)), steadyLuck), [
      {
        type: "close-competition",
      },
    ]);
    const report = verifyJournal(done.events);
    expect(report).toMatchObject({
      sound: true,
      commitments: [{ seed: FIRST }, { seed: SECOND, publishedAt: done.state.seq }],
    });
    expect(report.draws.at(-1)?.seedHash).toBe(seedHash(SECOND));
    const forged = done.events.map(
      (event): RecordedTournamentEvent =>
        event.type === "competition-reopened"
          ? {
              ...event,
              data: { reason: "x", commitment: { seed: THIRD, seedHash: seedHash(SECOND) } },
            }
          : event,
    );
    expect(verifyJournal(forged).sound).toBe(false);
  });
});
