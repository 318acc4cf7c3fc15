/** After any events in a competition of any preset, every address answers every role. */

import { SAMPLE_IDS } from "@losfee/contract";
import {
  type CommandInput,
  type CompetitionState,
  formatsOf,
  isOfKind,
  playsTables,
} from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, movesOf } from "../../../../test/clumsy-director.ts";
import { tablesCommandsFor, tablesMovesOf } from "../../../../test/clumsy-tables-director.ts";
import { createSample } from "../samples/create-sample.ts";
import { formsOf, limits, readableAddresses, someAddressesOf } from "./every-address.ts";
import { openTestServer, type TestServer, type Visitor, visitor } from "./test-server.ts";

const roles = async (
  server: TestServer,
  id: string,
): Promise<Readonly<Record<string, Visitor>>> => ({
  anybody: await visitor(server),
  helper: await visitor(server, "results", id),
  player: await visitor(server, "public", id, "Player", { kind: "player", entry: 2 }),
  director: await visitor(server, "director"),
});

/** Returns the addresses that answer with a fault of the program, by role. */
const faultsOf = async (server: TestServer, id: string): Promise<readonly string[]> => {
  const state = await server.competitions.state(id);
  if (state === null) throw new Error(`no competition ${id}`);
  const templates = await readableAddresses(await visitor(server));
  const faults: string[] = [];
  for (const [role, somebody] of Object.entries(await roles(server, id))) {
    const addresses = templates.flatMap((each) => someAddressesOf(each, id, state));
    for (const address of addresses) {
      // Responses that do not fit their description become status 500.
      for (const accept of formsOf(address)) {
        const { status, text } = await somebody.send("GET", address, { headers: { accept } });
        if (status >= 500 || status === 429)
          faults.push(`${role} GET ${address} (${accept}): ${status} ${text}`);
      }
    }
  }
  return faults;
};

type Commands = (state: CompetitionState) => readonly CommandInput[];

/** Creates a competition of a preset and plays it by `acts`; skips refused ones. */
const played = async (
  { competitions }: TestServer,
  format: string,
  players: number,
  acts: readonly Commands[],
): Promise<string> => {
  const created = await competitions.create({ name: "Ulm", format }, { actor: "director" });
  if (!created.ok) throw new Error(created.error.code);
  const { id } = created.value;
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `Player ${index}`,
    rating: index % 5 === 0 ? 0 : 2000 - 7 * index,
    club: ["Ulm", "Bonn", ""][index % 3] ?? "",
    title: ["GM", "", ""][index % 3] ?? "",
    class: ["U18", "A", ""][index % 3] ?? "",
  }));
  await competitions.run(id, { type: "add-entries", entries }, { actor: "director" });
  for (const commands of acts) {
    const state = await competitions.state(id);
    if (state === null) throw new Error(`no competition ${id}`);
    for (const command of commands(state)) {
      await competitions.run(id, command, { actor: "director" });
    }
  }
  return id;
};

const numRuns = 40;
const players = fc.integer({ min: 3, max: 12 });

const presets = formatsOf("tournament");
const AT_TABLES = presets.filter(({ settings }) => playsTables(settings));
const AT_BOARDS = presets.filter(({ settings }) => !playsTables(settings));

describe("every address answers without a fault", () => {
  it.each(AT_BOARDS)("for a $id, whatever happened in it", async ({ id: format }) => {
    const acts = movesOf(30, 60);
    await fc.assert(
      fc.asyncProperty(players, acts, async (count, moves) => {
        const server = await openTestServer(undefined, { limits });
        try {
          const id = await played(
            server,
            format,
            count,
            moves.map(
              (move) => (state) => (isOfKind("tournament", state) ? commandsFor(state, move) : []),
            ),
          );
          expect(await faultsOf(server, id)).toEqual([]);
        } finally {
          await server.close();
        }
      }),
      { numRuns },
    );
  });

  it.each(AT_TABLES)("for a $id, whatever happened in it", async ({ id: format }) => {
    const acts = tablesMovesOf(20, 50);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 6, max: 13 }), acts, async (count, moves) => {
        const server = await openTestServer(undefined, { limits });
        try {
          const id = await played(
            server,
            format,
            count,
            moves.map(
              (move) => (state) =>
                isOfKind("tournament", state) ? tablesCommandsFor(state, move) : [],
            ),
          );
          expect(await faultsOf(server, id)).toEqual([]);
        } finally {
          await server.close();
        }
      }),
      { numRuns },
    );
  });

  it.each(SAMPLE_IDS)("for the sample %s", async (sample) => {
    const server = await openTestServer(undefined, { limits });
    try {
      const ports = { now: () => "2026-11-22T09:00:00.000Z", newSuffix: () => "sample" };
      const stored = await createSample(server.competitions, sample, "de", ports);
      if (!stored.ok) throw new Error(stored.error.code);
      expect(await faultsOf(server, stored.value.id)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
