import {
  isJournalOf,
  isOfKind,
  missingResults,
  publishedRounds,
  verifyJournal,
} from "@losfee/core";
import { expect, it, onTestFinished } from "vitest";
import { createCompetitionService } from "../competitions/competition-service.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { createSample, type SampleId } from "./samples.ts";

const ports = {
  now: () => "2026-11-21T08:00:00.000Z",
  newSeed: () => "5eed".repeat(16),
  newSuffix: () => "1",
};

const created = async (sample: SampleId) => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  const service = createCompetitionService(opened.value, ports);
  const stored = await createSample(service, sample, "de", ports);
  if (!stored.ok) throw new Error(stored.error.code);
  const state = await service.state(stored.value.id);
  const events = await service.events(stored.value.id);
  if (state === null || !isOfKind("tournament", state) || !isJournalOf("tournament", events)) {
    throw new Error("no tournament was stored");
  }
  return { state, events };
};

it("shows a championship in the middle of round 9, with everything that happens at real events", async () => {
  const { state, events } = await created("championship-running");
  expect(publishedRounds(state)).toBe(9);
  const ninth = state.rounds[8];
  expect(ninth && missingResults(ninth).length).toBeGreaterThan(0);
  expect(ninth?.games.some(({ result }) => result !== null)).toBe(true);
  expect(state.entries.size).toBe(25);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ["entry-withdrawn", "draft-adjusted", "result-corrected"] as const) {
    expect(types).toContain(type);
  }
  const forfeits = state.rounds.flatMap(({ games }) =>
    games.filter(({ result }) => result?.outcome.kind === "forfeit"),
  );
  expect(forfeits).toHaveLength(1);
  expect(verifyJournal(events).sound).toBe(true);
});

it("plays a championship of 105 to the end", async () => {
  const { state, events } = await created("championship-finished");
  expect(state.status).toBe("closed");
  expect(state.rounds).toHaveLength(23);
  expect(state.entries.size).toBe(105);
  expect(new Set([...state.entries.values()].map(({ name }) => name)).size).toBe(105);
  expect(verifyJournal(events).sound).toBe(true);
});

it("offers a field that is ready to be drawn", async () => {
  const { state } = await created("entries-only");
  expect([state.rounds.length, state.entries.size, state.status]).toEqual([0, 32, "open"]);
});
