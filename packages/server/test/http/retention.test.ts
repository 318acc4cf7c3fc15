import { join } from "node:path";
import { isJournalOf, verifyJournal } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createNameKeeper } from "../../src/personal-data/name-keeper.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { founded, given, signedIn } from "./rights-world.ts";
import {
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const NAMES = ["Meier, Anna", "Zorn, Bo", "Öztürk, Cem", "Dvořák, Dana"];
const INITIALS = ["A. M.", "B. Z.", "C. Ö.", "D. D."];

/** Sets up a server with an adjustable clock, a federation and a club below it. */
const world = async (path?: string) => {
  let day = "2016-05-01";
  const server = await testServer(path, { now: () => new Date(`${day}T12:00:00.000Z`) });
  const place = await visitor(server, "director");
  const federation = await founded(server, "Federation", "federation");
  const club = await founded(server, "Ulm", "club", federation);
  /** Sessions end in the meantime: the operator signs in anew. */
  const setDay = (at: string): Promise<Visitor> => {
    day = at;
    return visitor(server, "director");
  };
  return { server, place, federation, club, setDay };
};

/** Plays a closed tournament of an organisation with a result and a removed player. */
const played = async (server: TestServer, place: Visitor, organisation: string, name: string) => {
  const body = { name, format: "scrabble-swiss" };
  const { id } = unwrap(await place.api("POST /competitions", { body }));
  const people = NAMES.map((one, index) => ({
    ...{ name: one, rating: 1900 - index, club: "SK Ulm", birth: `199${index}-01-01` },
  }));
  const entries = [...people, { name: "Gone, Eva", rating: 0 }];
  for (const command of [
    { type: "add-entries", entries },
    { type: "remove-entry", entry: 5 },
    { type: "draft-round" },
    { type: "publish-round", round: 1 },
  ] as const) {
    expect((await give(place, id, command)).status).toBe(200);
  }
  for (const board of [1, 2]) {
    await give(place, id, resultAt(await stateOf(server, id), board));
  }
  const placing = { competition: id, organisation, festival: null };
  expect((await server.organisations.organisations.place(placing, "director")).ok).toBe(true);
  return id;
};

const namesIn = async (server: TestServer, id: string): Promise<readonly string[]> =>
  [...(await stateOf(server, id)).entries.values()].map(({ name }) => name);

const set = (who: Visitor, organisation: string, years: number | null | "inherit") =>
  who.api("PUT /organisations/:organisation/retention", {
    params: { organisation },
    body: { years },
  });

const dueIf = async (who: Visitor, organisation: string, years: string) =>
  unwrap(
    await who.api("GET /organisations/:organisation/retention/due", {
      params: { organisation },
      query: { years },
    }),
  ).due;

describe("names that are kept for a time", () => {
  it.each([
    ["a file", async () => join(temporaryFolder(), "journal.db")],
    ["a PostgreSQL database", emptyDatabase],
  ])("become initials, results stay, and the journal still holds: in %s", async (_what, at) => {
    const path = await at();
    const { server, place, club, setDay } = await world(path);
    const old = await played(server, place, club, "Old");
    const before = await stateOf(server, old);
    unwrap(await set(place, club, 10));
    await setDay("2026-04-30");
    await server.nameKeeper.keep();
    expect(await namesIn(server, old)).toEqual(NAMES);
    await setDay("2026-05-01");
    await server.nameKeeper.keep();
    expect(await namesIn(server, old)).toEqual(INITIALS);
    const after = await stateOf(server, old);
    expect(after.rounds).toEqual(before.rounds);
    expect([...after.entries.values()].map(({ rating }) => rating)).toEqual(
      [...before.entries.values()].map(({ rating }) => rating),
    );
    const everybody = await visitor(server);
    const { text } = await everybody.send("GET", `/c/${old}/standings`);
    expect(text).toContain("A. M.");
    const file = (await server.competitions.exportFile(old)) ?? "";
    for (const gone of [...NAMES, "Gone, Eva", "1990-01-01"]) {
      expect(text).not.toContain(gone);
      expect(file).not.toContain(gone);
    }
    // Read anew, the chain holds with its commitments, and the draws follow from the seed.
    const again = await testServer(path);
    expect(await again.competitions.stateAndBreak(old)).toMatchObject({ broken: null });
    expect(await namesIn(again, old)).toEqual(INITIALS);
    const events = await again.competitions.events(old);
    if (!isJournalOf("tournament", events)) throw new Error("no tournament");
    expect(verifyJournal(events).sound).toBe(true);
    expect(events.filter(({ type }) => type === "person-erased")).toMatchObject(
      [1, 2, 3, 4, 5].map((entry) => ({ actor: "clock", data: { entry } })),
    );
    expect(await again.competitions.importFile(file)).toMatchObject({ ok: true });
    // Nothing is left to do, so no server does anything.
    await again.nameKeeper.keep();
    await server.nameKeeper.keep();
    expect((await stateOf(server, old)).seq).toBe(after.seq);
  });

  it("are those of everything below, unless something is set there; by default they stay", async () => {
    const { server, place, federation, club, setDay } = await world();
    const own = await founded(server, "Bonn", "club", federation);
    const [ulm, bonn] = [
      await played(server, place, club, "Ulm"),
      await played(server, place, own, "Bonn"),
    ];
    const later = await setDay("2046-05-02");
    await server.nameKeeper.keep();
    expect(await namesIn(server, ulm)).toEqual(NAMES);
    unwrap(await set(later, own, null));
    unwrap(await set(later, federation, 5));
    await server.nameKeeper.keep();
    expect(await namesIn(server, ulm)).toEqual(INITIALS);
    expect(await namesIn(server, bonn)).toEqual(NAMES);
    expect(unwrap(await set(later, own, "inherit"))).toEqual({ own: "inherit", held: 5 });
    await server.nameKeeper.keep();
    expect(await namesIn(server, bonn)).toEqual(INITIALS);
  });

  it("are told before: which competitions would change at once, and of none that would not", async () => {
    const { server, place, federation, club, setDay } = await world();
    const old = await played(server, place, club, "Old");
    const later = await played(server, await setDay("2020-01-01"), club, "Later");
    const now = await setDay("2026-11-25");
    expect(await dueIf(now, federation, "10")).toEqual([
      { id: old, name: "Old", endedOn: "2016-05-01", people: 5 },
    ]);
    expect((await dueIf(now, club, "5")).map(({ id }) => id).toSorted()).toEqual(
      [old, later].toSorted(),
    );
    for (const years of ["11", "never", "inherit"]) {
      expect(await dueIf(now, club, years)).toEqual([]);
    }
    expect(await namesIn(server, old)).toEqual(NAMES);
  });

  it("are counted from the last thing that happened, and from the last day of the event", async () => {
    const { server, place, club, setDay } = await world();
    const old = await played(server, place, club, "Old");
    const details = { end: "2018-02-03" };
    expect((await give(place, old, { type: "change-event-details", details })).status).toBe(200);
    const now = await setDay("2026-11-25");
    expect(await dueIf(now, club, "8")).toMatchObject([{ endedOn: "2018-02-03" }]);
    expect(await dueIf(now, club, "9")).toEqual([]);
    expect((await give(now, old, { type: "close-competition" })).status).toBe(200);
    expect(await dueIf(now, club, "8")).toEqual([]);
  });

  it("are told to a club before it asks an association that keeps them no longer", async () => {
    const { server, place, federation, setDay } = await world();
    const club = await founded(server, "Neu-Ulm", "club");
    const old = await played(server, place, club, "Old");
    const now = await setDay("2026-11-25");
    const dueBelow = (parent: string) =>
      now.api("GET /organisations/:organisation/affiliation/due", {
        params: { organisation: club },
        query: { parent },
      });
    expect(unwrap(await dueBelow(federation))).toEqual({ years: null, due: [] });
    unwrap(await set(now, federation, 10));
    expect(unwrap(await dueBelow(federation))).toMatchObject({ years: 10, due: [{ id: old }] });
    // The club's own setting applies there, too.
    unwrap(await set(now, club, 20));
    expect(unwrap(await dueBelow(federation))).toEqual({ years: 20, due: [] });
    expect(await dueBelow("nowhere")).toMatchObject({ problem: { code: "unknown-organisation" } });
    expect(await namesIn(server, old)).toEqual(NAMES);
  });

  it("are looked for in the journals alone that are due", async () => {
    const { server, place, club, setDay } = await world();
    const old = await played(server, place, club, "Old");
    const running = await played(server, place, club, "Running");
    const details = { end: "2026-06-01" };
    await give(place, running, { type: "change-event-details", details });
    const now = await setDay("2026-05-01");
    const recent = await played(server, now, club, "Recent");
    unwrap(await set(now, club, 10));
    const read: (readonly [string, number])[] = [];
    const keeper = createNameKeeper({
      competitions: {
        ...server.competitions,
        eventsOf: async (state, range) => {
          const events = await server.competitions.eventsOf(state, range);
          read.push([state.competition, events.length]);
          return events;
        },
      },
      retention: server.organisations.retention,
      clock: { isTrusted: async () => true, onConfirmed: () => undefined },
      now: () => "2026-05-01T12:00:00.000Z",
      onError: (error) => {
        throw error;
      },
    });
    const { seq } = await stateOf(server, old);
    await keeper.keep();
    expect(await namesIn(server, old)).toEqual(INITIALS);
    expect(await namesIn(server, recent)).toEqual(NAMES);
    expect(read.toSorted()).toEqual(
      [
        [old, 1],
        [old, seq],
        [recent, 1],
      ].toSorted(),
    );
  });

  it("are decided on by owners alone; what they set stands in the log", async () => {
    const { server, club } = await world();
    const dora = await signedIn(server, "Dora");
    await given(server, dora.person, "director", { level: "organisation", id: club });
    expect((await set(dora, club, 1)).ok).toBe(false);
    await given(server, dora.person, "owner", { level: "organisation", id: club });
    unwrap(await set(dora, club, 3));
    const log = await server.organisations.organisations.log(club);
    expect(log.at(-1)?.entry).toEqual({ act: "retention-set", years: 3 });
  });
});
