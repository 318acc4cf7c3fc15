import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  PUBLISH_PATH,
  PUBLISHING,
  publishingAnswer,
  type Shown,
} from "../../src/publishing/messages.ts";
import { createPublications } from "../../src/publishing/publications.ts";
import { relayedAnswer } from "../../src/publishing/relayed-answer.ts";
import { newKey, seal, unseal } from "../../src/standby/sealed.ts";
import { limits } from "../http/every-address.ts";
import { testServer, visitor } from "../http/test-server.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

const shown = (change: Partial<Shown> = {}): Shown => ({
  id: "1",
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: base64("<!doctype html><title>Ulm</title><body>Ulm"),
  ...change,
});

const relayed = (change: Partial<Shown>) => relayedAnswer("ulm", shown(change));
const withHeaders = (headers: Readonly<Record<string, string>>) =>
  relayed({ headers: { "content-type": "text/html; charset=utf-8", ...headers } });

describe("what a laptop answers is put together anew", () => {
  it("with no header of its own: no cookie, no policy, no worker, no address elsewhere", () => {
    const plain = relayed({});
    const hostile = withHeaders({
      "set-cookie": "losfee_session=stolen; path=/",
      "content-security-policy": "default-src * 'unsafe-inline'",
      "service-worker-allowed": "/",
      "access-control-allow-credentials": "true",
      "access-control-allow-origin": "https://evil.example",
      "clear-site-data": '"*"',
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-location": "/account",
      "x-frame-options": "ALLOWALL",
      etag: '"known"',
      link: "</x>; rel=preload",
      location: "https://evil.example/",
      refresh: "0; url=https://evil.example/",
      "report-to": "{}",
      sourcemap: "/x",
    });
    expect(hostile).toEqual(plain);
  });

  it("pages run without an origin; files run nothing", () => {
    const policy = relayed({})?.headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/(^|; )sandbox /);
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).not.toContain("allow-top-navigation");
    expect(policy).not.toContain("unsafe");
    for (const type of ["image/svg+xml", "application/json", "text/plain; charset=utf-8"]) {
      const file = withHeaders({ "content-type": type });
      expect(file?.headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
    }
  });

  it.each([42, 0, -1, 100, 101, 103, 199, 204, 206, 304, 418, 429, 500, 503, 599, 600, 1e9])(
    "and is none with the status %d",
    (status) => expect(relayed({ status })).toBeNull(),
  );

  it.each([
    "text/javascript",
    "application/javascript; charset=utf-8",
    "text/css",
    "text/html; charset=utf-7",
    "text/html\r\nset-cookie: a=b",
    "text/html; charset=utf-8\nx: y",
    "application/xhtml+xml",
    "text/xml",
    "application/wasm",
    "multipart/x-mixed-replace; boundary=x",
    "text/event-stream",
    "",
    "html",
    "constructor",
  ])("and is none of the type %j", (type) =>
    expect(withHeaders({ "content-type": type })).toBeNull(),
  );

  it.each(["0", "1", "-1", "99999999", "4 4", "x", "1e1"])(
    "and is none with the length %j where it has another",
    (length) => expect(withHeaders({ "content-length": length })).toBeNull(),
  );

  it.each(["PCFk!!", "A", "====", "PC Fk", "../..", "PCFk\n"])(
    "and is none whose body is not what it says: %j",
    (body) => expect(relayed({ body })).toBeNull(),
  );

  it("leads on to the event's own addresses alone", () => {
    const to = (location: string) =>
      relayed({ status: 303, headers: { location } })?.headers["location"] ?? null;
    expect(to("/c/ulm/standings?round=2#table")).toBe("/c/ulm/standings?round=2#table");
    expect(to("/api/v1/competitions/ulm")).toBe("/api/v1/competitions/ulm");
    for (const elsewhere of [
      "https://evil.example/c/ulm",
      "//evil.example/c/ulm",
      "/\\evil.example/c/ulm",
      "\\\\evil.example",
      "/c/ulmer",
      "/c/ulm/../../account",
      "/c/ulm/%2e%2e/%2E%2E/account",
      "/c/ulm/..\\..\\account",
      "/account",
      "javascript:alert(1)",
      "/\t/evil.example",
      "",
    ]) {
      expect([elsewhere, to(elsewhere)]).toEqual([elsewhere, null]);
    }
    expect(to("/c/ulm/x\r\nset-cookie: a=b")).not.toMatch(/[\r\n]/);
    expect(relayed({ status: 303, headers: {} })).toBeNull();
  });

  it("names files plainly, and websites that may frame it by their origins", () => {
    const named = (value: string) =>
      withHeaders({ "content-disposition": value })?.headers["content-disposition"];
    expect(named('attachment; filename="ulm.trf"')).toBe('attachment; filename="ulm.trf"');
    expect(named("attachment; filename=\"a\"; filename*=UTF-8''b.exe")).toBeUndefined();
    expect(named('attachment; filename="../a"')).toBeUndefined();
    const framed = (sources: string) =>
      withHeaders({ "content-security-policy": `default-src *; frame-ancestors ${sources}` })
        ?.framedBy;
    expect(framed("https://club.example https://*.club.example:8080")).toEqual([
      "https://club.example",
      "https://*.club.example:8080",
    ]);
    for (const other of ["*", "https:", "'self'", "https://a/b", "https://a\r\nx:y", ""]) {
      expect([other, framed(other)]).toEqual([other, null]);
    }
  });
});

