import { readFileSync } from "node:fs";
import { isOfKind } from "@losfee/core";
import { expect, onTestFinished, test } from "vitest";
import { createCompetitionService } from "../competitions/create-service.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";

const vector = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../files/test/trf/vectors/${name}`, import.meta.url)));

const serviceInMemory = () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  return createCompetitionService(opened.value);
};

const running = vector("scenarios/sc-tiny07-n11-r10-r04.trf");

test("a TRF file becomes a competition that goes on, each time a new one", async () => {
  const service = serviceInMemory();
  const imported = await service.importTrf(running, {
    name: "Tiny Open",
    timeZone: "Europe/Berlin",
  });
  if (!imported.ok) throw new Error(imported.error.code);
  const { id, seq, notes, problems } = imported.value;
  expect(id).toMatch(/^tiny-open-/);
  expect({ notes, problems }).toEqual({ notes: [], problems: [] });
  const state = await service.state(id);
  if (state === null || !isOfKind("tournament", state)) throw new Error("no tournament");
  expect(state).toMatchObject({
    name: "Tiny Open",
    seq,
    details: { timeZone: "Europe/Berlin" },
  });
  expect(state.rounds).toHaveLength(3);
  const command = { type: "draft-round" } as const;
  expect(await service.run(id, command, { actor: "director" })).toMatchObject({ ok: true });
  const again = await service.importTrf(running);
  if (!again.ok) throw new Error(again.error.code);
  expect(again.value.id).not.toBe(id);
  const [first, second] = await Promise.all([service.state(id), service.state(again.value.id)]);
  expect(second?.seed).not.toBe(first?.seed);
});

test("a file of a team event is stored with its squads and matches", async () => {
  const service = serviceInMemory();
  const imported = await service.importTrf(vector("official/held_team_7.trf"));
  if (!imported.ok) throw new Error(imported.error.code);
  const state = await service.state(imported.value.id);
  if (state === null || state === undefined || !("squads" in state)) throw new Error("no teams");
  expect(imported.value.notes).toContainEqual({ code: "trf-import-no-time-zone" });
  expect([state.entries.size, state.squads.size, state.rounds.length]).toEqual([14, 14, 7]);
});
