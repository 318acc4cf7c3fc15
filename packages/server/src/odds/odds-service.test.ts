import {
  countRuns,
  decide,
  isOfKind,
  ODDS_SEED,
  oddsOf,
  TOP_PLACES,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { RunsTask } from "./count-in-thread.ts";
import { createOddsService, immediatePlayer, type RunsPlayer } from "./odds-service.ts";

const COMMANDS: readonly TournamentCommand[] = [
  { type: "create-competition", name: "Open", format: "scrabble-swiss", seed: "5eed".repeat(16) },
  {
    type: "add-entries",
    entries: Array.from({ length: 8 }, (_, index) => ({
      name: `P${index + 1}`,
      rating: 1500 + 20 * index,
    })),
  },
  { type: "draft-round" },
  { type: "publish-round", round: 1 },
];

/** Returns a state with a published round of eight players. */
const stateAfter = (commands: readonly TournamentCommand[]): TournamentState => {
  let state: TournamentState | null = null;
  for (const command of commands) {
    const decision = decide(state, command, { competition: "open", actor: "", now: "2026-11-21" });
    if (!decision.ok) throw new Error(decision.error.code);
    if (!isOfKind("tournament", decision.value.state)) throw new Error("not a tournament");
    state = decision.value.state;
  }
  if (state === null) throw new Error("no commands");
  return state;
};

const state = stateAfter(COMMANDS);
const later = { ...state, seq: state.seq + 1 };

const SOON = 60_000;

/** Creates a player that waits for its release and records its requests. */
const heldPlayer = () => {
  const asked: RunsTask[] = [];
  const waiting: (() => void)[] = [];
  const player: RunsPlayer = {
    async count(task) {
      asked.push(task);
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
      return immediatePlayer.count({ ...task, state: task.state ?? state });
    },
    close: async () => {},
  };
  const letOn = (): void => waiting.shift()?.();
  return { player, asked, letOn, waiting };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe("chances beside everything else", () => {
  it("come from a thread, the same figures as without one", async () => {
    const service = createOddsService({
      currentSeq: async () => state.seq,
      onError: (error) => {
        throw error;
      },
      runs: 60,
    });
    onTestFinished(() => service.close());
    let report = await service.report(state, SOON);
    expect(report.odds.runs).toBeGreaterThanOrEqual(10);
    while (report.status === "running") {
      await new Promise((resolve) => setImmediate(resolve));
      report = await service.report(state, SOON);
    }
    const request = { seed: ODDS_SEED, top: TOP_PLACES };
    const counted = countRuns(state, { ...request, from: 0, to: 60 });
    expect(report).toEqual({
      odds: oddsOf(state, request, counted),
      wanted: 60,
      status: "complete",
    });
  });

  it("are there with the first part, while the others are still played", async () => {
    const { player, letOn, waiting } = heldPlayer();
    const service = createOddsService({
      currentSeq: async () => state.seq,
      onError: () => {},
      runs: 30,
      player,
    });
    const first = service.report(state, SOON);
    await until(() => waiting.length > 0);
    letOn();
    expect(await first).toMatchObject({ status: "running", odds: { runs: 10 }, wanted: 30 });
    await until(() => waiting.length > 0);
    letOn();
    await until(() => waiting.length === 0);
    let report = await service.report(state, 0);
    while (report.status === "running") report = await service.report(state, 0);
    expect(report).toMatchObject({ status: "complete", odds: { runs: 30 } });
  });

  it("are given up when something happens: nothing more is played of what is out of date", async () => {
    const { player, asked, letOn, waiting } = heldPlayer();
    let now = state.seq;
    const service = createOddsService({
      currentSeq: async () => now,
      onError: () => {},
      runs: 1000,
      player,
    });
    const before = service.report(state, SOON);
    await until(() => waiting.length > 0);
    now = later.seq;
    const after = service.report(later, SOON);
    letOn();
    await before;
    await until(() => waiting.length > 0);
    letOn();
    expect((await after).odds.seq).toBe(later.seq);
    const seqs = asked.map(({ key }) => key.split("/").at(-1));
    expect(seqs.filter((seq) => seq === `${state.seq}`)).toHaveLength(1);
  });

  it("say that they are not there when the thread fails, and are tried again", async () => {
    const errors: unknown[] = [];
    let fails = true;
    const service = createOddsService({
      currentSeq: async () => state.seq,
      onError: (error) => errors.push(error),
      runs: 10,
      player: {
        count: async (task) => {
          if (fails) throw new Error("out of memory");
          return immediatePlayer.count(task);
        },
        close: async () => {},
      },
    });
    const failed = await service.report(state, SOON);
    expect(failed).toMatchObject({ status: "unavailable", odds: { runs: 0 } });
    expect(errors).toHaveLength(1);
    fails = false;
    expect(await service.report(state, SOON)).toMatchObject({ status: "complete" });
  });

  it("answer without figures rather than late", async () => {
    const { player } = heldPlayer();
    const service = createOddsService({
      currentSeq: async () => state.seq,
      onError: () => {},
      player,
    });
    expect(await service.report(state, 0)).toMatchObject({ status: "running", odds: { runs: 0 } });
  });
});
