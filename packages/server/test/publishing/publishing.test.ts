import { connect, createServer } from "node:net";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { showToStrangers } from "../../src/http/routes/published.ts";
import { createPublications } from "../../src/publishing/publications.ts";
import { createPublisher } from "../../src/publishing/publisher.ts";
import { newKey } from "../../src/standby/sealed.ts";
import { limits, readableAddresses, someAddressesOf } from "../http/every-address.ts";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  visitor,
} from "../http/test-server.ts";

/** Starts a club's server with a key for laptops. */
const club = async (publicUrl: string | null = null) => {
  const server = await testServer(undefined, { limits, publicUrl });
  const publications = createPublications(server.store);
  const key = newKey();
  await publications.addKey(key, "2026-11-23T08:00:00.000Z");
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  return { server, publications, key, url };
};

/** Starts a laptop that publishes a running event at `url`. */
const hall = async (url: string, key: string, scripts = "test") => {
  const server = await testServer(undefined, { limits });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const publications = createPublications(server.store);
  await publications.publish({ competition: id, url, key });
  const publisher = publisherOf(server, scripts);
  publisher.start();
  onTestFinished(() => publisher.stop());
  return { server, director, id, publications, publisher };
};

const publisherOf = ({ app, store, competitions }: TestServer, scripts: string) =>
  createPublisher({
    publications: createPublications(store),
    store,
    seqOf: async (id) => (await competitions.state(id))?.seq ?? null,
    show: showToStrangers(app),
    scripts,
    now: () => new Date().toISOString(),
    pause: 20,
    onError: (error) => {
      throw error;
    },
  });

type Publisher = Awaited<ReturnType<typeof hall>>["publisher"];

const until = (publisher: Publisher, id: string, state: string) =>
  vi.waitUntil(() => publisher.showing(id)?.state === state, { timeout: 15_000 });

