import { describe, expect, it } from "vitest";
import { numberIn } from "../../../../test/number-in.ts";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

const api = "/api/v1/competitions";

it("lets a helper do nothing in another competition", async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const [id, elsewhere] = [await begunCompetition(director), await begunCompetition(director)];
  const helper = await visitor(server, "results", id);
  const state = await stateOf(server, elsewhere);
  const answer = await give(helper, elsewhere, resultAt(state, 1));
  expect(answer).toMatchObject({ status: 403, body: { code: "not-allowed", needed: "results" } });
  expect((await stateOf(server, elsewhere)).seq).toBe(4);
});

describe("helpers", () => {
  const setUp = async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const anna = await visitor(server, "results", id, "Anna");
    const bert = await visitor(server, "results", id, "Bert");
    return { server, director, id, anna, bert };
  };

  it("enter results, enter them again, and take only their own back", async () => {
    const { server, director, id, anna, bert } = await setUp();
    const state = await stateOf(server, id);
    expect((await give(anna, id, resultAt(state, 1))).status).toBe(200);
    const again = { ...resultAt(state, 1), type: "enter-again" };
    expect((await give(bert, id, again)).status).toBe(200);
    const erase = { type: "erase-result", round: 1, board: 1 };
    expect(await give(bert, id, erase)).toMatchObject({
      status: 403,
      body: { code: "not-own-result", board: 1 },
    });
    expect((await give(anna, id, erase)).status).toBe(200);
    expect((await give(anna, id, resultAt(state, 1))).status).toBe(200);
    expect((await give(director, id, erase)).status).toBe(200);
  });

  it("may give no other command", async () => {
    const { server, id, anna } = await setUp();
    const commands = [
      { type: "rename-competition", name: "x" },
      { type: "add-entries", entries: [{ name: "x" }] },
      { type: "draft-round" },
      { type: "recall-round", round: 1, reason: "x" },
      { type: "close-competition" },
      {
        ...resultAt(await stateOf(server, id), 1),
        type: "correct-result",
        reason: "x",
        repair: "keep",
      },
    ];
    for (const command of commands) {
      expect(await give(anna, id, command)).toMatchObject({
        status: 403,
        body: { code: "command-not-allowed", command: command.type },
      });
    }
    expect((await stateOf(server, id)).seq).toBe(4);
  });

  it("never learn the first entry from a blind second one", async () => {
    const { server, id, anna, bert } = await setUp();
    const state = await stateOf(server, id);
    await give(anna, id, resultAt(state, 1, [423, 387]));
    const again = { ...resultAt(state, 1, [111, 222]), type: "enter-again" };
    const answer = await give(bert, id, again);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        events: [{ type: "result-entered-again", data: { round: 1, board: 1 } }],
        warnings: [{ code: "second-entry-differs" }],
      },
    });
    for (const secret of [numberIn(423), numberIn(387), /"agrees"/]) {
      expect(answer.text).not.toMatch(secret);
    }
  });
});

describe("those with a link for a table or a player", () => {
  const table = { kind: "table", stage: 0, table: 3 } as const;
  const player = { kind: "player", entry: 2 } as const;

  const setUp = async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    return { server, director, id };
  };

  it("begin at their sheet or page", async () => {
    const { server, id } = await setUp();
    const links = [
      await server.access.createLink(id, "Tisch 3", { role: "table", scope: table }),
      await server.access.createLink(id, "P2", { role: "player", scope: player }),
    ];
    const stranger = await visitor(server);
    const places = await Promise.all(
      links.map(async (link) => {
        const entered = await stranger.send("GET", `/enter/${link.ok ? link.value.token : ""}`);
        return [entered.status, entered.headers["location"]];
      }),
    );
    expect(places).toEqual([
      [303, `/c/${id}/table`],
      [303, `/c/${id}/me`],
    ]);
  });

  it("see what the public sees and give no command where their kind of link does nothing", async () => {
    const { server, id } = await setUp();
    const command = resultAt(await stateOf(server, id), 1);
    for (const scope of [table, player]) {
      const guest = await visitor(server, scope.kind, id, scope.kind, scope);
      expect(await give(guest, id, command)).toMatchObject({
        status: 403,
        body: { code: "command-not-allowed" },
      });
      expect((await guest.send("GET", `/c/${id}/standings`)).status).toBe(200);
      expect((await guest.send("GET", `/console/${id}/results`)).status).toBe(403);
    }
  });

  it("get none for a table or player that the competition does not have", async () => {
    const { director, id } = await setUp();
    const path = `${api}/${id}/links`;
    const ask = (payload: object) => director.send("POST", path, { payload });
    expect(await ask({ label: "Tisch 3", role: "table", scope: table })).toMatchObject({
      status: 422,
      body: { code: "unknown-scope" },
    });
    for (const payload of [
      { label: "Anna", role: "player", scope: table },
      { label: "Anna", role: "table" },
      { label: "Anna", role: "director" },
    ]) {
      expect(await ask(payload)).toMatchObject({
        status: 400,
        body: { code: "malformed-request" },
      });
    }
    expect((await director.send("GET", path)).body).toEqual({ links: [] });
    expect(await ask({ label: "Anna", role: "results" })).toMatchObject({
      status: 201,
      body: { label: "Anna", role: "results" },
    });
  });
});

