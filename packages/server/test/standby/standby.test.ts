import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { copiedTables } from "../../src/copy/end.ts";
import { endChangeLog, hasChangeLog } from "../../src/journal/change-feed.ts";
import { readLeadership, writeLeadership } from "../../src/journal/leadership.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { beginChangeLog } from "../../src/standby/change-log.ts";
import { type FollowState, follow } from "../../src/standby/follower.ts";
import { newKey } from "../../src/standby/sealed.ts";
import { settleLeadership, tellFormerLeader } from "../../src/standby/take-over.ts";
import {
  begunCompetition,
  fileOf,
  give,
  openTestServer,
  resultAt,
  stateOf,
  visitor,
} from "../http/test-server.ts";
import { command, idempotency, note } from "../journal/sample-commands.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { createSample } from "../samples/create-sample.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;

const NOW = () => "2026-11-23T08:00:00.000Z";

const openAt = (path: string): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  return opened.value;
};

/** Starts a server with the secret for followers. */
const leading = async () => {
  const path = join(temporaryFolder(), "first.sqlite");
  const server = await openTestServer(path);
  let open = true;
  const stop = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(stop);
  const store = fileOf(server);
  const key = newKey();
  await store.transact(() => writeLeadership({ key }));
  await beginChangeLog(store);
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  return { path, server, store, key, url, stop };
};

/** Creates a following file; collects its reports. */
const following = (leader: { url: string; key: string }, path?: string) => {
  const file = path ?? join(temporaryFolder(), "second.sqlite");
  const store = openAt(file);
  const states: FollowState[] = [];
  const stopped = new AbortController();
  const done = follow({
    store,
    leader,
    port: 1,
    pause: 20,
    signal: stopped.signal,
    onState: (state) => states.push(state),
  });
  onTestFinished(() => stopped.abort());
  const stop = async () => {
    stopped.abort();
    return done;
  };
  return { store, file, states, done, stop };
};

const rowsOf = ({ database }: SqliteStore, table: string): readonly unknown[] => {
  const keys = database
    .prepare("SELECT name FROM pragma_table_info(?) WHERE pk ORDER BY pk")
    .all(table);
  const order = keys.map(({ name }) => String(name)).join(", ") || "rowid";
  const { wr } =
    database.prepare("SELECT wr FROM pragma_table_list WHERE name = ?").get(table) ?? {};
  return database
    .prepare(`SELECT ${wr === 0 ? "rowid AS n, " : ""}* FROM ${table} ORDER BY ${order}`)
    .all();
};

const everythingIn = (store: SqliteStore) =>
  Object.fromEntries(copiedTables.map((table) => [table, rowsOf(store, table)]));

