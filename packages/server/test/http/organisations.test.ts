import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { connect, listen } from "./live-client.ts";
import { founded, given, type House, house, signedIn } from "./rights-world.ts";
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

const api = "/api/v1";

const setUp = async (path?: string, now?: () => Date) => {
  const server = await testServer(path, now === undefined ? {} : { now });
  const place = await visitor(server, "director");
  const ulm = await house(server, place, "Ulm");
  return { server, place, ulm };
};

const director = async (server: TestServer, { organisation }: House) => {
  const somebody = await signedIn(server, "Dora");
  await given(server, somebody.person, "director", { level: "organisation", id: organisation });
  return somebody;
};

const listed = async (who: Visitor): Promise<readonly string[]> => {
  const { body } = await who.send("GET", "/console", { headers: { accept: "application/json" } });
  const { competitions } = (body as { model: { competitions: { id: string }[] } }).model;
  return competitions.map(({ id }) => id);
};

describe("people with roles", () => {
  it("find in the console what they have a task in, and nothing of others", async () => {
    const { server, place, ulm } = await setUp();
    const bonn = await house(server, place, "Bonn");
    const loose = await begunCompetition(place);
    const dora = await director(server, ulm);
    const nobody = await signedIn(server, "Nora");
    expect(await listed(dora)).toEqual([ulm.competition]);
    expect(await listed(nobody)).toEqual([]);
    expect((await listed(place)).toSorted()).toEqual(
      [ulm.competition, bonn.competition, loose].toSorted(),
    );
    const mine = unwrap(await dora.api("GET /organisations"));
    expect(mine.organisations).toMatchObject([
      { id: ulm.organisation, roles: ["director", "person"] },
    ]);
    expect(unwrap(await nobody.api("GET /organisations")).organisations).toEqual([]);
  });

  it("stand in the journal by their account; those who direct read their names as long as it exists", async () => {
    const { server, place, ulm } = await setUp();
    const dora = await director(server, ulm);
    const command = resultAt(await stateOf(server, ulm.competition), 1);
    expect((await give(dora, ulm.competition, command)).status).toBe(200);
    const { text } = await dora.send("GET", `${api}/competitions/${ulm.competition}/events`);
    expect(text).toContain(`"person:${dora.person}"`);
    expect(text).not.toContain("Dora");
    const told = async (language: string): Promise<string> => {
      const headers = { accept: "text/html" };
      const path = `/console/${ulm.competition}/journal?lang=${language}`;
      return (await place.send("GET", path, { headers })).text;
    };
    expect(await told("en")).toContain("Dora");
    const rows = await place.send("GET", `${api}/competitions/${ulm.competition}/journal`);
    expect(rows.body).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ who: "Dora" })]),
    });
    expect((await dora.send("DELETE", `${api}/account`)).status).toBe(200);
    expect(await told("en")).not.toContain("Dora");
    expect(await told("en")).toContain("a user with an account");
  });

  it("are told apart by name where their results differ, to those with a task alone", async () => {
    const { server, place, ulm } = await setUp();
    const { competition } = ulm;
    const target = { level: "competition", id: competition } as const;
    const [one, two] = [await signedIn(server, "Frieda"), await signedIn(server, "Gustav")];
    for (const { person } of [one, two]) await given(server, person, "arbiter", target);
    const state = await stateOf(server, competition);
    expect((await give(one, competition, resultAt(state, 1))).status).toBe(200);
    const again = { ...resultAt(state, 1, [111, 222]), type: "enter-again" };
    expect((await give(two, competition, again)).status).toBe(200);
    const headers = { accept: "text/html" };
    const { text: check } = await place.send("GET", `/console/${competition}/check`, { headers });
    expect(check).toContain("Frieda");
    expect(check).toContain("Gustav");
    const results = await place.send("GET", `/console/${competition}/results/1`, { headers });
    expect(results.text).toContain("Frieda");
    const { text: shown } = await place.send("GET", `/${competition}/rounds/1`, { headers });
    expect(shown).not.toContain("Frieda");
  });

  it("check in, and enter no result, or the other way round, as their role has it", async () => {
    const { server, ulm } = await setUp();
    const { competition } = ulm;
    const target = { level: "competition", id: competition } as const;
    const [door, arbiter, helper] = [
      await signedIn(server, "Door"),
      await signedIn(server, "Arbiter"),
      await visitor(server, "results", competition, "Helper"),
    ];
    await given(server, door.person, "check-in", target);
    await given(server, arbiter.person, "arbiter", target);
    const result = resultAt(await stateOf(server, competition), 1);
    const arrival = { type: "check-in", entries: [1], present: true };
    expect((await give(door, competition, result)).status).toBe(403);
    expect((await give(helper, competition, arrival)).status).toBe(403);
    expect((await give(door, competition, arrival)).body).not.toMatchObject({
      code: "command-not-allowed",
    });
    expect((await give(helper, competition, result)).status).toBe(200);
    // An arbiter settles results of helpers; a helper only their own.
    const erase = { type: "erase-result", round: 1, board: 1 };
    expect((await give(arbiter, competition, erase)).status).toBe(200);
    expect((await give(arbiter, competition, { type: "draft-round" })).status).toBe(403);
  });

  it("see entries with births as treasurers, and no drafts or second entries", async () => {
    const { server, place, ulm } = await setUp();
    const { competition } = ulm;
    await give(place, competition, {
      type: "change-entry",
      entry: 1,
      birth: "1990-01-01",
      reason: "x",
    } as never);
    const till = await signedIn(server, "Till");
    const target = { level: "competition", id: competition } as const;
    await given(server, till.person, "treasurer", target);
    const path = `${api}/competitions/${competition}/entries`;
    const seen = await till.send("GET", path);
    const director = await place.send("GET", path);
    expect(seen.text.includes("1990-01-01")).toBe(director.text.includes("1990-01-01"));
    expect((await (await visitor(server)).send("GET", path)).text).not.toContain("1990-01-01");
    expect((await till.send("GET", `/console/${competition}/results`)).status).toBe(403);
  });
});

