/** Readers answer clients without a session: other apps over the same storage. */
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readerOf } from "../../src/http/read-here.ts";
import type { SharedAnswers } from "../../src/http/shared-answers.ts";
import { type Asked, type Reader, ReaderAway } from "../../src/readers/reader.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  type TestServer,
  type TestSettings,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

const STORES = [
  ["a file", async () => join(temporaryFolder(), "journal.db")],
  ["PostgreSQL", emptyDatabase],
] as const;

/** Starts a server whose public requests go to another app, which records them. */
const readServer = async (path: string, settings: TestSettings = {}) => {
  const inner = readerOf((await testServer(path, settings)).app);
  const asked: Asked[] = [];
  const gate = { open: Promise.resolve() };
  const readers: Reader = {
    async ask(question) {
      asked.push(question);
      const reply = await inner.ask(question);
      await gate.open;
      return reply;
    },
  };
  const server = await testServer(path, { ...settings, readers });
  return { server, asked, gate };
};

const get = (
  { app }: TestServer,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { accept: "text/html", "accept-encoding": "gzip", ...headers } });

const countsOf = ({ app }: TestServer): SharedAnswers => app.sharedAnswers;

/** Returns the parts of a response that do not depend on the time or the request. */
const reply = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) => {
  const { date: _, "set-cookie": __, ...others } = headers;
  return { statusCode, headers: others, body: rawPayload.toString("base64") };
};

/** Sets up a competition in its first round, and the page of its results. */
const begun = async (path: string, players = 24) => {
  const world = await readServer(path);
  const director = await visitor(world.server, "director");
  const id = await begunCompetition(director, players);
  return { ...world, director, id, page: `/c/${id}/pairings/1` };
};

describe.each(STORES)("readers of %s", (_store, place) => {
  it("show a result as soon as it is acknowledged, and are asked once for however many wait", async () => {
    const { server, director, id, page, asked } = await begun(await place());
    for (let board = 1; board <= 3; board++) {
      const before = asked.length;
      const score = 401 + board;
      await give(director, id, resultAt(await stateOf(server, id), board, [score, 350]));
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => get(server, page, { "accept-encoding": "identity" })),
      );
      for (const { body } of answers) expect(body).toContain(`${score}–350`);
      expect(asked.length - before).toBe(1);
    }
  });

  it("never answer somebody who asks after a result with what was begun before it", async () => {
    const { server, director, id, page, asked, gate } = await begun(await place());
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.open = promise;
    const early = get(server, page, { "accept-encoding": "identity" });
    await expect.poll(() => asked.length).toBe(1);
    await give(director, id, resultAt(await stateOf(server, id), 1, [477, 350]));
    const late = get(server, page, { "accept-encoding": "identity" });
    resolve();
    expect((await early).statusCode).toBe(200);
    expect((await late).body).toContain("477–350");
    // The later of the two is cached.
    expect((await get(server, page, { "accept-encoding": "identity" })).body).toContain("477–350");
  });

  it("show nothing more of somebody who was erased, not even in a storm of results", async () => {
    const { server, director, id } = await begun(await place());
    const pages = [`/c/${id}`, `/c/${id}/standings`, `/c/${id}/players/3`, `/c/${id}/feed.json`];
    const named = async (): Promise<number> => {
      const answers = await Promise.all(
        pages.map((page) => get(server, page, { "accept-encoding": "identity" })),
      );
      return answers.filter(({ body }) => /\bP3\b/.test(body)).length;
    };
    const state = await stateOf(server, id);
    for (let board = 1; board <= 6; board++) {
      await give(director, id, resultAt(state, board));
      expect(await named()).toBeGreaterThan(0);
    }
    expect((await give(director, id, { type: "erase-person", entry: 3 })).status).toBe(200);
    expect(await named()).toBe(0);
  });

  it("show nothing more of a competition that was deleted, nor of an old one under its name", async () => {
    const { server, director, id, page } = await begun(await place());
    const file = await server.competitions.exportFile(id);
    await give(director, id, resultAt(await stateOf(server, id), 1, [466, 350]));
    expect((await get(server, page, { "accept-encoding": "identity" })).body).toContain("466–350");
    expect((await director.send("DELETE", `/api/v1/competitions/${id}`)).status).toBe(204);
    expect((await get(server, page)).statusCode).toBe(404);
    expect((await get(server, "/", { "accept-encoding": "identity" })).body).not.toContain(id);
    const again = await server.competitions.importFile(file ?? "");
    expect(again).toMatchObject({ ok: true, value: { id } });
    await give(director, id, resultAt(await stateOf(server, id), 2, [455, 350]));
    const { body } = await get(server, page, { "accept-encoding": "identity" });
    expect([body.includes("466–350"), body.includes("455–350")]).toEqual([false, true]);
  });

  it("show a notice, a website's permission and a new competition as soon as they are there", async () => {
    const { server, director, id } = await begun(await place());
    const embed = `/c/${id}/standings?embed`;
    const before = await get(server, embed);
    expect(String(before.headers["content-security-policy"])).not.toContain("club.example");
    unwrap(
      await director.api("PUT /competitions/:id/embeds", {
        params: { id },
        body: { sites: ["https://club.example"] },
      }),
    );
    const after = await get(server, embed);
    expect(String(after.headers["content-security-policy"])).toContain("https://club.example");
    const list = async (): Promise<string> =>
      (await get(server, "/", { "accept-encoding": "identity" })).body;
    expect(await list()).toContain(`/c/${id}`);
    const other = await begunCompetition(director);
    expect(await list()).toContain(`/c/${other}`);
  });

  it("keep rehearsals to themselves", async () => {
    const { server, director, id } = await begun(await place());
    const made = await director.send("POST", `/api/v1/competitions/${id}/rehearsals`, {
      payload: {},
    });
    const copy = (made.body as { readonly id: string }).id;
    expect([made.status, typeof copy]).toEqual([201, "string"]);
    for (const address of [`/c/${copy}`, `/c/${copy}/calendar.ics`, `/c/${copy}/app.webmanifest`]) {
      expect((await get(server, address)).statusCode, address).toBe(404);
    }
    expect((await get(server, `/api/v1/competitions/${copy}`)).statusCode).toBe(404);
    expect((await director.send("GET", `/c/${copy}`)).status).toBe(200);
  });
});

