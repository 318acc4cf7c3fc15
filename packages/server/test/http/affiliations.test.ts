import { describe, expect, it } from "vitest";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { founded, given, house, signedIn } from "./rights-world.ts";
import { testServer, unwrap, visitor } from "./test-server.ts";

const api = "/api/v1/organisations";

/** Sets up an unrelated association and club, each with its owner. */
const setUp = async (path?: string) => {
  const server = await testServer(path);
  const place = await visitor(server, "director");
  const above = await founded(server, "Württemberg", "association");
  const ulm = await house(server, place, "Ulm");
  const [anna, bert] = [await signedIn(server, "Anna"), await signedIn(server, "Bert")];
  await given(server, anna.person, "owner", { level: "organisation", id: ulm.organisation });
  await given(server, bert.person, "owner", { level: "organisation", id: above });
  const club = ulm.organisation;
  const ask = () =>
    anna.api("PUT /organisations/:organisation/affiliation", {
      params: { organisation: club },
      body: { parent: above },
    });
  const seen = async (who: typeof anna, organisation: string) =>
    unwrap(await who.api("GET /organisations/:organisation", { params: { organisation } }));
  const answers = { params: { organisation: above, asking: club } };
  return { server, place, above, club, ulm, anna, bert, ask, seen, answers };
};

describe.each([
  ["a file", async () => undefined],
  ["PostgreSQL", emptyDatabase],
])("a club that asks an association, on %s", (_where, path) => {
  it("belongs to it once that agrees, is seen by it from then on, and leaves again", async () => {
    const { above, club, ulm, anna, bert, ask, seen, answers } = await setUp(await path());
    const asked = unwrap(await ask());
    expect(asked).toMatchObject({ parent: null, asked: { parent: above } });
    expect((await bert.send("GET", `${api}/${club}`)).status).toBe(403);
    expect(await seen(anna, club)).toMatchObject({
      ...{ above: null, asked: { id: above, name: "Württemberg" } },
    });
    expect((await seen(bert, above)).asking).toEqual([{ id: club, name: "Ulm" }]);

    // The requesting side cannot accept.
    const route = "POST /organisations/:organisation/affiliations/:asking";
    expect(await anna.api(route, answers)).toMatchObject({ problem: { code: "not-allowed" } });
    expect(unwrap(await bert.api(route, answers))).toMatchObject({ id: club, parent: above });
    expect(await bert.api(route, answers)).toMatchObject({ problem: { code: "no-affiliation" } });
    expect(await seen(bert, club)).toMatchObject({ roles: ["viewer", "person"] });
    expect(await seen(anna, club)).toMatchObject({
      ...{ above: { id: above, name: "Württemberg" }, asked: null },
    });
    expect(await seen(bert, above)).toMatchObject({ asking: [], below: [{ id: club }] });
    expect(await ask()).toMatchObject({ problem: { code: "belongs-there" } });

    const left = { name: "Ulm", kind: "club", parent: null } as const;
    const params = { organisation: club };
    unwrap(await anna.api("PUT /organisations/:organisation", { params, body: left }));
    expect((await bert.send("GET", `${api}/${club}`)).status).toBe(403);
    expect((await bert.send("GET", `/console/${ulm.competition}/journal`)).status).toBe(403);

    const acts = async (who: typeof anna, organisation: string) => {
      const { log, names } = unwrap(
        await who.api("GET /organisations/:organisation/log", { params: { organisation } }),
      );
      return { names, log: log.map(({ actor, entry }) => [actor, entry["act"]]) };
    };
    const [a, b] = [`person:${anna.person}`, `person:${bert.person}`];
    expect((await acts(anna, club)).log.slice(-3)).toEqual([
      [a, "affiliation-asked"],
      [b, "belongs-to"],
      [a, "belongs-to"],
    ]);
    const theirs = await acts(bert, above);
    expect(theirs.log.slice(-3)).toEqual([
      [a, "affiliation-asked"],
      [b, "joined-by"],
      [a, "left-by"],
    ]);
    expect(theirs.names).toMatchObject({ [club]: "Ulm", [anna.person]: "Anna" });
  });
});

