import { meets, type Need, type Role } from "@losfee/contract";
import { pages } from "@losfee/web";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { numberIn } from "../../../../test/number-in.ts";
import {
  begunCompetition,
  give,
  openTestServer,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const api = "/api/v1/competitions";
const LOGOUT = "/api/v1/session/logout";
const SESSIONS = "/api/v1/sessions";

/** Who asks: whoever runs the place, a helper, anybody. */
const ASKING = { public: "public", results: "results", director: "place-owner" } as const;

type Asking = keyof typeof ASKING;

const asRole = (asking: Asking): Role => ASKING[asking];

/** Every route of the API with what is needed for it. */
const rules: readonly (readonly [
  Need,
  "GET" | "POST" | "PUT" | "DELETE",
  string,
  InjectOptions?,
])[] = [
  ["public", "GET", "/api/v1/formats"],
  ["public", "GET", "/api/v1/systems"],
  ["public", "GET", "/api/v1/criteria"],
  ["public", "GET", "/api/v1/openapi.json"],
  ["public", "GET", api],
  ["public", "GET", `${api}/:id`],
  ["public", "GET", `${api}/:id/entries`],
  ["public", "GET", `${api}/:id/rounds`],
  ["public", "GET", `${api}/:id/rounds/:n`],
  ["public", "GET", `${api}/:id/rounds/:n/why-not`],
  ["public", "GET", `${api}/:id/standings`],
  ["public", "GET", `${api}/:id/standings/:entry`],
  ["public", "GET", `${api}/:id/standings/compare`],
  ["public", "GET", `${api}/:id/players/:entry`],
  ["public", "GET", `${api}/:id/crosstable`],
  ["public", "GET", `${api}/:id/lots`],
  ["public", "GET", `${api}/:id/announcements`],
  ["public", "GET", `${api}/:id/stages`],
  ["public", "GET", `${api}/:id/stages/:n`],
  ["public", "GET", `${api}/:id/stages/:n/standings`],
  ["public", "GET", `${api}/:id/stages/:n/standings/:entry`],
  ["public", "GET", `${api}/:id/stages/:n/standings/compare`],
  ["public", "GET", `${api}/:id/stages/:n/cut-line`],
  ["public", "GET", `${api}/:id/final-places`],
  ["public", "GET", `${api}/:id/pyramid`],
  ["public", "GET", `${api}/:id/waiting-lists`],
  ["public", "GET", `${api}/:id/players/:entry/options`],
  ["public", "GET", `${api}/:id/players/:entry/history`],
  ["public", "GET", `${api}/:id/seats/:level/:index/history`],
  ["public", "GET", `${api}/:id/games`],
  ["public", "GET", `${api}/:id/games/archive`],
  ["public", "GET", `${api}/:id/games.pgn`],
  ["public", "GET", `${api}/:id/ratings`],
  // The stream never ends: what it lets through is tested with it.
  ["public", "GET", `${api}/nowhere/stream`],
  ["results", "POST", `${api}/:id/commands`],
  ["founder", "POST", api, { payload: { name: "", format: "" } }],
  ["place", "POST", `${api}/import`, { payload: "" }],
  ["place", "POST", `${api}/import/trf`, { payload: "" }],
  ["place", "POST", `${api}/import/trf/read`, { payload: "" }],
  ["place", "POST", "/api/v1/samples/:sample"],
  ["owner", "DELETE", `${api}/nowhere`],
  ["director", "POST", `${api}/nowhere/rehearsals`],
  ["director", "GET", `${api}/:id/export`],
  ["director", "GET", `${api}/:id/trf`],
  ["director", "GET", `${api}/:id/trf/lacks`],
  ["director", "GET", `${api}/:id/events`],
  ["director", "POST", `${api}/:id/entries/read`, { payload: "" }],
  ["director", "POST", `${api}/:id/squads/read`, { payload: "" }],
  ["director", "POST", `${api}/:id/impact`],
  // Players see theirs by their links, which tournaments have none of.
  ["director", "GET", `${api}/:id/deadlines`],
  ["director", "GET", `${api}/:id/questions`],
  ["director", "GET", `${api}/:id/absence`],
  ["director", "POST", `${api}/:id/impact-of-late`],
  ["director", "GET", `${api}/:id/inbox`],
  ["director", "POST", `${api}/:id/inbox`, { payload: "" }],
  ["director", "GET", `${api}/:id/inbox/:mail`],
  ["director", "POST", `${api}/:id/inbox/:mail/accept`],
  ["director", "POST", `${api}/:id/inbox/:mail/settle`],
  ["director", "POST", `${api}/:id/inbox/:mail/enter`],
  ["director", "POST", `${api}/:id/inbox/:mail/answer`],
  ["director", "GET", `${api}/:id/outbox`],
  ["director", "POST", `${api}/:id/outbox/:mail/send`],
  ["director", "POST", `${api}/:id/outbox/:mail/cancel`],
  ["director", "POST", `${api}/:id/outbox/:mail/mark-sent`],
  ["director", "GET", `${api}/:id/mail`],
  ["director", "PUT", `${api}/:id/mail`],
  // Off unless the director shows them.
  ["director", "GET", `${api}/:id/odds`],
  // A player's own, by the personal link: others who are in find none.
  ["results", "GET", `${api}/:id/calendar`],
  ["director", "PUT", `${api}/:id/pictures/:role`, { payload: "" }],
  ["director", "GET", `${api}/:id/embeds`],
  ["director", "PUT", `${api}/:id/embeds`],
  ["director", "GET", `${api}/:id/webhooks`],
  ["director", "POST", `${api}/:id/webhooks`],
  ["director", "DELETE", `${api}/:id/webhooks/:webhook`],
  ["director", "POST", `${api}/:id/webhooks/:webhook/test`],
  ["director", "GET", `${api}/:id/webhooks/:webhook/deliveries`],
  ["director", "POST", `${api}/:id/webhooks/:webhook/deliveries/:delivery/replay`],
  ["results", "GET", `${api}/:id/log`],
  ["public", "GET", `${api}/:id/decisions`],
  ["director", "GET", `${api}/:id/journal`],
  ["public", "GET", `${api}/:id/fixtures`],
  ["public", "GET", `${api}/:id/team-standings`],
  ["director", "GET", `${api}/:id/links`],
  ["director", "POST", `${api}/:id/links`],
  ["director", "DELETE", `${api}/:id/links/:link`],
  ["console", "GET", "/api/v1/organisations"],
  ["place", "POST", "/api/v1/organisations"],
  ["member", "GET", "/api/v1/organisations/:organisation"],
  ["owner", "PUT", "/api/v1/organisations/:organisation"],
  ["owner", "GET", "/api/v1/organisations/:organisation/log"],
  ["director", "POST", "/api/v1/organisations/:organisation/festivals"],
  ["owner", "POST", "/api/v1/organisations/:organisation/moves/:moved"],
  ["owner", "DELETE", "/api/v1/organisations/:organisation/moves/:moved"],
  ["owner", "DELETE", "/api/v1/organisations/:organisation"],
  ["owner", "GET", "/api/v1/organisations/:organisation/retention"],
  ["owner", "GET", "/api/v1/organisations/:organisation/retention/due"],
  ["owner", "PUT", "/api/v1/organisations/:organisation/retention"],
  ["check-in", "GET", `${api}/:id/consents`],
  ["director", "PUT", `${api}/:id/consents`],
  ["check-in", "PUT", `${api}/:id/consents/:entry`],
  ["place", "GET", "/api/v1/notices"],
  ["place", "PUT", "/api/v1/notices/:notice"],
  ["owner", "GET", "/api/v1/organisations/:organisation/notices"],
  ["owner", "PUT", "/api/v1/organisations/:organisation/notices/:notice"],
  ["console", "GET", "/api/v1/festivals"],
  ["public", "GET", "/api/v1/festivals/:festival"],
  ["director", "PUT", "/api/v1/festivals/:festival"],
  ["owner", "DELETE", "/api/v1/festivals/:festival"],
  ["viewer", "GET", `${api}/:id/placement`],
  ["director", "PUT", `${api}/:id/placement`],
  ["owner", "DELETE", `${api}/:id/move`],
  ["director", "GET", "/api/v1/organisations/:organisation/roles"],
  ["director", "POST", "/api/v1/organisations/:organisation/roles"],
  ["director", "DELETE", "/api/v1/organisations/:organisation/roles/:grant"],
  ["director", "POST", "/api/v1/organisations/:organisation/invitations"],
  ["director", "DELETE", "/api/v1/organisations/:organisation/invitations/:invitation"],
  ["director", "GET", "/api/v1/festivals/:festival/roles"],
  ["director", "POST", "/api/v1/festivals/:festival/roles"],
  ["director", "DELETE", "/api/v1/festivals/:festival/roles/:grant"],
  ["director", "POST", "/api/v1/festivals/:festival/invitations"],
  ["director", "DELETE", "/api/v1/festivals/:festival/invitations/:invitation"],
  ["director", "GET", `${api}/:id/roles`],
  ["director", "POST", `${api}/:id/roles`],
  ["director", "DELETE", `${api}/:id/roles/:grant`],
  ["director", "POST", `${api}/:id/invitations`],
  ["director", "DELETE", `${api}/:id/invitations/:invitation`],
  ["person", "POST", "/api/v1/invitations"],
  ["director", "GET", `${api}/:id/claims`],
  ["director", "PUT", `${api}/:id/claims/:entry/:person`],
  ["director", "DELETE", `${api}/:id/claims/:entry/:person`],
  ["director", "POST", `${api}/:id/corrections/:entry/:person`],
  ["director", "PUT", `${api}/:id/proposals/:entry`],
  ["director", "DELETE", `${api}/:id/proposals/:entry`],
  ["person", "DELETE", "/api/v1/account"],
  ["person", "GET", "/api/v1/account/data"],
  ["person", "GET", "/api/v1/account"],
  ["person", "PUT", "/api/v1/account"],
  ["person", "POST", "/api/v1/account/passkeys/challenge"],
  ["person", "POST", "/api/v1/account/passkeys"],
  ["public", "POST", "/api/v1/sign-in/mail"],
  ["public", "POST", "/api/v1/sign-in/passkey/challenge"],
  ["public", "POST", "/api/v1/sign-in/passkey"],
  ["place", "GET", "/api/v1/people"],
  ["place", "POST", "/api/v1/people"],
  ["place", "POST", "/api/v1/people/:person/invitation"],
  ["place", "DELETE", "/api/v1/people/:person"],
  ["place", "GET", "/api/v1/clock"],
  ["place", "POST", "/api/v1/clock/confirm"],
  ["place", "GET", "/api/v1/backup"],
  ["place", "POST", "/api/v1/backup"],
  ["place", "PUT", "/api/v1/backup/plan"],
  ["place", "GET", SESSIONS],
  ["place", "DELETE", `${SESSIONS}/:session`],
  ["public", "POST", LOGOUT],
  // Last, for it ends the sessions of all others.
  ["place", "DELETE", SESSIONS],
];

describe("who may use a route", () => {
  let server: TestServer;
  let id = "";
  let elsewhere = "";
  let visitors: Readonly<Record<Asking, Visitor>>;
  const letIn = async (
    competition: string,
    label?: string,
  ): Promise<Readonly<Record<Asking, Visitor>>> => ({
    public: await visitor(server),
    results: await visitor(server, "results", competition, label),
    director: await visitor(server, "director"),
  });
  let close = async (): Promise<void> => undefined;
  afterAll(() => close());

  beforeAll(async () => {
    const opened = await openTestServer();
    close = opened.close;
    server = opened;
    const director = await visitor(server, "director");
    id = await begunCompetition(director);
    elsewhere = await begunCompetition(director);
    visitors = await letIn(id);
  });

  it("is written down here for every route there is", () => {
    const { paths } = server.app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const named = rules.map(
      ([, method, path]) =>
        `${method} ${path.replace("nowhere", "{id}").replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.filter((route) => !route.startsWith("HEAD ")).sort()).toEqual(named.sort());
  });

  it("follows the registry for pages", async () => {
    // Of pages at one address the competition's kind tells which is meant; this is a tournament.
    const ofTournaments = pages.filter(({ kind }) => kind === undefined || kind === "tournament");
    const others = pages.filter(({ path }) => !ofTournaments.some((page) => page.path === path));
    const addresses = [...ofTournaments, ...others].map(({ path, access }) => ({
      url: path.replace(":competition", id).replace(/\/:\w+\??/g, "/1"),
      access,
    }));
    const headers = { accept: "text/html" };
    for (const { url, access } of addresses) {
      // On pages without a competition a helper is nobody in particular.
      const roles = { public: "public", results: url.includes(id) ? "results" : "public" } as const;
      for (const role of ["public", "results"] as const) {
        const { status } = await visitors[role].send("GET", url, { headers });
        const allowed = meets(roles[role], access);
        expect([url, role, ![401, 403].includes(status)]).toEqual([url, role, allowed]);
      }
    }
    for (const { url } of addresses) {
      const { status } = await visitors.director.send("GET", url, { headers });
      expect([url, [200, 404].includes(status)]).toEqual([url, true]);
    }
  });

  it("lets a helper do nothing in another competition", async () => {
    const state = await stateOf(server, elsewhere);
    const answer = await give(visitors.results, elsewhere, resultAt(state, 1));
    expect(answer).toMatchObject({ status: 403, body: { code: "not-allowed", needed: "results" } });
    expect((await stateOf(server, elsewhere)).seq).toBe(4);
  });

  it.each(
    rules.map((rule, index) => ({ rule, index, needed: rule[0], route: `${rule[1]} ${rule[2]}` })),
  )("$needed and above: $route", async ({ rule, index }) => {
    const [needed, method, path, options = {}] = rule;
    const url = path.replace(":id", id).replace(/:\w+/g, "1");
    // Nobody asks for more than an address may in a minute.
    const remoteAddress = `10.0.0.${index}`;
    // Some end sessions, and nobody is refused more often than a session may be in a minute.
    const ended = [LOGOUT, SESSIONS].includes(path);
    const own = await letIn(ended ? elsewhere : id, `${method} ${path}`.slice(0, 60));
    for (const role of ["public", "results", "director"] as const) {
      const answer = await own[role].send(method, url, { ...options, remoteAddress });
      if (meets(asRole(role), needed)) {
        expect([role, [401, 403].includes(answer.status)]).toEqual([role, false]);
      } else {
        const status = role === "public" ? 401 : 403;
        expect([role, answer.status]).toEqual([role, status]);
        const code = role === "public" ? "not-signed-in" : "not-allowed";
        expect(answer.body).toMatchObject({ code });
      }
    }
  });
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
