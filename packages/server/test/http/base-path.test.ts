/** Tests a server that a proxy puts below a path of another website. */
import { describe, expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { limits, readableAddresses, someAddressesOf } from "./every-address.ts";
import { begunCompetition, type TestServer, testServer, visitor } from "./test-server.ts";

const TOP = "https://club.example";
const BELOW = `${TOP}/turniere`;

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
const now = () => new Date("2026-11-21T09:00:00.000Z");

const SAMPLES = ["championship-running", "king-lui", "pyramid", "league"] as const;

const withSamples = async (publicUrl: string) => {
  const server = await testServer(undefined, { limits, publicUrl, now });
  const ids: string[] = [];
  for (const sample of SAMPLES) {
    const stored = await createSample(server.competitions, sample, "en", samplePorts);
    if (!stored.ok) throw new Error(stored.error.code);
    ids.push(stored.value.id);
  }
  return { server, ids };
};

const everyAddress = async (server: TestServer, ids: readonly string[]) => {
  const stranger = await visitor(server);
  const templates = await readableAddresses(stranger);
  const all: string[] = [];
  for (const id of ids) {
    const state = await server.competitions.state(id);
    if (state === null) throw new Error("no sample");
    for (const template of templates) {
      all.push(...someAddressesOf(template, id, state));
    }
  }
  return [...new Set(all)];
};

/** Our addresses in a document that are not below the path. */
const OUTSIDE = /\s(?:href|src|srcset|action|data-stream|data-later)="\/(?!turniere\/)[^"]*"/g;

/** Removes from documents what is there only because of the path. */
const asAtTheTop = (html: string): string =>
  html.replaceAll(' data-base="/turniere"', "").replaceAll("/turniere", "");

describe("a server below an address of another website", () => {
  it("shows every page as it does at the top, all addresses of ours below the path", {
    timeout: 240_000,
  }, async () => {
    const top = await withSamples(TOP);
    const below = await withSamples(BELOW);
    expect(below.ids).toEqual(top.ids);
    const pages = (await everyAddress(below.server, below.ids)).filter(
      (address) => !address.startsWith("/api/"),
    );
    let shown = 0;
    for (const role of ["public", "director"] as const) {
      const [there, here] = [await visitor(top.server, role), await visitor(below.server, role)];
      for (const address of pages) {
        const headers = { accept: "text/html" };
        const one = await there.send("GET", address, { headers });
        const other = await here.send("GET", `/turniere${address}`, { headers });
        expect([address, other.status]).toEqual([address, one.status]);
        expect([address, other.text.match(OUTSIDE) ?? []]).toEqual([address, []]);
        if (one.status !== 200 || !/html/.test(String(one.headers["content-type"]))) continue;
        expect(asAtTheTop(other.text)).toBe(one.text);
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(150);
  });

  it("is found with the path in front and without, as proxies pass it on", async () => {
    const server = await testServer(undefined, { publicUrl: BELOW });
    const stranger = await visitor(server);
    const statusOf = async (url: string) => (await stranger.send("GET", url)).status;
    for (const url of [
      "/turniere",
      "/turniere/",
      "/turniere?lang=en",
      "/",
      "/turniere/health/live",
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    }
    for (const url of ["/turnierex", "/turniere/turniere", "/other/turniere"]) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
  });

  it("leads on below the path, and its cookies reach nothing beside it", async () => {
    const server = await testServer(undefined, { publicUrl: BELOW });
    const stranger = await visitor(server);
    const token = server.access.newDirectorToken();
    const entered = await stranger.send("GET", `/turniere/enter/${token}`);
    expect(entered.status).toBe(303);
    expect(entered.headers.location).toMatch(/^\/turniere\/console/);
    expect(String(entered.headers["set-cookie"])).toContain("Path=/turniere/;");
  });

  it("gives links, codes, feeds and apps its whole address", async () => {
    const server = await testServer(undefined, { publicUrl: BELOW });
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const link = await director.send("POST", `/api/v1/competitions/${id}/links`, {
      payload: { label: "Anna" },
    });
    expect((link.body as { url: string }).url).toMatch(
      /^https:\/\/club\.example\/turniere\/enter\//,
    );
    const read = async (name: string) => (await director.send("GET", `/c/${id}/${name}`)).text;
    expect(await read("feed.atom")).toContain(`href="${BELOW}/c/${id}/pairings/1`);
    expect(JSON.parse(await read("app.webmanifest"))).toMatchObject({
      start_url: `/turniere/c/${id}/me`,
      scope: `/turniere/c/${id}/`,
      icons: [{ src: expect.stringMatching(/^\/turniere\/icons\//) }, {}, {}, {}],
    });
    expect(await read("me/worker.js")).toContain('importScripts("/turniere/assets/');
  });
});