/** Creates a server with a key, and a laptop with that key that sends the responses of `answer`. */
const hostile = async (competition: string, answer: (path: string) => Omit<Shown, "id">) => {
  const server = await testServer(undefined, { limits });
  const key = newKey();
  await createPublications(server.store).addKey(key, "2026-11-23T08:00:00.000Z");
  const ended = new AbortController();
  const say = async (says: Readonly<Record<string, unknown>>) => {
    const nonce = String(Math.random());
    const { rawPayload } = await server.app.inject({
      method: "POST",
      url: PUBLISH_PATH,
      headers: { "content-type": "application/octet-stream" },
      payload: seal(key, PUBLISHING, { nonce, competition, seq: 1, ...says }),
    });
    return unseal(key, publishingAnswer(nonce), rawPayload) as {
      readonly say: string;
      readonly why?: string;
      readonly wanted?: readonly { readonly id: string; readonly path: string }[];
    };
  };
  const waits = { say: "wait", scripts: "test", isFirst: true };
  const first = await say(waits);
  const goOn = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const { wanted = [] } = await say({ ...waits, isFirst: false });
      for (const { id, path } of wanted) {
        await say({ say: "show", shown: [{ id, ...answer(path) }] });
      }
      await delay(0);
    }
  };
  if (first.say === "wanted") {
    const running = goOn();
    onTestFinished(async () => {
      ended.abort();
      await say({ say: "end" });
      void running;
    });
  }
  return { server, first };
};

describe("a laptop that means harm", () => {
  it("gets no header, no script and no status past the server", async () => {
    const { server } = await hostile("evil", (path) => ({
      status: path.endsWith("/lots") ? 42 : 200,
      headers: {
        "content-type": path.endsWith("/standings") ? "text/javascript" : "text/html",
        "set-cookie": "losfee_session=1; path=/",
        "service-worker-allowed": "/",
        "content-security-policy": "script-src * 'unsafe-inline'",
      },
      body: base64("<!doctype html><body><script>alert(1)</script>"),
    }));
    const stranger = await visitor(server);
    const page = await stranger.send("GET", "/c/evil");
    expect(page.status).toBe(200);
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.headers["service-worker-allowed"]).toBeUndefined();
    expect(page.headers["access-control-allow-credentials"]).toBeUndefined();
    expect(page.headers["content-security-policy"]).toMatch(/^sandbox /);
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await stranger.send("GET", "/c/evil/standings")).status).toBe(503);
    expect((await stranger.send("GET", "/c/evil/lots")).status).toBe(503);
  });

  it("is not asked for addresses that this server itself does not have", async () => {
    const asked: string[] = [];
    const { server } = await hostile("evil", (path) => {
      asked.push(path);
      return shown();
    });
    const stranger = await visitor(server);
    for (const path of ["/c/evil/account", "/c/evil/sw.js", "/api/v1/competitions/evil/session"]) {
      expect([path, (await stranger.send("GET", path)).status]).toEqual([path, 404]);
    }
    expect(asked).toEqual([]);
  });

  it.each(["import", "a b", "../x", "-x", "x".repeat(81), "", "ÄRGER", "a/b"])(
    "cannot show an event as %j",
    async (id) => {
      const { first, server } = await hostile(id, () => shown());
      expect(first).toMatchObject({ say: "refused", why: "taken" });
      const page = await (await visitor(server)).send("GET", `/c/${encodeURIComponent(id)}`);
      expect(page.status).toBeGreaterThanOrEqual(400);
    },
  );
});