describe("what strangers are shown", () => {
  const file = (): string => join(temporaryFolder(), "journal.db");

  it("is a second old at most while results come in fast, and never for whoever follows", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, director, id, page, asked } = await begun(file(), 40);
    const state = await stateOf(server, id);
    let board = 0;
    const result = async (): Promise<number> => {
      board++;
      const answer = await give(director, id, resultAt(state, board, [400 + board, 1]));
      return (answer.body as { readonly seq: number }).seq;
    };
    /** Returns the number of results on the page, and how often it was rendered. */
    const shown = async (headers: Readonly<Record<string, string>> = {}) => {
      const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
      const plain = { "accept-encoding": "identity" };
      const { body } = await get(server, page, { ...browser, ...plain, ...headers });
      return [new Set(body.match(/\b4\d\d–1\b/g)).size, asked.length];
    };
    expect(await shown()).toEqual([0, 1]);
    // One result is no storm, nor are three.
    for (let number = 1; number <= 3; number++) {
      await result();
      expect(await shown()).toEqual([number, 1 + number]);
    }
    const seq = await result();
    expect(await shown()).toEqual([3, 4]);
    expect(await shown({ accept: "text/html" })).toEqual([4, 5]);
    await result();
    const plain = { accept: "application/json", "accept-encoding": "identity" };
    const data = await get(server, page, plain);
    expect(data.json()).toMatchObject({ seq: seq + 1 });
    expect(await shown()).toEqual([4, 6]);
    // Soon it is rendered anew, in the background.
    vi.advanceTimersByTime(401);
    expect((await shown())[0]).toBe(4);
    await expect.poll(() => shown()).toEqual([5, 7]);
    vi.advanceTimersByTime(1000);
    for (let number = 1; number <= 4; number++) await result();
    expect(await shown()).toEqual([9, 8]);
    // All changes but results are shown at once, especially an erasure.
    await result();
    const erased = await give(director, id, { type: "erase-person", entry: 39 });
    expect(erased.status).toBe(200);
    expect(await shown()).toEqual([10, 9]);
  });
});