describe("competitions of organisations", () => {
  it("are begun by those who direct there, and nowhere else", async () => {
    const { server, place, ulm } = await setUp();
    const bonn = await house(server, place, "Bonn");
    const dora = await director(server, ulm);
    const begin = (home: object) =>
      dora.send("POST", `${api}/competitions`, {
        payload: { name: "Blitz", format: "scrabble-swiss", ...home },
      });
    const { organisation, festival } = ulm;
    const made = await begin({ organisation, festival });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    expect(await server.organisations.organisations.placement(id)).toEqual({
      organisation,
      festival,
    });
    expect((await give(dora, id, { type: "rename-competition", name: "Rapid" })).status).toBe(200);
    const foreign = { organisation: bonn.organisation };
    const refused = [
      await begin({}),
      await begin(foreign),
      await begin({ organisation, festival: bonn.festival }),
      await begin({ organisation: "nowhere" }),
    ];
    expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array.from({ length: 4 }, () => [403, "not-allowed"]),
    );
  });

  it("come in as files by those who direct the organisation, and land there", async () => {
    const { server, place, ulm } = await setUp();
    const kiel = await house(server, place, "Kiel");
    const dora = await director(server, ulm);
    const exported = await place.send("GET", `${api}/competitions/${kiel.competition}/export`);
    const report = "012 Open from elsewhere\n001    1      Abel\n001    2      Blum\n";
    for (const [path, payload] of [
      ["/competitions/import", exported.text],
      ["/competitions/import/trf", report],
    ] as const) {
      const send = (query: string) =>
        dora.send("POST", `${api}${path}${query}`, {
          headers: { "content-type": "application/octet-stream" },
          payload,
        });
      // Neither the place's own nor another club's.
      expect((await send("")).status).toBe(403);
      expect((await send(`?organisation=${kiel.organisation}`)).status).toBe(403);
      expect((await send("?organisation=nowhere")).status).toBe(403);
      const taken = await send(`?organisation=${ulm.organisation}&festival=${ulm.festival}`);
      expect(taken.status).toBe(201);
      const { id } = taken.body as { readonly id: string };
      expect(await server.organisations.organisations.placement(id)).toEqual({
        organisation: ulm.organisation,
        festival: ulm.festival,
      });
      expect((await dora.send("GET", `/console/${id}`)).status).toBe(200);
    }
  });

  it("have rehearsals that those find who direct them, and nobody else", async () => {
    const { server, ulm } = await setUp();
    const dora = await signedIn(server, "Dora");
    const target = { level: "competition", id: ulm.competition } as const;
    await given(server, dora.person, "director", target);
    const made = await dora.send("POST", `${api}/competitions/${ulm.competition}/rehearsals`);
    const { id } = made.body as { id: string };
    expect(made.status).toBe(201);
    expect((await dora.send("GET", `/c/${id}`)).status).toBe(200);
    expect(await listed(dora)).toContain(id);
    const nora = await signedIn(server, "Nora");
    for (const who of [nora, await visitor(server)]) {
      expect((await who.send("GET", `/c/${id}`)).status).toBe(404);
      expect((await who.send("GET", `${api}/competitions`)).text).not.toContain(id);
    }
  });

  it("move when both owners agree; until then nothing changes", async () => {
    const { server, place, ulm } = await setUp();
    const bonn = await house(server, place, "Bonn");
    const [anna, bert] = [await signedIn(server, "Anna"), await signedIn(server, "Bert")];
    await given(server, anna.person, "owner", { level: "organisation", id: ulm.organisation });
    await given(server, bert.person, "owner", { level: "organisation", id: bonn.organisation });
    const { competition: id } = ulm;
    const to = { organisation: bonn.organisation, festival: null };
    const dora = await director(server, ulm);
    expect(
      (await dora.send("PUT", `${api}/competitions/${id}/placement`, { payload: to })).status,
    ).toBe(403);
    const asked = unwrap(
      await anna.api("PUT /competitions/:id/placement", { params: { id }, body: to }),
    );
    expect(asked).toMatchObject({
      organisation: ulm.organisation,
      move: { organisation: bonn.organisation },
    });
    const moves = `${api}/organisations/${bonn.organisation}/moves/${id}`;
    expect((await anna.send("POST", moves)).status).toBe(403);
    expect((await bert.send("POST", moves)).body).toMatchObject({
      organisation: bonn.organisation,
      move: null,
    });
    expect((await anna.send("GET", `${api}/competitions/${id}/export`)).status).toBe(403);
    expect((await bert.send("GET", `${api}/competitions/${id}/export`)).status).toBe(200);
    const none = `${api}/organisations/${bonn.organisation}/moves/`;
    const answers = [await bert.send("POST", `${none}${id}`), await bert.send("POST", `${none}no`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});

describe("roles", () => {
  it("are given by whoever has the right to: nobody makes oneself more than one is", async () => {
    const { server, ulm } = await setUp();
    const dora = await director(server, ulm);
    const paul = await signedIn(server, "Paul");
    const roles = `${api}/organisations/${ulm.organisation}/roles`;
    const ask = (role: string, person = paul.person) =>
      dora.send("POST", roles, { payload: { person, role, expiresAt: null } });
    expect((await ask("arbiter")).status).toBe(201);
    for (const role of ["owner", "director", "member"]) {
      expect((await ask(role)).body).toMatchObject({ code: "not-allowed", needed: "owner" });
    }
    expect((await ask("owner", dora.person)).status).toBe(403);
    const own = await server.organisations.grants.on({
      level: "organisation",
      id: ulm.organisation,
    });
    const hers = own.find(({ person }) => person === dora.person);
    expect((await dora.send("DELETE", `${roles}/${hers?.id}`)).status).toBe(403);
    const festival = `${api}/festivals/${ulm.festival}/roles/${hers?.id}`;
    expect((await dora.send("DELETE", festival)).body).toMatchObject({ code: "unknown-grant" });
  });

  it("come by an invitation, once, for whoever is signed in", async () => {
    const { server, place, ulm } = await setUp();
    const made = unwrap(
      await place.api("POST /festivals/:festival/invitations", {
        params: { festival: ulm.festival },
        body: { role: "director", expiresAt: null },
      }),
    );
    const token = made.url.split("/").at(-1) ?? "";
    const [anna, bert] = [await signedIn(server, "Anna"), await signedIn(server, "Bert")];
    const accept = (who: Visitor) => who.send("POST", `${api}/invitations`, { payload: { token } });
    expect((await accept(await visitor(server))).status).toBe(401);
    expect((await accept(place)).status).toBe(403);
    expect((await accept(anna)).body).toEqual({
      role: "director",
      target: { level: "festival", id: ulm.festival },
    });
    expect((await accept(bert)).body).toMatchObject({ code: "invitation-void" });
    expect(await listed(anna)).toEqual([ulm.competition]);
    expect(
      (await place.send("GET", `${api}/organisations/${ulm.organisation}/log`)).body,
    ).toMatchObject({
      log: [
        { entry: { act: "founded" } },
        { entry: { act: "festival-added" } },
        { entry: { act: "competition-placed" } },
        { actor: "director", entry: { act: "invited" } },
        { actor: `person:${anna.person}`, entry: { act: "role-given", role: "director" } },
      ],
    });
  });

  it("tell nobody whether an organisation exists who has no part in it", async () => {
    const { server, ulm } = await setUp();
    const nora = await signedIn(server, "Nora");
    for (const below of ["", "/roles", "/log"]) {
      const there = await nora.send("GET", `${api}/organisations/${ulm.organisation}${below}`);
      const not = await nora.send("GET", `${api}/organisations/nowhere${below}`);
      expect([there.status, there.body]).toEqual([not.status, not.body]);
    }
  });

  it("end when they run out, to the second, with their streams", async () => {
    const clock = { now: new Date("2026-11-25T12:00:00.000Z") };
    const { server, ulm } = await setUp(undefined, () => clock.now);
    const anna = await signedIn(server, "Anna");
    const until = "2026-11-25T13:00:00.000Z";
    const target = { level: "competition", id: ulm.competition } as const;
    await given(server, anna.person, "director", target, until);
    const port = await listen(server);
    const cookie = `losfee_session=${anna.cookies["losfee_session"]}`;
    const path = `${api}/competitions/${ulm.competition}/stream`;
    const live = await connect(port, path, { cookie });
    expect((await anna.send("GET", `${api}/competitions/${ulm.competition}/export`)).status).toBe(
      200,
    );
    clock.now = new Date(until);
    await live.ended();
    expect((await anna.send("GET", `${api}/competitions/${ulm.competition}/export`)).status).toBe(
      403,
    );
  });

  it.each([
    ["one file", async () => join(temporaryFolder(), "journal.db")],
    ["one PostgreSQL database", emptyDatabase],
  ])("taken back end at once with their streams, on every server on %s", async (_what, place) => {
    const path = await place();
    const { server, ulm } = await setUp(path);
    const other = await testServer(path);
    const dora = await director(server, ulm);
    const cookie = `losfee_session=${dora.cookies["losfee_session"]}`;
    const stream = `${api}/competitions/${ulm.competition}/stream`;
    const here = await connect(await listen(server), stream, { cookie });
    const there = await connect(await listen(other), stream, { cookie });
    const grants = await server.organisations.grants.on({
      level: "organisation",
      id: ulm.organisation,
    });
    for (const { id } of grants) await server.organisations.grants.take(id, "director");
    await here.ended();
    await there.ended();
    const { statusCode } = await other.app.inject({
      url: `${api}/competitions/${ulm.competition}/export`,
      cookies: dora.cookies,
    });
    expect(statusCode).toBe(403);
  });
});

describe("festivals and associations", () => {
  it("everybody sees a festival with its competitions, and no rehearsal", async () => {
    const { server, place, ulm } = await setUp();
    await place.send("POST", `${api}/competitions/${ulm.competition}/rehearsals`);
    const { body } = await (await visitor(server)).send("GET", `${api}/festivals/${ulm.festival}`);
    expect(body).toMatchObject({
      name: "Ulm Open",
      organiser: { name: "Ulm" },
      competitions: [{ id: ulm.competition }],
    });
  });

  it("an association sees its clubs' competitions, and changes nothing in them", async () => {
    const server = await testServer();
    const place = await visitor(server, "director");
    const association = await founded(server, "Württemberg", "association");
    const ulm = await house(server, place, "Ulm", association);
    const anna = await signedIn(server, "Anna");
    await given(server, anna.person, "owner", { level: "organisation", id: association });
    expect(await listed(anna)).toEqual([ulm.competition]);
    const seen = await anna.send("GET", `${api}/organisations/${ulm.organisation}`);
    expect(seen.body).toMatchObject({ roles: ["viewer", "person"] });
    for (const below of ["roles", "log"]) {
      const path = `${api}/organisations/${ulm.organisation}/${below}`;
      expect((await anna.send("GET", path)).status).toBe(403);
    }
    const rename = { type: "rename-competition", name: "x" };
    expect((await give(anna, ulm.competition, rename)).status).toBe(403);
  });
});
