import type { SampleId } from "@losfee/contract";
import {
  gameArchive,
  isJournalOf,
  isOfKind,
  missingResults,
  pairedRound,
  publishedRounds,
  tablesStages,
  verifyJournal,
  waitingLists,
} from "@losfee/core";
import { expect, it, onTestFinished } from "vitest";
import { createCompetitionService } from "../competitions/create-service.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { createSample } from "./samples.ts";

const ports = {
  now: () => "2026-11-21T08:00:00.000Z",
  newSeed: () => "5eed".repeat(16),
  newSalt: () => "5a17".repeat(8),
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
  return { state, events };
};

const createdTournament = async (sample: SampleId) => {
  const { state, events } = await created(sample);
  if (state === null || !isOfKind("tournament", state) || !isJournalOf("tournament", events)) {
    throw new Error("no tournament was stored");
  }
  return { state, events };
};

it("shows a championship in the middle of round 9, with everything that happens at real events", async () => {
  const { state, events } = await createdTournament("championship-running");
  expect(publishedRounds(state)).toBe(9);
  const ninth = pairedRound(state, 9);
  expect(ninth && missingResults(ninth).length).toBeGreaterThan(0);
  expect(ninth?.games.some(({ result }) => result !== null)).toBe(true);
  expect(state.entries.size).toBe(25);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ["entry-withdrawn", "draft-adjusted", "result-corrected"] as const) {
    expect(types).toContain(type);
  }
  const forfeits = state.rounds.flatMap(({ games }) =>
    games.filter(
      ({ result }) =>
        result !== null && result.status !== "conflict" && result.outcome.kind === "forfeit",
    ),
  );
  expect(forfeits).toHaveLength(1);
  expect(verifyJournal(events).sound).toBe(true);
});

it("plays a championship of 105 to the end", async () => {
  const { state, events } = await createdTournament("championship-finished");
  expect(state.status).toBe("closed");
  expect(state.rounds).toHaveLength(23);
  expect(state.entries.size).toBe(105);
  expect(new Set([...state.entries.values()].map(({ name }) => name)).size).toBe(105);
  expect(verifyJournal(events).sound).toBe(true);
});

it("offers a field that is ready to be drawn", async () => {
  const { state } = await createdTournament("entries-only");
  expect([state.rounds.length, state.entries.size, state.status]).toEqual([0, 32, "open"]);
});

it("shows some months of a pyramid with everything that pages have to show", async () => {
  const { state, events } = await created("pyramid");
  if (state === null || !isOfKind("ladder", state)) throw new Error("no pyramid was stored");
  expect(state.entries.size).toBe(31);
  const statuses = new Set([...state.open.values()].map(({ status }) => status));
  for (const status of ["pendingAcceptance", "running", "provisional"] as const) {
    expect(statuses).toContain(status);
  }
  expect(gameArchive(state).length).toBeGreaterThan(10);
  expect(state.waiting.length + waitingLists(state).standing.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ type }) => type))).toContain("player-retired");
  // A sample never sends mail.
  expect([...state.entries.values()].flatMap(({ addresses }) => addresses)).toEqual([]);
});

it("shows a King Lui in its second stage, with somebody ill and results that wait", async () => {
  const { state, events } = await created("king-lui");
  if (state === null || !isOfKind("tournament", state)) throw new Error("no King Lui was stored");
  expect(tablesStages(state).map(({ stage, members }) => [stage, members.length])).toEqual([
    [1, 31],
    [2, 27],
  ]);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ["seat-filled", "result-reported", "entry-withdrawn"] as const) {
    expect(types).toContain(type);
  }
  if (!isJournalOf("tournament", events)) throw new Error("no journal of a King Lui");
  expect(verifyJournal(events).sound).toBe(true);
});

it("shows a league in the middle of its fifth round, with line-ups that are in and that are not", async () => {
  const { state, events } = await createdTournament("league");
  expect([state.entries.size, publishedRounds(state)]).toEqual([10, 5]);
  const fifth = pairedRound(state, 5);
  expect(fifth && missingResults(fifth).length).toBe(3);
  expect(state.lineUps.get(5)?.size).toBe(7);
  expect(state.lineUps.get(3)?.get(4)?.players.at(-1)).toBeNull();
  expect(verifyJournal(events).sound).toBe(true);
});
