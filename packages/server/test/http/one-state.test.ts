/**
 * A request holds one state from beginning to end: it loads or folds no competition twice, and only
 * lists read all of them.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type CompetitionKind,
  type CompetitionState,
  competitionKinds,
  isOfKind,
  rulesOf,
} from "@losfee/core";
import { pages } from "@losfee/web";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { TEMPORARY_PLACE } from "../../../../test/temporary-place.ts";
import { createSample } from "../samples/create-sample.ts";
import { limits, readableAddresses, someAddressesOf, someFormsOf } from "./every-address.ts";
import { connect, listen } from "./live-client.ts";
import {
  give,
  openTestServer,
  resultAt,
  type TestServer,
  testServer,
  visitor,
} from "./test-server.ts";

const SAMPLES = ["championship-running", "king-lui", "pyramid"] as const;
type Sample = (typeof SAMPLES)[number];

const kindOf: Readonly<Record<Sample, CompetitionKind>> = {
  "championship-running": "tournament",
  "king-lui": "tournament",
  pyramid: "ladder",
};

/** A journal with three competitions, left by a closed server. */
const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-one-state-"));
const path = join(folder, "losfee.sqlite");
const ids = {} as Record<Sample, string>;

beforeAll(async () => {
  const server = await openTestServer(path);
  const ports = { now: () => "2026-11-22T12:00:00.000Z", newSuffix: () => "0" };
  for (const sample of SAMPLES) {
    const created = await createSample(server.competitions, sample, "de", ports);
    if (!created.ok) throw new Error(created.error.code);
    ids[sample] = created.value.id;
  }
  await server.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls of journals and rules. */
interface Work {
  /** The competitions whose last event was requested, per call. */
  readonly loads: readonly string[];
  /** The competitions of which events were read, per call. */
  readonly reads: readonly string[];
  /** The kinds of the folded competitions, per call. */
  readonly folds: readonly CompetitionKind[];
  /** Number of lists of all competitions. */
  readonly lists: number;
}

const NOTHING: Work = { loads: [], reads: [], folds: [], lists: 0 };

/** Pages that ask for these list all competitions. */
const LISTING: ReadonlySet<string> = new Set(["list", "front", "season"]);

/** Counts the work of a server during `act`. */
const workOf = async ({ store }: TestServer, act: () => Promise<unknown>): Promise<Work> => {
  const reads = vi.spyOn(store, "read");
  const loads = vi.spyOn(store, "headSeq");
  const lists = vi.spyOn(store, "heads");
  // Nothing else makes a state from a journal.
  const folds = competitionKinds.map((kind) => vi.spyOn(rulesOf(kind), "fold"));
  try {
    await act();
    return {
      loads: loads.mock.calls.map(([{ id }]) => id),
      reads: reads.mock.calls.map(([{ id }]) => id),
      folds: folds.flatMap(({ mock }) =>
        mock.results.map(({ value }) => {
          const state: CompetitionState = value;
          return state.kind;
        }),
      ),
      lists: lists.mock.calls.length,
    };
  } finally {
    for (const spy of [reads, loads, lists, ...folds]) spy.mockRestore();
  }
};

/** Starts a server on the journal with its competitions in memory. */
const warmServer = async (): Promise<TestServer> => {
  const server = await testServer(path, { limits });
  await server.competitions.list();
  return server;
};

const stateIn = async (server: TestServer, sample: Sample): Promise<CompetitionState> => {
  const state = await server.competitions.state(ids[sample]);
  if (state === null) throw new Error(`no sample ${sample}`);
  return state;
};

describe("whatever is asked for", () => {
  const listing = new Set(
    pages
      .filter(({ asks }) => asks?.some((ask) => LISTING.has(ask)) === true)
      .map((page) => page.path.replaceAll(/:(\w+)\??/g, "{$1}")),
  );
  const lists = (template: string): boolean =>
    listing.has(template) || template === "/api/v1/competitions";

  it.each(SAMPLES)("loads the %s once and folds nothing again", async (sample) => {
    const server = await warmServer();
    const director = await visitor(server, "director");
    const state = await stateIn(server, sample);
    const breaches: unknown[] = [];
    for (const template of await readableAddresses(director)) {
      for (const address of someAddressesOf(template, ids[sample], state)) {
        for (const accept of someFormsOf(address)) {
          let status = 0;
          const {
            loads,
            reads,
            folds,
            lists: listed,
          } = await workOf(server, async () => {
            ({ status } = await director.send("GET", address, { headers: { accept } }));
          });
          const isBreach =
            status >= 500 ||
            // The thread that computes chances checks in the background if they are still wanted.
            (loads.length > 1 && !template.path.endsWith("/chances")) ||
            // Lists of events are read each time; nothing else is.
            reads.length > 1 ||
            folds.length > 0 ||
            listed > (lists(template.path) ? 1 : 0);
          if (isBreach) breaches.push({ address, accept, status, loads, reads, folds, listed });
        }
      }
    }
    expect(breaches).toEqual([]);
  });

  it("is folded once more only where it is asked for as it was", async () => {
    const server = await warmServer();
    const visiting = await visitor(server);
    const id = ids["king-lui"];
    const work = await workOf(server, () =>
      visiting.send("GET", `/api/v1/competitions/${id}/stages/1/standings?seq=40`),
    );
    expect(work).toEqual({ loads: [id], reads: [id], folds: ["tournament"], lists: 0 });
  });
});

it("a command neither loads its competition, nor reads or folds it; before it is refused it loads it once", async () => {
  const server = await warmServer();
  const director = await visitor(server, "director");
  const id = ids["championship-running"];
  const state = await stateIn(server, "championship-running");
  if (!isOfKind("tournament", state)) throw new Error("no tournament");
  const command = { type: "rename-competition", name: "Ulm" } as const;
  const headers = { "idempotency-key": "one-state" };
  for (const carriedOutOrRepeated of [1, 2]) {
    const work = await workOf(server, () => give(director, id, command, { headers }));
    expect([carriedOutOrRepeated, work]).toEqual([carriedOutOrRepeated, NOTHING]);
  }
  expect(await workOf(server, () => give(director, id, { type: "no-such-command" }))).toEqual(
    NOTHING,
  );
  const stale = () => give(director, id, resultAt(state, 1), { expectedSeq: 1 });
  expect(await workOf(server, stale)).toEqual({ ...NOTHING, loads: [id] });
});

it("a live message is read once for everybody who follows", async () => {
  const server = await warmServer();
  const id = ids["championship-running"];
  const port = await listen(server);
  const streams = await Promise.all(
    [1, 2, 3].map(() => connect(port, `/api/v1/competitions/${id}/stream`)),
  );
  const work = await workOf(server, async () => {
    const command = { type: "rename-competition", name: "Neu-Ulm" } as const;
    await server.competitions.run(id, command, { actor: "director" });
    await Promise.all(streams.map((stream) => stream.changes(1)));
  });
  expect(work).toEqual({ ...NOTHING, reads: [id] });
});

describe("after a restart", () => {
  it.each(SAMPLES)("the first page of the %s folds that competition alone", async (sample) => {
    const server = await testServer(path, { limits });
    const visiting = await visitor(server);
    const id = ids[sample];
    const work = await workOf(server, () => visiting.send("GET", `/c/${id}`));
    expect(work).toEqual({ loads: [id], reads: [id], folds: [kindOf[sample]], lists: 0 });
  });

  it("so does the first command", async () => {
    const server = await testServer(path);
    const director = await visitor(server, "director");
    const id = ids["king-lui"];
    const work = await workOf(server, () =>
      give(director, id, { type: "rename-competition", name: "King Lui" }),
    );
    expect(work).toEqual({ loads: [id], reads: [id], folds: ["tournament"], lists: 0 });
  });

  it("deadlines that ended meanwhile fold pyramids alone", async () => {
    const server = await testServer(path);
    const { folds } = await workOf(server, () => server.ladder.scheduler.catchUp());
    expect(new Set(folds)).toEqual(new Set(["ladder"]));
  });
});
