import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../src/serve.ts";
import { bundlesIn } from "./bundles.ts";
import { connect } from "./http/live-client.ts";
import { temporaryFolder } from "./journal/temporary-folder.ts";
import { emptyDatabase } from "./postgres/postgres-server.ts";

const setUp = async (storageAddress?: string, readers = 0) => {
  const folder = temporaryFolder();
  const options = {
    storageAddress: storageAddress ?? join(folder, "journal.losfee"),
    bundleFolder: bundlesIn(join(folder, "bundle")),
    port: 0,
    logLevel: "silent" as const,
    readers,
    metrics: { host: "127.0.0.1", port: 0 },
  };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  onTestFinished(server.close);
  const created = await server.competitions.create(
    { name: "Ulm", format: "scrabble-swiss" },
    { actor: "director" },
  );
  if (!created.ok) throw new Error(created.error.code);
  const { id } = created.value;
  const actor = { actor: "director" };
  await server.competitions.run(
    id,
    { type: "add-entries", entries: [{ name: "Anna Sander" }] },
    actor,
  );
  await server.competitions.run(id, { type: "publish-round", round: 9 }, actor);
  const read = async (): Promise<string> => (await fetch(server.metricsUrl ?? "")).text();
  /** Returns the value of one line. */
  const value = async (line: string): Promise<number | null> => {
    const found = (await read()).split("\n").find((text) => text.startsWith(`${line} `));
    return found === undefined ? null : Number(found.slice(line.length + 1));
  };
  return { server, options, id, read, value };
};

describe("metrics", () => {
  it("count requests by the pattern of their address, commands, appends and kept answers", async () => {
    const { server, id, read, value } = await setUp(undefined, 1);
    const standings = `${server.url}/api/v1/competitions/${id}/standings`;
    for (let time = 1; time <= 3; time++) await (await fetch(standings)).text();
    await (await fetch(`${server.url}/Anna%20Sander`)).text();
    const route = 'method="GET",route="/api/v1/competitions/:id/standings"';
    await expect.poll(() => value(`losfee_http_requests_total{${route},status="200"}`)).toBe(3);
    await expect
      .poll(() => value('losfee_http_requests_total{method="GET",route="none",status="404"}'))
      .toBe(1);
    expect(await value(`losfee_http_request_duration_seconds_count{${route}}`)).toBe(3);
    expect(await value('losfee_command_duration_seconds_count{outcome="done"}')).toBe(1);
    expect(await value('losfee_command_duration_seconds_count{outcome="refused"}')).toBe(1);
    expect(await value('losfee_append_duration_seconds_count{outcome="done"}')).toBe(2);
    expect(await value("losfee_shared_answers_misses_total")).toBe(1);
    expect(await value("losfee_shared_answers_hits_total")).toBe(2);
    expect(await value("losfee_shared_answers_bytes")).toBeGreaterThan(0);
    expect(await value("losfee_competitions_in_memory")).toBe(1);
    expect(await value("losfee_backup_failing")).toBe(0);
    expect(await value('losfee_undelivered{what="letter",status="in-doubt"}')).toBe(0);
    expect(await value('losfee_undelivered{what="message",status="waiting"}')).toBe(0);
    expect(await value("nodejs_eventloop_lag_p99_seconds")).not.toBeNull();
    const text = await read();
    for (const own of [id, "Anna", "Sander", "Ulm"]) expect(text).not.toContain(own);
  });

  it("tell how many streams are open", async () => {
    const { server, id, value } = await setUp();
    const live = await connect(
      Number(new URL(server.url).port),
      `/api/v1/competitions/${id}/stream`,
    );
    await expect.poll(() => value("losfee_streams")).toBe(1);
    live.response.destroy();
    await expect.poll(() => value("losfee_streams")).toBe(0);
  });

  it("are read at an address of their own only, until the server ends", async () => {
    const { server, options } = await setUp();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const url = server.metricsUrl ?? "";
    expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404);
    const port = Number(new URL(url).port);
    const storageAddress = join(temporaryFolder(), "other.losfee");
    const taken = { ...options, storageAddress, metrics: { host: "127.0.0.1", port } };
    expect(await startServer(taken)).toEqual({
      ok: false,
      error: { code: "metrics-not-listening", host: "127.0.0.1", port },
    });
    await server.close();
    await expect(fetch(url)).rejects.toThrow();
  });

  it("tell of a database how its connections stand", async () => {
    const { value } = await setUp(await emptyDatabase());
    expect(await value("losfee_database_connections")).toBeGreaterThan(0);
    expect(await value("losfee_database_waiting")).toBe(0);
    expect(await value('losfee_append_duration_seconds_count{outcome="done"}')).toBe(2);
  });
});