describe("a stranger's question", () => {
  const file = (): string => join(temporaryFolder(), "journal.db");

  it("is the same whatever the stranger calls the server", async () => {
    const { server, id, asked } = await begun(file());
    const pages = [
      `/c/${id}`,
      `/c/${id}/standings`,
      `/c/${id}/feed.atom`,
      `/c/${id}/calendar.ics`,
      `/c/${id}/address.svg`,
      `/c/${id}/app.webmanifest`,
      "/",
    ];
    for (const page of pages) {
      const answer = reply(await get(server, page));
      const before = asked.length;
      for (const host of ["evil.example", "localhost:1", "192.168.0.7:4711", "a\u00e4.example"]) {
        const headers = { host, "x-forwarded-host": host, "x-forwarded-proto": "https" };
        expect(reply(await get(server, page, headers)), `${page} at ${host}`).toEqual(answer);
      }
      expect(asked.length, page).toBe(before);
      expect(Buffer.from(answer.body, "base64").toString()).not.toContain("evil.example");
    }
  });

  it("is the same in whatever order, spelling or company its parameters come", async () => {
    const { server, id, asked } = await begun(file());
    const page = `/c/${id}/standings`;
    const answer = reply(await get(server, `${page}?round=1&lang=en`));
    const others = [
      "?lang=en&round=1",
      "?round=1&lang=en&utm_source=x",
      "?x[]=1&lang=en&round=%31&round2=3",
      "?&&lang=en&round=1&",
    ];
    for (const query of others) {
      expect(reply(await get(server, page + query)), query).toEqual(answer);
    }
    const spelled = `/%63/${id}/standings?round=1&lang=en`;
    expect((await get(server, spelled)).rawPayload.toString("base64")).toBe(answer.body);
    expect(asked).toHaveLength(1);
    const accepts = ["text/html", "text/html,*/*;q=0.8", "text/html;q=0.9, image/avif, a/b"];
    for (const accept of accepts) await get(server, `${page}?round=1&lang=en`, { accept });
    expect(asked).toHaveLength(1);
  });

  it("about what is not there is never kept", async () => {
    const { server } = await begun(file());
    const { bytes } = countsOf(server);
    for (let number = 0; number < 20; number++) {
      expect((await get(server, `/c/unknown-${number}/standings`)).statusCode).toBe(404);
    }
    expect(countsOf(server).bytes).toBe(bytes);
  });

  it("is answered with when to ask again where no reader is there", async () => {
    const readers: Reader = { ask: () => Promise.reject(new ReaderAway("closed")) };
    const server = await testServer(file(), { readers });
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    for (const [accept, type] of [
      ["text/html", "text/html"],
      ["application/json", "application/problem+json"],
    ] as const) {
      const answer = await get(server, `/c/${id}`, { accept });
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
      expect(String(answer.headers["content-type"])).toContain(type);
    }
    expect((await director.send("GET", `/c/${id}`)).status).toBe(200);
  });

  it("is counted once, as it was asked", async () => {
    const { server, id } = await begun(file());
    const { hits, misses } = countsOf(server);
    for (let time = 0; time < 3; time++) await get(server, `/c/${id}/standings`);
    const after = countsOf(server);
    expect([after.hits - hits, after.misses - misses]).toEqual([2, 1]);
  });

  it("by HEAD is answered as by GET, without a body", async () => {
    const { server, id } = await begun(file());
    const url = `/c/${id}/standings`;
    const whole = await get(server, url);
    const head = await server.app.inject({
      ...{ method: "HEAD", url },
      headers: { accept: "text/html", "accept-encoding": "gzip" },
    });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers["etag"]).toBe(whole.headers["etag"]);
  });
});
