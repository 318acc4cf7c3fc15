import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { describe, expect, it, vi } from "vitest";
import {
  begunCompetition,
  fileOf,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "../http/test-server.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { isSigned, type Received, receiver } from "./receiver.ts";

/** Starts a server with an adjustable clock. */
const world = async (path?: string) => {
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const server = await testServer(path, {
    now,
    uptime: () => now().getTime(),
    allowsPrivate: true,
  });
  const director = await visitor(server, "director");
  const later = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  return { server, director, later };
};

const addHook = async (
  director: Visitor,
  id: string,
  url: string,
  topics: readonly ("pairings" | "results" | "rounds" | "final")[] = ["results"],
) =>
  unwrap(
    await director.api("POST /competitions/:id/webhooks", {
      params: { id },
      body: { url, topics: [...topics], language: "en" },
    }),
  );

const logOf = async (director: Visitor, id: string, webhook: string) =>
  unwrap(
    await director.api("GET /competitions/:id/webhooks/:webhook/deliveries", {
      params: { id, webhook },
    }),
  ).deliveries;

const enter = async (server: TestServer, director: Visitor, id: string, board: number) => {
  const answer = await give(director, id, resultAt(await stateOf(server, id), board));
  expect(answer.status).toBe(200);
};

const typeOf = ({ body }: Received): string => (JSON.parse(body) as { type: string }).type;

describe("a webhook", () => {
  it("delivers once to a receiver that fails twice: same id, valid signature each time", async () => {
    const { server, director, later } = await world();
    const id = await begunCompetition(director, 4);
    const to = await receiver((number) => (number <= 2 ? 500 : 204));
    const hook = await addHook(director, id, to.url);
    server.webhooks.start();
    await enter(server, director, id, 1);
    await to.arrived(1);
    for (const count of [2, 3]) {
      await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "waiting");
      later(3_600_000);
      server.webhooks.start();
      await to.arrived(count);
    }
    await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "delivered");
    const [delivery, ...others] = await logOf(director, id, hook.id);
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({ type: "result.entered", attempts: 3, fault: null });
    expect(to.received.map(({ headers }) => headers["webhook-id"])).toEqual(
      Array.from({ length: 3 }, () => delivery?.id),
    );
    expect(to.received.map((one) => isSigned(one, hook.secret))).toEqual([true, true, true]);
    expect(new Set(to.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
    expect(isSigned({ ...(to.received[0] as Received), body: "{}" }, hook.secret)).toBe(false);
  });

  it("delivers after a restart what was left when the program ended between two attempts", async () => {
    const path = join(temporaryFolder(), "journal.sqlite");
    const to = await receiver((number) => (number === 1 ? 503 : 200));
    const first = await world(path);
    const id = await begunCompetition(first.director, 4);
    const hook = await addHook(first.director, id, to.url);
    first.server.webhooks.start();
    await enter(first.server, first.director, id, 1);
    await to.arrived(1);
    await vi.waitUntil(
      async () => (await logOf(first.director, id, hook.id))[0]?.status === "waiting",
    );
    await first.server.webhooks.stop();
    // No server runs while this happens.
    await enter(first.server, first.director, id, 2);
    const second = await world(path);
    second.later(3_600_000);
    second.server.webhooks.start();
    await to.arrived(3);
    await vi.waitUntil(async () =>
      (await logOf(second.director, id, hook.id)).every(({ status }) => status === "delivered"),
    );
    const ids = to.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.filter((one) => one === ids[0])).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it("takes over what a killed program had claimed, once the claim has ended", async () => {
    const { server, director, later } = await world();
    const id = await begunCompetition(director, 4);
    const to = await receiver();
    const hook = await addHook(director, id, to.url);
    await enter(server, director, id, 1);
    server.webhooks.start();
    await to.arrived(1);
    await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "delivered");
    // The state after a crash: claimed by a process that has ended.
    fileOf(server)
      .database.prepare("UPDATE outbox SET status = 'sending', claim = 'gone', due_at = ?")
      .run(new Date(Date.now() + 60_000).toISOString());
    later(120_000);
    server.webhooks.start();
    await to.arrived(2);
    expect(to.received[1]?.headers["webhook-id"]).toBe(to.received[0]?.headers["webhook-id"]);
  });

  it("never holds up the director: a receiver that does not answer delays nothing", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 16);
    const to = await receiver(() => "silence");
    const hook = await addHook(director, id, to.url, ["pairings", "results", "rounds"]);
    server.webhooks.start();
    await enter(server, director, id, 1);
    await to.arrived(1);
    const state = await stateOf(server, id);
    const begun = performance.now();
    for (const board of [2, 3, 4, 5, 6, 7, 8]) await give(director, id, resultAt(state, board));
    const waited = performance.now() - begun;
    // The receiver has two seconds here, and still delays the first message.
    expect(waited).toBeLessThan(2_000);
    const log = await logOf(director, id, hook.id);
    expect(log.filter(({ status }) => status === "sending").length).toBeLessThanOrEqual(1);
    expect(log.at(-1)?.type).toBe("result.entered");
  });

  it("tells what was chosen, and only what is public from then on", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const to = await receiver();
    await addHook(director, id, to.url, ["pairings", "rounds", "final"]);
    server.webhooks.start();
    await enter(server, director, id, 1);
    await enter(server, director, id, 2);
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 2 });
    await enter(server, director, id, 1);
    await enter(server, director, id, 2);
    const closed = await give(director, id, { type: "close-competition" });
    expect(closed.status).toBe(200);
    await to.arrived(4);
    expect(to.received.map(typeOf)).toEqual([
      "round.finished",
      "pairings.published",
      "round.finished",
      "competition.finished",
    ]);
    const message = JSON.parse(to.received[1]?.body ?? "") as { data: Record<string, unknown> };
    expect(message.data).toMatchObject({
      competition: { id, name: "Ulm", url: `http://192.168.0.7:4711/c/${id}` },
      title: "Pairings of round 2",
      url: `http://192.168.0.7:4711/c/${id}/pairings/2`,
      round: 2,
    });
    expect(to.received.map(({ body }) => body).join()).not.toContain("seed");
  });

  it("is sent again by the director under the same id", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const to = await receiver();
    const hook = await addHook(director, id, to.url);
    server.webhooks.start();
    await enter(server, director, id, 1);
    await to.arrived(1);
    await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "delivered");
    const delivery = (await logOf(director, id, hook.id))[0]?.id ?? "";
    const params = { id, webhook: hook.id, delivery };
    unwrap(
      await director.api("POST /competitions/:id/webhooks/:webhook/deliveries/:delivery/replay", {
        params,
      }),
    );
    await to.arrived(2);
    expect(to.received[1]?.headers["webhook-id"]).toBe(delivery);
    expect(to.received[1]?.body).toBe(to.received[0]?.body);
    unwrap(
      await director.api("POST /competitions/:id/webhooks/:webhook/test", {
        params: { id, webhook: hook.id },
      }),
    );
    await to.arrived(3);
    expect(typeOf(to.received[2] as Received)).toBe("webhook.test");
  });

  it("gives up after three days and says why, in the director's language", async () => {
    const { server, director, later } = await world();
    const id = await begunCompetition(director, 4);
    const to = await receiver(() => ({ status: 302, headers: { location: "http://127.0.0.1/" } }));
    const hook = await addHook(director, id, to.url);
    server.webhooks.start();
    await enter(server, director, id, 1);
    await to.arrived(1);
    await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "waiting");
    later(4 * 86_400_000);
    server.webhooks.start();
    await to.arrived(2);
    await vi.waitUntil(async () => (await logOf(director, id, hook.id))[0]?.status === "failed");
    const [delivery] = await logOf(director, id, hook.id);
    expect(delivery?.fault).toMatchObject({ code: "given-up", last: { code: "redirect" } });
    expect(delivery?.fault?.message).toMatch(/3 Tagen|3 days/);
    // The redirect is not followed.
    expect(to.received).toHaveLength(2);
  });

  it("goes with its competition, and tells its secret once", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const hook = await addHook(director, id, "https://club.example/hook");
    expect(hook.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await director.send("GET", `/api/v1/competitions/${id}/webhooks`);
    expect(listed.text).toContain("club.example");
    expect(listed.text).not.toContain(hook.secret);
    const exported = await director.send("GET", `/api/v1/competitions/${id}/export`);
    expect(exported.text).not.toContain(hook.secret);
    await director.send("DELETE", `/api/v1/competitions/${id}`);
    const left = fileOf(server).database.prepare("SELECT count(*) AS n FROM webhooks").get();
    expect(left?.["n"]).toBe(0);
  });

  it("says nothing any more of somebody who was erased", async () => {
    const { server, director } = await world();
    const id = await begunCompetition(director, 4);
    const hook = await addHook(director, id, "https://club.invalid/hook");
    server.webhooks.start();
    await enter(server, director, id, 1);
    await vi.waitUntil(async () => (await logOf(director, id, hook.id)).length === 1);
    await server.webhooks.stop();
    const game = (await stateOf(server, id)).rounds[0]?.games.find(({ board }) => board === 1);
    const erased = await give(director, id, {
      type: "erase-person",
      entry: game?.seats[0],
    } as never);
    expect(erased.status).toBe(200);
    const [delivery] = await logOf(director, id, hook.id);
    expect(delivery).toMatchObject({
      status: "failed",
      title: "",
      body: "",
      fault: { code: "erased" },
    });
  });

  it("is refused with everything that says where to go on", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 4);
    const add = async (url: string, topics: readonly string[] = ["results"]) => {
      const { status, body } = await director.send("POST", `/api/v1/competitions/${id}/webhooks`, {
        payload: { url, topics },
      });
      return [status, (body as { code?: string }).code];
    };
    for (const url of ["", "club.example", "ftp://club.example", "https://anna:pw@club.example/"]) {
      expect([url, ...(await add(url))]).toEqual([url, 422, "webhook-address-invalid"]);
    }
    for (const host of [
      "localhost",
      "printer.local",
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "10.1.2.3",
      "169.254.169.254",
      "[::1]",
      "[::ffff:10.0.0.1]",
      "[fe80::1]",
      "[fd00::1]",
    ]) {
      const url = `http://${host}/`;
      expect([url, ...(await add(url))]).toEqual([url, 422, "webhook-address-private"]);
    }
    expect(await add("https://club.example/", [])).toEqual([422, "webhook-topics-missing"]);
    expect(await add("https://club.example/a#b")).toEqual([201, undefined]);
    expect(await add("https://club.example/a")).toEqual([422, "webhook-twice"]);
    const helper = await visitor(server, "results", id);
    expect((await helper.send("GET", `/api/v1/competitions/${id}/webhooks`)).status).toBe(403);
  });
});