describe("when something happened", () => {
  it("is for directors to say", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const anna = await visitor(server, "results", id);
    const command = resultAt(await stateOf(server, id), 1);
    const effectiveAt = "2026-11-20T18:30:00.000Z";
    expect(await give(anna, id, command, { effectiveAt })).toMatchObject({
      status: 403,
      body: { code: "not-allowed", needed: "director" },
    });
    expect((await give(director, id, command, { effectiveAt })).status).toBe(200);
    expect(await give(director, id, command, { effectiveAt: "yesterday" })).toMatchObject({
      status: 400,
      body: { code: "malformed-request", field: "effectiveAt" },
    });
  });
});

describe("drafts", () => {
  it("are seen by the director alone until they are published", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const state = await stateOf(server, id);
    for (let board = 1; board <= 4; board++) await give(director, id, resultAt(state, board));
    await give(director, id, { type: "draft-round" });
    const others = [await visitor(server), await visitor(server, "results", id)];
    expect((await director.send("GET", `${api}/${id}/rounds/2`)).body).toMatchObject({
      round: { status: "draft", acts: [] },
    });
    expect((await director.send("GET", `${api}/${id}`)).body).toMatchObject({ draft: 2 });
    for (const visitor of others) {
      expect((await visitor.send("GET", `${api}/${id}/rounds/2`)).status).toBe(404);
      expect((await visitor.send("GET", `${api}/${id}/rounds`)).body).toMatchObject({
        rounds: { length: 1 },
      });
      expect((await visitor.send("GET", `${api}/${id}`)).body).toMatchObject({ draft: null });
    }
    await give(director, id, { type: "publish-round", round: 2 });
    for (const visitor of others) {
      expect((await visitor.send("GET", `${api}/${id}/rounds/2`)).status).toBe(200);
    }
  });
});

describe("getting in and out", () => {
  const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
    String(headers["set-cookie"] ?? "");

  it("works by the director's link, once, with a cookie that scripts cannot read", async () => {
    const server = await testServer();
    const path = `/enter/${server.access.newDirectorToken()}`;
    const stranger = await visitor(server);
    const first = await stranger.send("GET", path);
    expect([first.status, first.headers["location"]]).toEqual([303, "/console"]);
    const cookie = cookieOf(first.headers);
    expect(cookie).toMatch(/^losfee_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    const token = /losfee_session=([^;]+)/.exec(cookie)?.[1] ?? "";
    const created = await stranger.send("POST", api, {
      payload: { name: "Ulm", format: "scrabble-swiss" },
      cookies: { losfee_session: token },
    });
    expect(created.status).toBe(201);
    expect(await stranger.send("GET", path)).toMatchObject({
      status: 403,
      body: { code: "link-void" },
    });
  });

  it("is not used up by a program that only asks for the link's headers", async () => {
    const server = await testServer();
    const url = `/enter/${server.access.newDirectorToken()}`;
    await server.app.inject({ method: "HEAD", url });
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(303);
  });

  it("takes a helper to the results; a director who tries the link stays a director", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const body = { label: "Tisch 3" };
    const made = unwrap(
      await director.api("POST /competitions/:id/links", { params: { id }, body }),
    );
    expect(made).toMatchObject({
      label: "Tisch 3",
      qr: expect.stringMatching(/^<svg [\s\S]*<\/svg>\s*$/),
    });
    const url = new URL(made.url).pathname;
    const entered = await (await visitor(server)).send("GET", url);
    expect(entered.headers["location"]).toBe(`/console/${id}/results`);
    expect(cookieOf(entered.headers)).toContain("losfee_session=");
    expect(cookieOf((await director.send("GET", url)).headers)).toBe("");
    expect((await director.send("GET", `${api}/${id}/links`)).body).toMatchObject({
      links: [{ label: "Tisch 3" }],
    });
  });

  it("leads phones to the machine's address in the network, not to themselves", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const urlFor = async (label: string, host: string) => {
      const call = { params: { id }, body: { label }, headers: { host } };
      return unwrap(await director.api("POST /competitions/:id/links", call)).url;
    };
    expect(await urlFor("A", "localhost:4711")).toMatch(/^http:\/\/192\.168\.0\.7:4711\/enter\//);
    expect(await urlFor("B", "losfee.local")).toMatch(/^http:\/\/losfee\.local\/enter\//);
  });

  it("ends with the session", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const gone = await director.send("POST", "/api/v1/session/logout");
    expect(gone.status).toBe(204);
    expect(cookieOf(gone.headers)).toMatch(/losfee_session=;/);
    expect((await director.send("POST", "/api/v1/samples/entries-only")).status).toBe(401);
  });

  it("cannot be tried without end", async () => {
    const server = await testServer();
    const guesser = await visitor(server);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      statuses.push((await guesser.send("GET", `/enter/guess-${i}`)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    const failures: number[] = [];
    for (let i = 0; i < 65; i++) {
      failures.push((await guesser.send("POST", "/api/v1/samples/x")).status);
    }
    expect(failures.at(0)).toBe(401);
    const last = await guesser.send("POST", "/api/v1/samples/x");
    expect(last).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect((await guesser.send("GET", api)).status).toBe(200);
  });
});

describe("requests from pages of other sites", () => {
  it("change nothing, even with the director's cookie", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const host = "192.168.0.7:4711";
    const payload = { name: "Ulm", format: "scrabble-swiss" };
    const send = (headers: Record<string, string>) =>
      director.send("POST", api, { payload, headers: { host, ...headers } });
    for (const headers of [
      { origin: "http://evil.example" },
      { origin: "http://192.168.0.7:8080" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect(await send(headers as Record<string, string>)).toMatchObject({
        status: 403,
        body: { code: "foreign-origin" },
      });
    }
    expect((await server.competitions.list()).competitions).toEqual([]);
    expect((await send({ origin: `http://${host}` })).status).toBe(201);
    expect((await send({})).status).toBe(201);
  });
});