/** Creates a router between laptop and server whose cable can be unplugged. */
const router = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<ReturnType<typeof connect>>();
  let isCut = false;
  const proxy = createServer({ noDelay: true }, (here) => {
    if (isCut) {
      here.destroy();
      return;
    }
    const there = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const one of [here, there]) {
      sockets.add(one);
      one.on("error", () => one.destroy());
      one.on("close", () => sockets.delete(one));
    }
    here.pipe(there).pipe(here);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const cut = (): void => {
    isCut = true;
    for (const one of sockets) one.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  const mend = (): void => {
    isCut = false;
  };
  return { url: `http://127.0.0.1:${own}`, cut, mend };
};

describe("an event that a laptop publishes", () => {
  it("is shown by the club's server as the laptop shows it, under the club's address", async () => {
    const { server, key, url } = await club();
    const { server: laptop, id, publisher } = await hall(url, key);
    await until(publisher, id, "shown");
    const stranger = await visitor(server);
    const there = await visitor(laptop);
    const host = "club.example";
    for (const path of ["", "/pairings/1", "/standings", "/lots", "/players/1"]) {
      const asked = { headers: { host, "accept-language": "en" } };
      const shown = await stranger.send("GET", `/c/${id}${path}`, asked);
      const own = await there.send("GET", `/c/${id}${path}`, asked);
      expect([path, shown.status]).toEqual([path, own.status]);
      expect(shown.text).toBe(own.text);
    }
    const api = await stranger.send("GET", `/api/v1/competitions/${id}`);
    expect(api.body).toMatchObject({ id, name: "Ulm" });
  });

  it("is shown below the path below which the club's server stands", async () => {
    const { server, key, url } = await club("https://club.example/turniere");
    const { id, publisher } = await hall(`${url}/turniere`, key);
    await until(publisher, id, "shown");
    expect(publisher.showing(id)?.url).toBe(`${url}/turniere/c/${id}`);
    const stranger = await visitor(server);
    for (const path of ["", "/pairings/1", "/standings", "/me"]) {
      const { status, text } = await stranger.send("GET", `/turniere/c/${id}${path}`, {
        headers: { accept: "text/html" },
      });
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`href="/turniere/c/${id}/standings"`);
      expect(text.match(/\s(?:href|src|action|data-stream)="\/(?!turniere\/)/g)).toBeNull();
    }
    const manifest = await stranger.send("GET", `/turniere/c/${id}/app.webmanifest`);
    expect(manifest.body).toMatchObject({ start_url: `/turniere/c/${id}/me` });
  });

  it("is asked for once, however many look at it, and again after a change", async () => {
    const { server, key, url } = await club();
    const { server: laptop, director, id, publisher } = await hall(url, key);
    await until(publisher, id, "shown");
    const asked = vi.spyOn(laptop.app, "inject");
    const look = async () => (await visitor(server)).send("GET", `/c/${id}?lang=en`);
    const first = await Promise.all(Array.from({ length: 20 }, look));
    expect(new Set(first.map(({ text }) => text)).size).toBe(1);
    const pages = () =>
      (asked.mock.calls as readonly unknown[][]).filter(([one]) => {
        const text = JSON.stringify(one);
        // The laptop's own requests to its reader do not count.
        return text.includes(`/c/${id}?lang=en`) && !text.includes("x-losfee-read");
      });
    expect(pages()).toHaveLength(1);
    const tag = String(first[0]?.headers["etag"]);
    const again = await (await visitor(server)).send("GET", `/c/${id}?lang=en`, {
      headers: { "if-none-match": tag },
    });
    expect(again.status).toBe(304);
    await give(director, id, resultAt(await stateOf(laptop, id), 1, [777, 333]));
    await vi.waitUntil(async () => (await look()).text !== first[0]?.text, { timeout: 5_000 });
    expect(pages()).toHaveLength(2);
  });

  it("tells streams of changes", async () => {
    const { key, url } = await club();
    const { server: laptop, director, id, publisher } = await hall(url, key);
    await until(publisher, id, "shown");
    const before = await stateOf(laptop, id);
    const ended = new AbortController();
    onTestFinished(() => ended.abort());
    const response = await fetch(`${url}/api/v1/competitions/${id}/stream?after=${before.seq}`, {
      signal: ended.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await give(director, id, resultAt(before, 1));
    let text = "";
    while (!text.includes("event: change")) text += (await reader?.read())?.value ?? "";
    expect(text).toContain(`id: ${before.seq + 1}\nevent: change`);
  });

  it("is shown as it stood while the hall cannot be reached, and says so; then it goes on", async () => {
    const { server, key, url } = await club();
    const way = await router(url);
    const { server: laptop, director, id, publisher } = await hall(way.url, key);
    await until(publisher, id, "shown");
    const look = async () => (await visitor(server)).send("GET", `/c/${id}?lang=en`);
    const live = await look();
    const notice = "The connection to the hall is interrupted. This is how it stood at";
    expect(live.text).not.toContain(notice);
    way.cut();
    await until(publisher, id, "unreachable");
    await give(director, id, resultAt(await stateOf(laptop, id), 1, [777, 333]));
    // Clients that wait for the laptop get the cached response.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    const stale = await look();
    vi.restoreAllMocks();
    expect(stale.status).toBe(200);
    expect(stale.text).toContain(notice);
    expect(stale.headers["cache-control"]).toBe("no-store");
    way.mend();
    await until(publisher, id, "shown");
    await vi.waitUntil(async () => {
      const { text } = await look();
      return text.includes("777") && !text.includes(notice);
    });
  });

  it("lets nothing through but what strangers may see", async () => {
    const { server, key, url } = await club();
    const { server: laptop, id, publisher } = await hall(url, key);
    await until(publisher, id, "shown");
    const stranger = await visitor(server);
    const there = await visitor(laptop);
    const state = await stateOf(laptop, id);
    const addresses = (await readableAddresses(there))
      .flatMap((template) => someAddressesOf(template, id, state))
      .filter((address) => address.includes(id) && !address.includes("/odds"));
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of addresses) {
      const shown = await stranger.send("GET", address);
      const own = await there.send("GET", address);
      const expected = address.startsWith("/console") ? [401, 404] : [own.status];
      expect([address, expected.includes(shown.status)]).toEqual([address, true]);
      expect(shown.headers["set-cookie"]).toBeUndefined();
    }
    const theirs = await visitor(server, "director");
    const written = await theirs.send("POST", `/api/v1/competitions/${id}/commands`, {
      payload: { command: { type: "draft-round" } },
    });
    expect(written).toMatchObject({ status: 409, body: { code: "run-elsewhere" } });
  });

  it("is not shown where its identifier is one of an event there", async () => {
    const { server, key, url } = await club();
    const id = await begunCompetition(await visitor(server, "director"));
    const { publisher, id: same } = await hall(url, key);
    expect(same).toBe(id);
    await until(publisher, id, "taken");
    const { headSeq } = server.store;
    expect(await headSeq.call(server.store, competitionKey(id))).toBeGreaterThan(0);
    expect((await stateOf(server, id)).entries.size).toBe(8);
  });

  it("is not shown with a key that is void, by another version, or beside another laptop", async () => {
    const { key, url, publications } = await club();
    const wrong = await hall(url, newKey());
    await until(wrong.publisher, wrong.id, "stranger");
    const older = await hall(url, key, "of before");
    await until(older.publisher, older.id, "version");
    const first = await hall(url, key);
    await until(first.publisher, first.id, "shown");
    const secondKey = newKey();
    await publications.addKey(secondKey, "2026-11-23T09:00:00.000Z");
    const second = await hall(url, secondKey);
    expect(second.id).toBe(first.id);
    await until(second.publisher, second.id, "other");
  });

  it("is shown no longer once the laptop takes it back", async () => {
    const { server, key, url } = await club();
    const { id, publisher, publications } = await hall(url, key);
    await until(publisher, id, "shown");
    const stranger = await visitor(server);
    expect((await stranger.send("GET", `/c/${id}`)).status).toBe(200);
    expect(await publications.withdraw(id)).toBe(true);
    await vi.waitUntil(async () => (await stranger.send("GET", `/c/${id}`)).status === 404, {
      timeout: 10_000,
      interval: 50,
    });
    expect(publisher.showing(id)).toBeNull();
  });
});