const sizesOf = ({ database }: SqliteStore): readonly unknown[] =>
  copiedTables.map((table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);

/** Waits until both stores have the same content; only stores of the same size are compared. */
const untilAlike = async (one: SqliteStore, other: SqliteStore): Promise<void> => {
  await vi
    .waitUntil(
      () =>
        String(sizesOf(one)) === String(sizesOf(other)) &&
        JSON.stringify(everythingIn(one), hex) === JSON.stringify(everythingIn(other), hex),
      { timeout: 20_000, interval: 50 },
    )
    .catch(() => undefined);
  expect(everythingIn(other)).toEqual(everythingIn(one));
};

const hex = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;

const sampleIn = async (server: Server, sample: "pyramid" | "championship-running") => {
  const ports = { now: NOW, newSuffix: () => "sample" };
  const stored = await createSample(server.competitions, sample, "de", ports);
  if (!stored.ok) throw new Error(stored.error.code);
  return stored.value.id;
};

describe("a standby", () => {
  it("has everything that was there, and all that comes, changes and goes, whoever writes it", async () => {
    const first = await leading();
    const before = await sampleIn(first.server, "championship-running");
    const second = following(first);
    await untilAlike(first.store, second.store);
    const director = await visitor(first.server, "director");
    const id = await begunCompetition(director);
    await give(director, id, resultAt(await stateOf(first.server, id), 1));
    const link = await first.server.access.createLink(id, "Anna");
    if (!link.ok) throw new Error(link.error.code);
    await first.server.access.enter(link.value.token);
    await untilAlike(first.store, second.store);
    expect(await give(director, before, { type: "erase-person", entry: 2 })).toMatchObject({
      status: 200,
    });
    await untilAlike(first.store, second.store);
    // Another process on the same file, like the command line.
    const other = openAt(first.path);
    await other.append(command({ idempotency: idempotency("k") }));
    await untilAlike(first.store, second.store);
    await other.remove({ ...competitionKey(id) });
    await untilAlike(first.store, second.store);
    expect(rowsOf(second.store, "access_links")).toEqual([]);
    expect(second.states.at(-1)).toMatchObject({ state: "current", broken: [] });
    expect(second.store.database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  });

  it("goes on where it was after a stop, and begins anew where the log of changes is another", async () => {
    const first = await leading();
    await sampleIn(first.server, "pyramid");
    const once = following(first);
    await untilAlike(first.store, once.store);
    await once.stop();
    await once.store.close();
    await first.store.append(command());
    const again = following(first, once.file);
    await untilAlike(first.store, again.store);
    const received = again.states.filter(({ state }) => state === "receiving");
    expect(received).toEqual([]);
    await again.stop();
    await again.store.close();
    await first.store.commit(() => endChangeLog(first.store.database));
    await first.store.remove(competitionKey("dm-2026"));
    await beginChangeLog(first.store);
    const anew = following(first, once.file);
    await untilAlike(first.store, anew.store);
  });

  it("accepts no entry of its own while it follows", async () => {
    const first = await leading();
    await first.store.append(command());
    const second = following(first);
    await untilAlike(first.store, second.store);
    await expect(
      second.store.append(command({ expectedSeq: 2, events: [note("mine")] })),
    ).rejects.toMatchObject({ fault: { code: "standby" } });
    await expect(second.store.remove(competitionKey("dm-2026"))).rejects.toMatchObject({
      fault: { code: "standby" },
    });
  });

  it("does not lead while the first answers, and takes over when it does not", async () => {
    const first = await leading();
    await first.store.append(command());
    const second = following(first);
    await untilAlike(first.store, second.store);
    await second.stop();
    const ports = { store: second.store, now: NOW, timeout: 500 };
    expect(await settleLeadership(ports)).toEqual({
      ok: false,
      error: { code: "standby-leader-runs", url: first.url },
    });
    await first.stop();
    const settled = await settleLeadership(ports);
    expect(settled).toMatchObject({
      ok: true,
      value: { epoch: 2, from: first.url, heads: [{ competition: "dm-2026", seq: 2 }] },
    });
    expect(
      await second.store.append(command({ expectedSeq: 2, events: [note("now mine")] })),
    ).toMatchObject({ ok: true });
    expect(hasChangeLog(second.store.database)).toBe(true);
  });

  it("that has not had everything once does not take over", async () => {
    const first = await leading();
    await first.stop();
    const second = following(first);
    await vi.waitUntil(() => second.states.some(({ state }) => state === "unreachable"));
    await second.stop();
    expect(await settleLeadership({ store: second.store, now: NOW, timeout: 500 })).toMatchObject({
      error: { code: "standby-incomplete" },
    });
  });
});

describe("the first machine, back again", () => {
  it("is told, refuses every entry from then on, and knows what was not replicated", async () => {
    const first = await leading();
    await first.store.append(command());
    const second = following(first);
    await untilAlike(first.store, second.store);
    await second.stop();
    await first.stop();
    // Done after the standby had asked for the last time.
    const alone = openAt(first.path);
    await alone.append(command({ expectedSeq: 2, events: [note("lost")] }));
    await alone.append(command({ journal: competitionKey("new"), events: [note("lost, too")] }));
    await alone.close();
    const settled = await settleLeadership({ store: second.store, now: NOW, timeout: 500 });
    if (!settled.ok || settled.value === null) throw new Error("it did not take over");
    const back = await openTestServer(first.path);
    onTestFinished(back.close);
    const url = await back.app.listen({ port: 0, host: "127.0.0.1" });
    const signal = new AbortController().signal;
    const tookOver = { ...settled.value, from: url };
    await tellFormerLeader({ store: second.store }, tookOver, "http://second:4711", signal, 20);
    const director = await visitor(back, "director");
    const refused = await director.send("POST", "/api/v1/competitions", {
      payload: { name: "Ulm", format: "scrabble-swiss" },
      headers: { "accept-language": "en" },
    });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Another computer has taken over");
    expect((await second.store.look(readLeadership)).tookOver).toMatchObject({ told: true });
    expect(await settleLeadership({ store: fileOf(back), now: NOW })).toEqual({
      ok: false,
      error: {
        code: "superseded",
        url: "http://second:4711",
        at: NOW(),
        missing: [
          { competition: "dm-2026", from: 3, upTo: 3 },
          { competition: "new", from: 1, upTo: 1 },
        ],
      },
    });
  });
});

describe("the director", () => {
  it("reads on the page of backups whether a second laptop follows", async () => {
    const first = await leading();
    const director = await visitor(first.server, "director");
    const page = async () => (await director.send("GET", "/backup?lang=en")).text;
    expect(await page()).toContain("none has come yet");
    const second = following(first);
    await vi.waitUntil(() => second.states.length > 0);
    expect(await page()).toContain("A second laptop (http://127.0.0.1:1) is up to date");
  });
});

describe("what is asked at the address of standbys", () => {
  it("is answered to nobody without the secret", async () => {
    const first = await leading();
    await first.store.append(command());
    const stranger = following({ url: first.url, key: newKey() });
    expect(await stranger.done).toEqual({
      ok: false,
      error: { code: "follow-stranger", url: first.url },
    });
    expect(await stranger.store.heads()).toEqual([]);
    const plain = await fetch(`${first.url}/standby`, { method: "POST", body: "hello" });
    expect(plain.status).toBe(404);
  });

  it("is answered to one standby at a time", async () => {
    const first = await leading();
    const second = following(first);
    await vi.waitUntil(() => second.states.length > 0);
    expect(await following(first).done).toMatchObject({ error: { code: "follow-taken" } });
  });

  it("is not for a file with competitions of its own", async () => {
    const first = await leading();
    const path = join(temporaryFolder(), "own.sqlite");
    const own = openAt(path);
    await own.append(command());
    await own.close();
    expect(await following(first, path).done).toMatchObject({
      error: { code: "follow-not-empty", competitions: 1 },
    });
  });
});
