import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/http/limits.ts";
import { begunCompetition, testServer, visitor } from "./test-server.ts";

const api = "/api/v1/competitions";

const setUp = async (...trustedProxies: readonly string[]) => {
  const limits = { ...LIMITS, requestsOfAddress: 2 };
  const server = await testServer(undefined, { trustedProxies, limits });
  const stranger = await visitor(server);
  /** Returns the status of a request from an address, forwarded for others. */
  const from = async (remoteAddress: string, forwardedFor?: string): Promise<number> => {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
    return (await stranger.send("GET", api, { remoteAddress, headers })).status;
  };
  const inTurn = async (...calls: readonly (readonly [string, string?])[]) => {
    const statuses: number[] = [];
    for (const call of calls) statuses.push(await from(...call));
    return statuses;
  };
  return { server, stranger, inTurn };
};

const PROXY = "10.0.0.2";

describe("whoever says for whom they forward", () => {
  it("is not believed without --trust-proxy: another address each time is still one", async () => {
    const { inTurn } = await setUp();
    const calls = [1, 2, 3].map((n) => [PROXY, `192.0.2.${n}`] as const);
    expect(await inTurn(...calls)).toEqual([200, 200, 429]);
  });

  it("is believed where it is the trusted proxy, and nobody else is", async () => {
    const { inTurn } = await setUp(PROXY);
    const visitors = [1, 1, 2, 1, 2].map((n) => [PROXY, `192.0.2.${n}`] as const);
    expect(await inTurn(...visitors)).toEqual([200, 200, 200, 429, 200]);
    const feigned = [1, 2, 3].map((n) => ["10.0.0.3", `203.0.113.${n}`] as const);
    expect(await inTurn(...feigned)).toEqual([200, 200, 429]);
  });

  it("cannot be deceived by what a visitor wrote there before", async () => {
    const { inTurn } = await setUp(PROXY);
    const calls = [1, 2, 3].map((n) => [PROXY, `203.0.113.${n}, 192.0.2.9`] as const);
    expect(await inTurn(...calls)).toEqual([200, 200, 429]);
    expect(await inTurn([PROXY, "nonsense, 192.0.2.10"])).toEqual([200]);
    // Nor by the port, which changes with each connection.
    const ports = [1, 2, 3].map((n) => [PROXY, `192.0.2.11:500${n}`] as const);
    expect(await inTurn(...ports)).toEqual([200, 200, 429]);
    const sixes = [1, 2, 3].map((n) => [PROXY, `[2001:db8::7]:500${n}`] as const);
    expect(await inTurn(...sixes)).toEqual([200, 200, 429]);
  });

  it("may be several, one behind the other, and whole networks", async () => {
    const { inTurn } = await setUp("127.0.0.1", "10.0.0.0/8", "fd00::/8");
    const through = "192.0.2.1, 10.9.9.9, 10.0.0.2";
    expect(await inTurn(["127.0.0.1", through], ["fd00::5", through])).toEqual([200, 200]);
    expect(await inTurn(["10.1.2.3", "192.0.2.1"], ["10.1.2.3", "192.0.2.2"])).toEqual([429, 200]);
    // An IPv4 address in the form of an IPv6 socket.
    expect(await inTurn(["::ffff:10.0.0.7", "192.0.2.1"])).toEqual([429]);
  });
});

describe("https in front of the server", () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "losfee.example" };

  const enter = async (remoteAddress: string, ...trusted: readonly string[]) => {
    const { server, stranger } = await setUp(...trusted);
    const url = `/enter/${server.access.newDirectorToken()}`;
    const entered = await stranger.send("GET", url, { remoteAddress, headers });
    return { server, cookie: String(entered.headers["set-cookie"]) };
  };

  it("makes the cookie one for https, where the proxy is trusted that says so", async () => {
    expect((await enter(PROXY, PROXY)).cookie).toMatch(/; Secure/);
    expect((await enter("10.0.0.3", PROXY)).cookie).not.toMatch(/; Secure/);
    expect((await enter(PROXY)).cookie).not.toMatch(/; Secure/);
  });

  it("gives links its address", async () => {
    const { server } = await setUp(PROXY);
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const urlFor = async (label: string, remoteAddress: string): Promise<string> => {
      const sent = { remoteAddress, headers, payload: { label } };
      const made = await director.send("POST", `${api}/${id}/links`, sent);
      return (made.body as { url: string }).url;
    };
    expect(await urlFor("A", PROXY)).toMatch(/^https:\/\/losfee\.example\/enter\//);
    expect(await urlFor("B", "10.0.0.3")).toMatch(/^http:\/\/192\.168\.0\.7:4711\/enter\//);
  });

  it("is our own origin, although the proxy names the server otherwise inside", async () => {
    const payload = { name: "Ulm", format: "scrabble-swiss" };
    const create = async (trusted: readonly string[], sent: Record<string, string>) => {
      const { server } = await setUp(...trusted);
      const director = await visitor(server, "director");
      const inside = { host: "app:4711", ...headers, ...sent };
      const request = { remoteAddress: PROXY, headers: inside, payload };
      return (await director.send("POST", api, request)).status;
    };
    expect(await create([PROXY], { origin: "https://losfee.example" })).toBe(201);
    expect(await create([PROXY], { origin: "https://evil.example" })).toBe(403);
    // A page that pretends to be behind a proxy gains nothing.
    expect(await create([], { origin: "https://losfee.example" })).toBe(403);
    expect(await create([], { origin: "http://APP:4711" })).toBe(201);
    const usual = { host: "Losfee.example:443", "x-forwarded-host": "" };
    expect(await create([], { ...usual, origin: "https://losfee.example" })).toBe(201);
  });
});
