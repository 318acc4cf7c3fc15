import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { TEMPORARY_PLACE } from "../../../test/temporary-place.ts";
import { systemPorts } from "../src/competitions/ports.ts";
import { startServer } from "../src/serve.ts";
import type { RunningServer, ServeOptions } from "../src/serve-options.ts";
import { bundlesIn } from "./bundles.ts";

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const setUp = (): ServeOptions => {
  const folder = temporaryFolder();
  return {
    storageAddress: join(folder, "journal.losfee"),
    bundleFolder: bundlesIn(join(folder, "bundle")),
    port: 0,
    logLevel: "silent",
    // Their threads take longer to start than a server; where they matter, a test asks for one.
    readers: 0,
  };
};

const started = async (options: ServeOptions) => {
  const server = await startServer(options);
  if (!server.ok) throw new Error(server.error.code);
  onTestFinished(() => server.value.close());
  return server.value;
};

describe("starting a server", () => {
  it("answers at its address, lets the director in by the link it gives, and stops", async () => {
    const options = { ...setUp(), readers: 1 };
    const server = await started(options);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(server.networkUrls).toEqual([]);
    const entered = await fetch(server.directorUrl, { redirect: "manual" });
    expect(entered.status).toBe(303);
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const created = await fetch(`${server.url}/api/v1/samples/entries-only`, {
      method: "POST",
      headers: { cookie },
    });
    expect(created.status).toBe(201);
    await server.close();
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();

    // Acknowledged data is there again, and so are sessions.
    const again = await started(options);
    const list = await (await fetch(`${again.url}/api/v1/competitions`)).json();
    expect(list.competitions).toHaveLength(1);
    const session = await fetch(`${again.url}/api/v1/samples/x`, {
      method: "POST",
      headers: { cookie },
    });
    expect(session.status).toBe(404);
    expect((await fetch(server.directorUrl.replace(server.url, again.url))).status).toBe(403);
  });

  it("serves the bundles so that they may be kept forever", async () => {
    const server = await started(setUp());
    const style = await fetch(`${server.url}/assets/style-1.css`);
    expect(style.status).toBe(200);
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(style.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const kept = { "if-none-match": style.headers.get("etag") ?? "" };
    const again = await fetch(`${server.url}/assets/style-1.css`, { headers: kept });
    expect(again.status).toBe(304);
    for (const name of ["nothing.js", "..%2Fserve.ts", "STYLE-1.css"]) {
      expect((await fetch(`${server.url}/assets/${name}`)).status, name).toBe(404);
    }
  });

  it("finishes what is under way before it stops", async () => {
    const options = setUp();
    const server = await started(options);
    const { competitions } = server;
    const created = await competitions.create(
      { name: "Ulm", format: "scrabble-swiss" },
      { actor: "director" },
    );
    if (!created.ok) throw new Error(created.error.code);
    const { id } = created.value;
    const adding = competitions.run(
      id,
      { type: "add-entries", entries: [{ name: "A" }] },
      { actor: "director" },
    );
    const [answer] = await Promise.all([adding, server.close()]);
    expect(answer.ok).toBe(true);
    const again = await started(options);
    expect((await again.competitions.state(id))?.entries.size).toBe(1);
  });

  it("loses nothing that it acknowledged when it is stopped amid commands, and does nothing twice", async () => {
    const options = setUp();
    const first = await started(options);
    const created = await first.competitions.create(
      { name: "Ulm", format: "scrabble-swiss" },
      { actor: "director" },
    );
    if (!created.ok) throw new Error(created.error.code);
    const { id } = created.value;
    const entered = await fetch(first.directorUrl, { redirect: "manual" });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const names = Array.from({ length: 200 }, (_, index) => `Player ${index + 1}`);
    /** True if it was acknowledged; false if the connection was refused or broke. */
    const enter = async (server: RunningServer, name: string): Promise<boolean> => {
      try {
        const answer = await fetch(`${server.url}/api/v1/competitions/${id}/commands`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json", "idempotency-key": name },
          body: JSON.stringify({ command: { type: "add-entries", entries: [{ name }] } }),
        });
        expect(answer.status).toBe(200);
        return true;
      } catch (error) {
        if (error instanceof TypeError) return false;
        throw error;
      }
    };
    const entering = names.map((name) => enter(first, name));
    await Promise.race(entering);
    await first.close();
    const acknowledged = await Promise.all(entering);
    expect(acknowledged).toContain(true);

    const again = await started(options);
    const namesThere = async (): Promise<readonly string[]> =>
      [...((await again.competitions.state(id))?.entries.values() ?? [])].map(({ name }) => name);
    const kept = new Set(await namesThere());
    expect(names.filter((name, index) => acknowledged[index] && !kept.has(name))).toEqual([]);
    for (const name of names) expect(await enter(again, name)).toBe(true);
    expect((await namesThere()).toSorted()).toEqual(names.toSorted());
  });

  it("says why it cannot", async () => {
    const options = setUp();
    const server = await started(options);
    const port = Number(new URL(server.url).port);
    expect(await startServer({ ...setUp(), port })).toEqual({
      ok: false,
      error: { code: "port-in-use", host: "127.0.0.1", port },
    });
    const folder = temporaryFolder();
    expect(await startServer({ ...setUp(), storageAddress: folder })).toMatchObject({
      error: { code: "is-a-folder" },
    });
    expect(await startServer({ ...setUp(), bundleFolder: folder })).toEqual({
      ok: false,
      error: { code: "bundles-missing", folder },
    });
    expect(await startServer({ ...setUp(), host: "two words" })).toMatchObject({
      error: { code: "host-unknown" },
    });
  });
});

