import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ServeOptions, startServer } from "../src/serve.ts";

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "losfee-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Bundles as far as a server that is asked for no page needs them. */
const bundles = (folder: string): string => {
  const path = join(folder, "bundle");
  mkdirSync(path);
  const style = { file: "style-1.js", css: ["style-1.css"] };
  writeFileSync(join(path, "manifest.json"), JSON.stringify({ "src/browser/style.ts": style }));
  writeFileSync(join(path, "style-1.css"), "main { display: grid }");
  return path;
};

const setUp = (): ServeOptions => {
  const folder = temporaryFolder();
  return {
    journalPath: join(folder, "journal.losfee"),
    bundleFolder: bundles(folder),
    port: 0,
    logLevel: "silent",
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
    const options = setUp();
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

    // What was answered is there again, and so is who was let in.
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
    expect((await fetch(`${server.url}/assets/nothing.js`)).status).toBe(404);
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

  it("says why it cannot", async () => {
    const options = setUp();
    const server = await started(options);
    const port = Number(new URL(server.url).port);
    expect(await startServer({ ...setUp(), port })).toEqual({
      ok: false,
      error: { code: "port-in-use", host: "127.0.0.1", port },
    });
    const folder = temporaryFolder();
    expect(await startServer({ ...setUp(), journalPath: folder })).toMatchObject({
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