describe("a club that an association puts out", () => {
  it("stands by itself at once; its own owner stays, and both logs say so", async () => {
    const { server, above, club, anna, bert, ask, seen, answers } = await setUp();
    const release = (who: typeof anna) =>
      who.api("DELETE /organisations/:organisation/below/:other", {
        params: { organisation: above, other: club },
      });
    const notBelow = { problem: { code: "not-below" } };
    expect(await release(bert)).toMatchObject(notBelow);
    unwrap(await ask());
    // A mere request is declined, not released.
    expect(await release(bert)).toMatchObject(notBelow);
    unwrap(await bert.api("POST /organisations/:organisation/affiliations/:asking", answers));
    expect(await release(anna)).toMatchObject({ problem: { code: "not-allowed" } });
    expect((await release(bert)).ok).toBe(true);
    expect((await bert.send("GET", `${api}/${club}`)).status).toBe(403);
    expect(await seen(anna, club)).toMatchObject({ above: null, roles: ["owner", "person"] });
    expect((await seen(bert, above)).below).toEqual([]);
    expect(await release(bert)).toMatchObject(notBelow);
    const by = `person:${bert.person}`;
    for (const [whose, act] of [
      [above, "left-by"],
      [club, "belongs-to"],
    ] as const) {
      const log = await server.organisations.organisations.log(whose);
      expect(log.at(-1)).toMatchObject({ actor: by, entry: { act } });
    }
  });
});

describe("what is asked of an association", () => {
  it("ends when it declines, when it is taken back, and when something else is asked", async () => {
    const { server, above, club, anna, bert, ask, seen, answers } = await setUp();
    const decline = () =>
      bert.api("DELETE /organisations/:organisation/affiliations/:asking", answers);
    unwrap(await ask());
    expect((await decline()).ok).toBe(true);
    expect(await decline()).toMatchObject({ problem: { code: "no-affiliation" } });
    unwrap(await ask());
    const own = { params: { organisation: club } };
    const takeBack = () => anna.api("DELETE /organisations/:organisation/affiliation", own);
    expect((await takeBack()).ok).toBe(true);
    expect(await takeBack()).toMatchObject({ problem: { code: "no-affiliation" } });
    unwrap(await ask());
    const other = await founded(server, "Baden", "association");
    const body = { parent: other };
    unwrap(await anna.api("PUT /organisations/:organisation/affiliation", { ...own, body }));
    expect((await seen(bert, above)).asking).toEqual([]);
    expect((await seen(anna, club)).asked).toEqual({ id: other, name: "Baden" });
  });

  it("is done at once where somebody owns both", async () => {
    const { server, above, club, anna, ask, seen } = await setUp();
    await given(server, anna.person, "owner", { level: "organisation", id: above });
    expect(unwrap(await ask())).toEqual({ parent: above, asked: null });
    expect((await seen(anna, club)).above).toEqual({ id: above, name: "Württemberg" });
  });

  it("never closes a circle: kinds only rise, also when what asked has risen since", async () => {
    const { server, place, above, club, anna, bert, ask, answers } = await setUp();
    const put = (who: typeof anna, organisation: string, parent: string) =>
      who.api("PUT /organisations/:organisation/affiliation", {
        params: { organisation },
        body: { parent },
      });
    const refused = { problem: { code: "parent-not-above" } };
    expect(await put(anna, club, club)).toMatchObject(refused);
    const peer = await founded(server, "Bonn");
    expect(await put(anna, club, peer)).toMatchObject(refused);
    expect(await put(bert, above, club)).toMatchObject(refused);
    unwrap(await ask());
    const body = { name: "Ulm", kind: "federation", parent: null } as const;
    const params = { organisation: club };
    unwrap(await place.api("PUT /organisations/:organisation", { params, body }));
    const route = "POST /organisations/:organisation/affiliations/:asking";
    expect(await bert.api(route, answers)).toMatchObject(refused);
  });

  it("goes with either of the two", async () => {
    const { server, above, club, anna, ask, seen } = await setUp();
    unwrap(await ask());
    expect((await server.organisations.organisations.remove(above, "director")).ok).toBe(true);
    expect((await seen(anna, club)).asked).toBe(null);
  });
});

it("a new organisation stands by itself where nothing above is named", async () => {
  const server = await testServer();
  const place = await visitor(server, "director");
  const payload = { name: "SC Ulm", kind: "club" };
  const made = await place.send("POST", api, { payload });
  expect([made.status, made.body]).toMatchObject([201, { parent: null }]);
});