describe("the date of the machine", () => {
  const DAY = 86_400_000;

  it("stops a pyramid's deadlines where it jumps, also after a restart, until a director confirms it", async () => {
    let date = Date.parse("2026-07-01T08:00:00.000Z");
    const now = (): string => new Date(date).toISOString();
    const options = {
      ...setUp(),
      ports: { ...systemPorts, now },
      machine: { uptime: () => 0, boot: "one" },
    };
    const enter = async (server: RunningServer): Promise<string> => {
      const entered = await fetch(server.directorUrl, { redirect: "manual" });
      return entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    };
    const first = await started(options);
    const created = await first.competitions.create(
      { name: "Pyramide", format: "pyramid" },
      { actor: "director" },
    );
    if (!created.ok) throw new Error(created.error.code);
    const { id } = created.value;
    date += 30 * DAY;
    const passTime = (server: RunningServer, cookie: string): Promise<Response> => {
      const headers = { cookie, "content-type": "application/json" };
      const body = JSON.stringify({ command: { type: "pass-time" } });
      const url = `${server.url}/api/v1/competitions/${id}/commands`;
      return fetch(url, { method: "POST", headers, body });
    };
    const refused = await passTime(first, await enter(first));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "date-in-doubt", reason: "jump" });
    await first.close();

    // A restart of the machine explains nothing.
    date += DAY;
    const second = await started({ ...options, machine: { uptime: () => 0, boot: "two" } });
    const cookie = await enter(second);
    expect((await passTime(second, cookie)).status).toBe(409);
    const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(second.url + path, {
        ...init,
        headers: { cookie, "content-type": "application/json", accept: "application/json" },
      });
    const facts = await (await ask("/api/v1/clock")).json();
    expect(facts).toEqual({
      now: "2026-08-01T08:00:00.000Z",
      heartbeatAt: "2026-07-01T08:00:00.000Z",
      doubt: {
        reason: "jump",
        heartbeatAt: "2026-07-01T08:00:00.000Z",
        noticedAt: "2026-07-31T08:00:00.000Z",
      },
      confirmed: [],
    });
    expect((await fetch(`${second.url}/api/v1/clock`)).status).toBe(401);

    const confirm = (shown: string): Promise<Response> =>
      ask("/api/v1/clock/confirm", { method: "POST", body: JSON.stringify({ date: shown }) });
    expect((await confirm("2026-07-01T08:00:00.000Z")).status).toBe(409);
    const confirmed = await confirm(facts.now);
    expect(await confirmed.json()).toMatchObject({
      doubt: null,
      confirmed: [{ reason: "jump", confirmedAt: facts.now, confirmedBy: "director" }],
    });
    expect((await passTime(second, cookie)).status).toBe(200);
    expect((await confirm(facts.now)).status).toBe(409);
  });
});
