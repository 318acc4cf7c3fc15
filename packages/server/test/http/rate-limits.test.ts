import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/http/limits.ts";
import { begunCompetition, testServer, type Visitor, visitor } from "./test-server.ts";

const api = "/api/v1/competitions";
const SESSIONS = "/api/v1/sessions";

/** The hall's one address. */
const HALL = "198.51.100.7";

/** Returns the statuses of so many requests of one kind, in order. */
const statuses = async (
  count: number,
  who: Visitor,
  path: string | ((n: number) => string),
  more: (n: number) => InjectOptions = () => ({ remoteAddress: HALL }),
): Promise<readonly number[]> => {
  const answers: number[] = [];
  for (let n = 0; n < count; n++) {
    const url = typeof path === "string" ? path : path(n);
    answers.push((await who.send("GET", url, more(n))).status);
  }
  return answers;
};

const setUp = async (limits: Partial<typeof LIMITS> = {}) => {
  const server = await testServer(undefined, { limits: { ...LIMITS, ...limits } });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  return {
    server,
    director,
    id,
    hall: await visitor(server),
    anna: await visitor(server, "results", id, "Anna"),
    bert: await visitor(server, "results", id, "Bert"),
  };
};

const fromHall = { remoteAddress: HALL } as const;

describe("the limit on requests", () => {
  it("counts those without a session by their address, and nobody else with them", async () => {
    const { server, director, hall, anna } = await setUp({ requestsOfAddress: 5 });
    expect(await statuses(6, hall, api)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await hall.send("GET", api, fromHall);
    expect(refused.body).toMatchObject({ code: "too-many-requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await hall.send("GET", api, { remoteAddress: "198.51.100.8" })).status).toBe(200);
    // Helpers, tables and the director share the address.
    expect((await anna.send("GET", api, fromHall)).status).toBe(200);
    expect((await director.send("GET", SESSIONS, fromHall)).status).toBe(200);
    // So does a director who is just signing in.
    const link = `/enter/${server.access.newDirectorToken()}`;
    expect((await hall.send("GET", link, fromHall)).status).toBe(303);
  });

  it("counts sessions one by one, whatever addresses they come from", async () => {
    const { anna, bert } = await setUp({ requestsOfSession: 4 });
    const wandering = (n: number) => ({ remoteAddress: `198.51.100.${n}` });
    expect(await statuses(5, anna, api, wandering)).toEqual([200, 200, 200, 200, 429]);
    expect((await bert.send("GET", api, wandering(1))).status).toBe(200);
  });

  it("never locks a director out, not even by what they do themselves", async () => {
    const { director, id } = await setUp({
      requestsOfAddress: 3,
      requestsOfSession: 3,
      refusals: 3,
      voidLinks: 3,
    });
    const own = await statuses(30, director, `/console/${id}`, () => ({
      ...fromHall,
      headers: { accept: "text/html" },
    }));
    expect(new Set(own)).toEqual(new Set([200]));
    const links = await statuses(10, director, (n) => `/enter/mistyped-${n}`);
    expect(new Set(links)).toEqual(new Set([403]));
  });

  it("takes an IPv6 network of one household for one address", async () => {
    const { hall } = await setUp({ requestsOfAddress: 2 });
    const of = (network: string) => (n: number) => ({
      remoteAddress: `2001:db8:0:${network}::${n}`,
    });
    expect(await statuses(3, hall, api, of("a"))).toEqual([200, 200, 429]);
    expect(await statuses(1, hall, api, of("b"))).toEqual([200]);
    // An IPv4 address in the form of an IPv6 socket is the same address.
    const written = (n: number) => ({ remoteAddress: n === 0 ? HALL : `::ffff:${HALL}` });
    expect(await statuses(3, hall, api, written)).toEqual([200, 200, 429]);
  });

  it("does not count a cookie that was invented as a session", async () => {
    const { hall } = await setUp({ requestsOfAddress: 3 });
    const invented = (n: number) => ({ ...fromHall, cookies: { losfee_session: `invented-${n}` } });
    expect(await statuses(4, hall, api, invented)).toEqual([200, 200, 200, 429]);
  });
});

describe("guessing", () => {
  it("links is limited; a link that holds gets in all the same", async () => {
    const { server, hall } = await setUp();
    const guesses = await statuses(LIMITS.voidLinks + 10, hall, (n) => `/enter/guess-${n}`);
    expect(guesses).toEqual([...Array(LIMITS.voidLinks).fill(403), ...Array(10).fill(429)]);
    const { token } = await server.access.newDirectorLink();
    expect((await hall.send("GET", `/enter/${token}`, fromHall)).status).toBe(303);
    // It works once: guessing is still refused.
    expect((await hall.send("GET", `/enter/${token}`, fromHall)).status).toBe(429);
  });

  it("cookies is limited; who has one that holds is not", async () => {
    const { hall, anna } = await setUp();
    const invented = (n: number) => ({ ...fromHall, cookies: { losfee_session: `invented-${n}` } });
    const guesses = await statuses(LIMITS.refusals + 5, hall, SESSIONS, invented);
    expect(guesses).toEqual([...Array(LIMITS.refusals).fill(401), ...Array(5).fill(429)]);
    // A forbidden request is refused as such, and counted for her alone.
    expect((await anna.send("GET", SESSIONS, fromHall)).status).toBe(403);
  });

  it("is not what forty tables do that come in at once; one link over and over is", async () => {
    const { server, hall, id } = await setUp({ openingsOfLink: 5 });
    const links = await Promise.all(
      Array.from({ length: 40 }, (_, index) => server.access.createLink(id, `Tisch ${index + 1}`)),
    );
    const tokens = links.map((link) => (link.ok ? link.value.token : ""));
    const all = await statuses(40, hall, (n) => `/enter/${tokens[n]}`);
    expect(new Set(all)).toEqual(new Set([303]));
    const again = await statuses(5, hall, `/enter/${tokens[0]}`);
    expect(again).toEqual([303, 303, 303, 303, 429]);
    expect(await statuses(1, hall, `/enter/${tokens[0]}?lang=en`)).toEqual([429]);
  });
});

describe("live streams", () => {
  it("are limited for one address and for one session, not for directors", async () => {
    const { server, director, hall, anna, id } = await setUp({
      streamsOfAddress: 0,
      streamsOfSession: 0,
    });
    const path = `${api}/${id}/stream`;
    for (const who of [hall, anna]) {
      expect(await who.send("GET", path, fromHall)).toMatchObject({
        status: 429,
        body: { code: "too-many-requests" },
      });
    }
    const cookies = director.cookies;
    const opened = await server.app.inject({ url: path, cookies, payloadAsStream: true });
    expect(opened.statusCode).toBe(200);
    opened.stream().destroy();
  });
});
