import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { uploadAll } from "./large-upload.ts";
import {
  begunCompetition,
  give,
  onDatabase,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

const api = "/api/v1/competitions";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Bytes in buffers that are still referenced. */
const heldInBuffers = (): number => {
  collectGarbage();
  // The first collection skips what was allocated while it ran.
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

describe("a competition as a file", () => {
  it("goes out and comes back event for event", async () => {
    const here = await testServer();
    const there = await testServer();
    const director = await visitor(here, "director");
    const params = { sample: "championship-running" };
    const { id } = unwrap(await director.api("POST /samples/:sample", { params }));
    const exported = await director.send("GET", `${api}/${id}/export`);
    expect(exported.headers["content-disposition"]).toBe(
      `attachment; filename="${id}.losfee.json"`,
    );
    const other = await visitor(there, "director");
    const imported = await other.send("POST", `${api}/import`, {
      headers: { "content-type": "application/json" },
      payload: exported.text,
    });
    expect(imported).toMatchObject({ status: 201, body: { id } });
    const events = await here.competitions.events(id);
    expect(events.length).toBeGreaterThan(100);
    expect(await there.competitions.events(id)).toEqual(events);
    expect(await there.competitions.state(id)).toEqual(await here.competitions.state(id));
    expect((await other.send("GET", `${api}/${id}/export`)).text).toBe(exported.text);
    const twice = unwrap(await other.api("POST /competitions/import", { body: exported.text }));
    expect(twice.id).not.toBe(id);
  });
});

/** Opening words of the refusal of a large file, by language. */
const REFUSALS = [
  ["de", "zu groß"],
  ["en", "too large"],
] as const;

describe("an upload of 50 MB", () => {
  const size = 50 * 1024 * 1024;

  it("gets a clean answer in the visitor's language and does not fill the memory", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const cookie = `losfee_session=${director.cookies["losfee_session"]}`;
    const before = heldInBuffers();
    let most = before;
    const onSent = (): void => {
      most = Math.max(most, heldInBuffers());
    };
    for (const [path, limit] of [
      [`${api}/import`, 20 * 1024 * 1024],
      [`${api}/${id}/entries/read`, 1024 * 1024],
      [`${api}/${id}/commands`, 256 * 1024],
    ] as const) {
      for (const [language, words] of sweep(REFUSALS.slice(0, 1), REFUSALS)) {
        for (const chunked of [false, true]) {
          const headers = { cookie, "accept-language": language, "content-type": "text/csv" };
          const json = path.endsWith("commands") ? { "content-type": "application/json" } : {};
          const answer = await uploadAll({
            port,
            path,
            size,
            chunked,
            headers: { ...headers, ...json },
            // Collecting garbage is what takes time here: the sample measures the largest limit.
            ...(sweep(path.endsWith("import"), true) ? { onSent } : {}),
          });
          expect([path, chunked, answer.status]).toEqual([path, chunked, 413]);
          const problem = JSON.parse(answer.body);
          expect(problem).toMatchObject({ code: "body-too-large", status: 413, limit });
          expect(problem.detail).toContain(words);
        }
      }
    }
    // One file of the largest accepted size, and data in transit.
    expect(most - before).toBeLessThan(25 * 1024 * 1024);
    expect((await stateOf(server, id)).seq).toBe(4);
  });

  it("is refused before it is read when the sender may not upload at all", async () => {
    const server = await testServer();
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const headers = { "content-type": "application/json" };
    for (const chunked of [false, true]) {
      const answer = await uploadAll({ port, path: `${api}/import`, size, chunked, headers });
      expect(answer.status).toBe(401);
    }
  });
});

describe.skipIf(onDatabase)("the server and the command line on one file", () => {
  it("see each other's work and never lose a command", async () => {
    const folder = mkdtempSync(join(tmpdir(), "losfee-shared-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, "journal.losfee");
    const server = await testServer(path);
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 40);
    const opened = openSqliteStore(path, { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    onTestFinished(() => opened.value.close());
    const commandLine = createCompetitionService(opened.value);
    const state = await stateOf(server, id);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const command = resultAt(state, index + 1);
        if (index % 2 === 0) return (await give(director, id, command)).status === 200;
        return (await commandLine.run(id, command, { actor: "director" })).ok;
      }),
    );
    expect(outcomes).toEqual(Array(20).fill(true));
    expect((await director.send("GET", `${api}/${id}`)).body).toMatchObject({
      seq: 24,
      completeRounds: 1,
    });
    expect(await commandLine.state(id)).toEqual(await server.competitions.state(id));
    await commandLine.run(id, { type: "draft-round" }, { actor: "director" });
    expect((await give(director, id, { type: "publish-round", round: 2 })).status).toBe(200);
  });
});
