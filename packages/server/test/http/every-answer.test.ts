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
import { sweep } from "../../../../test/long.ts";
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

const ALL_ROLES = ["anybody", "helper", "player", "director"];

/** The director, who may read everything, and one of the others in turn. */
const someRoles = (format: string): readonly string[] =>
  sweep(["director", ALL_ROLES[format.length % 3] ?? ""], ALL_ROLES);

/** Returns the addresses that answer with a fault of the program, by role. */
const faultsOf = async (
  server: TestServer,
  id: string,
  asking: readonly string[],
): Promise<readonly string[]> => {
  const state = await server.competitions.state(id);
  if (state === null) throw new Error(`no competition ${id}`);
  const templates = await readableAddresses(await visitor(server));
  const faults: string[] = [];
  for (const [role, somebody] of Object.entries(await roles(server, id))) {
    if (!asking.includes(role)) continue;
    const addresses = templates.flatMap((each) => someAddressesOf(each, id, state));
    for (const [number, address] of addresses.entries()) {
      // Responses that do not fit their description become status 500.
      for (const accept of sweep(
        formsOf(address).slice(number % 3 === 0 ? 0 : -1),
        formsOf(address),
      )) {
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

/** The sample takes every third preset: most addresses are the same for all. */
const inTurn = <Item>(all: readonly Item[]): readonly Item[] =>
  all.filter((_, index) => sweep(index % 3 === 0, true));

const numRuns = sweep(1, 40);
const players = fc.integer({ min: 3, max: 12 });

const presets = formatsOf("tournament");
const AT_TABLES = inTurn(presets.filter(({ settings }) => playsTables(settings)));
const AT_BOARDS = inTurn(presets.filter(({ settings }) => !playsTables(settings)));

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
          expect(await faultsOf(server, id, someRoles(format))).toEqual([]);
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
          expect(await faultsOf(server, id, someRoles(format))).toEqual([]);
        } finally {
          await server.close();
        }
      }),
      { numRuns },
    );
  });

  // In the sample one-state.test.ts asks for the others: every address, too, and sees to its status.
  const others = ["championship-finished", "entries-only", "league"] as const;

  it.each(sweep(others, SAMPLE_IDS))("for the sample %s", async (sample) => {
    const server = await openTestServer(undefined, { limits });
    try {
      const ports = { now: () => "2026-11-22T09:00:00.000Z", newSuffix: () => "sample" };
      const stored = await createSample(server.competitions, sample, "de", ports);
      if (!stored.ok) throw new Error(stored.error.code);
      // Samples are large; the random events above cover the differences between roles.
      const asking = sweep(["director"], ALL_ROLES);
      expect(await faultsOf(server, stored.value.id, asking)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
