import { describe, expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { limits, readableAddresses, someAddressesOf } from "./every-address.ts";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const SAMPLES = ["championship-running", "king-lui", "pyramid"] as const;

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

const sampleOf = async (server: TestServer, sample: (typeof SAMPLES)[number]): Promise<string> => {
  const stored = await createSample(server.competitions, sample, "en", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  return stored.value.id;
};

const rehearse = async (director: Visitor, id: string): Promise<string> =>
  unwrap(await director.api("POST /competitions/:id/rehearsals", { params: { id } })).id;

describe("a rehearsal", () => {
  it.each(SAMPLES)("is the event as it stands, under a name of its own: %s", async (sample) => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await sampleOf(server, sample);
    const real = await server.competitions.state(id);
    const copy = await rehearse(director, id);
    const state = await server.competitions.state(copy);
    expect(copy).not.toBe(id);
    expect(state?.name).toBe(`${real?.name} (Probe)`);
    expect(state?.rehearsal).toEqual({ of: id, seq: real?.seq });
    expect([...(state?.entries.keys() ?? [])]).toEqual([...(real?.entries.keys() ?? [])]);
    expect(await server.competitions.state(id)).toEqual(real);
  });

  it.each(SAMPLES)("is not there for strangers, whatever they ask for: %s", async (sample) => {
    const server = await testServer(undefined, { limits });
    const director = await visitor(server, "director");
    const stranger = await visitor(server);
    const copy = await rehearse(director, await sampleOf(server, sample));
    const state = await server.competitions.state(copy);
    if (state === null) throw new Error("no rehearsal");
    const addresses = (await readableAddresses(stranger)).flatMap((template) =>
      someAddressesOf(template, copy, state),
    );
    const asked = [
      ...addresses.filter((address) => address.includes(copy)),
      ...["calendar.ics", "feed.atom", "feed.json", "app.webmanifest", "me/worker.js"].map(
        (name) => `/c/${copy}/${name}`,
      ),
      `/api/v1/competitions/${copy}/stream`,
    ];
    expect(asked.length).toBeGreaterThan(20);
    for (const address of asked) {
      const { status, text } = await stranger.send("GET", address);
      expect([address, [401, 403, 404].includes(status)]).toEqual([address, true]);
      expect([address, text.includes(state.name)]).toEqual([address, false]);
    }
    expect((await director.send("GET", `/c/${copy}`)).status).toBe(200);
  });

  it("is listed, with what it is a copy of, for directors alone", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const stranger = await visitor(server);
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    const listed = async (who: Visitor) =>
      unwrap(await who.api("GET /competitions", {})).competitions.map((one) => [
        one.id,
        one.rehearsal?.of,
      ]);
    expect(await listed(director)).toEqual([
      [id, undefined],
      [copy, id],
    ]);
    expect(await listed(stranger)).toEqual([[id, undefined]]);
    expect((await stranger.send("GET", "/")).text).not.toContain(copy);
    expect((await director.send("GET", "/console")).text).toContain(copy);
  });

  it("says on each of its console's pages that nothing in it is real", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    const notice = "This is a rehearsal, not the real event";
    for (const page of ["", "/entries", "/results", "/journal"]) {
      const address = (of: string) => `/console/${of}${page}?lang=en`;
      expect((await director.send("GET", address(copy))).text).toContain(notice);
      expect((await director.send("GET", address(id))).text).not.toContain(notice);
    }
  });

  it("changes nothing in the event, whatever is done in it", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    const before = await stateOf(server, id);
    for (let board = 1; board <= 4; board++) {
      const done = await give(director, copy, resultAt(await stateOf(server, copy), board));
      expect(done.status).toBe(200);
    }
    expect((await give(director, copy, { type: "close-competition" })).status).toBe(200);
    expect(await stateOf(server, id)).toEqual(before);
    const removed = await director.api("DELETE /competitions/:id", { params: { id: copy } });
    expect(removed.ok).toBe(true);
    expect(await stateOf(server, id)).toEqual(before);
  });

  it("draws other lots than the event, and never publishes the event's seed", async () => {
    const [real, own] = ["1".repeat(64), "2".repeat(64)];
    const seeds = [real, own];
    const server = await testServer(undefined, { newSeed: () => seeds.shift() ?? "" });
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    expect((await stateOf(server, copy)).seed).toBe(own);
    const shown = async (path: string) => (await director.send("GET", path)).text;
    const paths = ["", "/lots", "/events"].map((path) => `/api/v1/competitions/${copy}${path}`);
    const open = await Promise.all([...paths, `/c/${copy}/lots`].map(shown));
    expect(open.some((text) => text.includes(real) || text.includes(own))).toBe(false);
    for (let board = 1; board <= 4; board++) {
      await give(director, copy, resultAt(await stateOf(server, copy), board));
    }
    await give(director, copy, { type: "close-competition" });
    const closed = await Promise.all([...paths, `/c/${copy}/lots`].map(shown));
    expect(closed.some((text) => text.includes(own))).toBe(true);
    expect(closed.some((text) => text.includes(real))).toBe(false);
  });

  it("sends nothing and sets nothing up that would", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const copy = await rehearse(director, await sampleOf(server, "pyramid"));
    const api = `/api/v1/competitions/${copy}`;
    const asked = [
      ["POST", "/webhooks", { url: "https://example.org/", topics: ["results"] }],
      ["PUT", "/mail", {}],
      ["PUT", "/embeds", { sites: [] }],
    ] as const;
    for (const [method, path, payload] of asked) {
      const { status, body } = await director.send(method, `${api}${path}`, { payload });
      expect([path, status, body]).toMatchObject([path, 409, { code: "rehearsal-is-private" }]);
    }
  });

  it("lets no deadline act and writes no letter, however late it is", async () => {
    let now = new Date("2026-11-21T08:00:00.000Z");
    const server = await testServer(undefined, { now: () => now });
    const director = await visitor(server, "director");
    const id = await sampleOf(server, "pyramid");
    const copy = await rehearse(director, id);
    const seqs = async () =>
      Promise.all([id, copy].map(async (one) => (await server.competitions.state(one))?.seq ?? 0));
    const [realBefore = 0, copyBefore = 0] = await seqs();
    now = new Date("2026-12-01T08:00:00.000Z");
    await server.ladder.scheduler.catchUp();
    const [realAfter = 0, copyAfter] = await seqs();
    expect(realAfter).toBeGreaterThan(realBefore);
    expect(copyAfter).toBe(copyBefore);
  });

  it("loses whoever is erased from the event", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    expect((await give(director, id, { type: "erase-person", entry: 2 })).status).toBe(200);
    expect((await stateOf(server, copy)).entries.get(2)?.name).toBe("#2");
    const file = (await director.send("GET", `/api/v1/competitions/${copy}/export`)).text;
    expect(file).not.toContain('"P2"');
  });

  it("is begun by directors, and from the real event", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    const helper = await visitor(server, "results", id);
    const asked = async (who: Visitor, of: string) => {
      const answer = await who.api("POST /competitions/:id/rehearsals", { params: { id: of } });
      return answer.ok ? 201 : answer.problem.code;
    };
    expect(await asked(helper, id)).toBe("not-allowed");
    expect(await asked(director, copy)).toBe("is-rehearsal");
    expect(await asked(director, "nothing")).toBe("no-competition");
    expect(await asked(director, id)).toBe(201);
  });

  it("is a rehearsal still where its file is imported", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const copy = await rehearse(director, id);
    const file = (await director.send("GET", `/api/v1/competitions/${copy}/export`)).text;
    const other = await testServer();
    const imported = await other.competitions.importFile(file);
    expect(imported.ok && (await stateOf(other, imported.value.id)).rehearsal?.of).toBe(id);
  });
});
