import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { competitionKey } from "@losfee/core";
import type { BreakReason } from "@losfee/web";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { writable } from "../../src/competitions/recording.ts";
import { createSample } from "../../src/samples/samples.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { begunCompetition, give, openTestServer, testServer, visitor } from "./test-server.ts";

/** A way to spoil a journal. */
interface Damage {
  /** Spoils event `seq`, or what is around it, of a competition. */
  readonly sql: string;
  readonly reason: BreakReason;
  /** Where the journal breaks off, of `seq` and the last event. */
  readonly at?: (seq: number, last: number) => number;
}

/** What is done to one competition; the first `?1` is its id, `?2` a seq in the middle. */
const damages: Readonly<Record<string, Damage>> = {
  "broken JSON": {
    sql: "UPDATE events SET data = substr(data, 1, length(data) - 1) WHERE competition = ?1 AND seq = ?2",
    reason: "not-json",
  },
  "a value of the wrong shape": {
    sql: "UPDATE events SET data = '{}' WHERE competition = ?1 AND seq = ?2",
    reason: "wrong-shape",
  },
  "JSON that is no object": {
    sql: "UPDATE events SET data = '17' WHERE competition = ?1 AND seq = ?2",
    reason: "wrong-shape",
  },
  "a moment that is none": {
    sql: "UPDATE events SET recorded_at = 'yesterday' WHERE competition = ?1 AND seq = ?2",
    reason: "wrong-shape",
  },
  "an unknown type": {
    sql: "UPDATE events SET type = 'not-invented-yet' WHERE competition = ?1 AND seq = ?2",
    reason: "unknown-type",
  },
  "an event that does not follow from what is before it": {
    sql: `UPDATE events SET (type, data) =
      (SELECT type, data FROM events WHERE competition = ?1 AND seq = 1)
      WHERE competition = ?1 AND seq = ?2`,
    reason: "does-not-fit",
  },
  "a missing row": {
    sql: "DELETE FROM events WHERE competition = ?1 AND seq = ?2",
    reason: "missing",
  },
  "the last rows missing": {
    sql: "DELETE FROM events WHERE competition = ?1 AND seq >= ?2",
    reason: "missing",
  },
  "rows behind the end": {
    sql: "UPDATE competitions SET last_seq = ?2 - 1 WHERE competition = ?1",
    reason: "surplus",
  },
  "the row of the competition itself missing": {
    sql: "DELETE FROM competitions WHERE competition = ?1 AND ?2 > 0",
    reason: "orphaned",
    at: (_, last) => last + 1,
  },
};

const folder = mkdtempSync(join(tmpdir(), "losfee-malformed-"));
const template = join(folder, "journal.db");
afterAll(() => rmSync(folder, { recursive: true }));

/** One of each kind, and one that is never touched. */
const ids = { tournament: "", tables: "", ladder: "", healthy: "" };

beforeAll(async () => {
  const server = await openTestServer(template);
  const director = await visitor(server, "director");
  ids.tournament = await begunCompetition(director);
  ids.healthy = await begunCompetition(director);
  const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
  for (const [kind, sample] of [
    ["tables", "king-lui"],
    ["ladder", "pyramid"],
  ] as const) {
    const stored = await createSample(server.competitions, sample, "de", ports);
    if (!stored.ok) throw new Error(stored.error.code);
    ids[kind] = stored.value.id;
  }
  await server.close();
});

/** A server on a copy of the template in which something was spoilt. */
const spoilt = async (id: string, sql: string, seq?: number) => {
  const path = join(temporaryFolder(), "journal.db");
  copyFileSync(template, path);
  const db = new DatabaseSync(path);
  db.exec("PRAGMA foreign_keys = OFF");
  const head = db
    .prepare("SELECT last_seq AS last FROM competitions WHERE competition = ?")
    .get(id);
  const last = Number(head?.["last"]);
  const at = seq ?? Math.ceil(last / 2);
  expect(db.prepare(sql).run(id, at).changes).toBeGreaterThan(0);
  db.close();
  const server = await testServer(path);
  return { server, director: await visitor(server, "director"), last, seq: at };
};

const kinds = ["tournament", "tables", "ladder"] as const;
const cases = kinds.flatMap((kind, index) =>
  Object.entries(damages)
    // The normal run tries everything on a tournament, and some on the others.
    .filter((_, which) => kind === "tournament" || which % sweep(4, 1) === index % sweep(4, 1))
    .map(([what, damage]) => [kind, what, damage] as const),
);

describe("a malformed event harms its own competition only", () => {
  it.each(cases)("a %s with %s", async (kind, _, { sql, reason, at }) => {
    const id = ids[kind];
    const { server, director, last, seq } = await spoilt(id, sql);
    const broken = { seq: (at ?? ((wanted) => wanted))(seq, last), reason };

    const list = await director.send("GET", "/api/v1/competitions");
    const expected = Object.values(ids).map((each) => ({
      id: each,
      ...(each === id && { broken }),
    }));
    const { competitions, unreadable } = list.body as {
      competitions: { id: string }[];
      unreadable: [];
    };
    expect(unreadable).toEqual([]);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(competitions.toSorted(byId)).toMatchObject(expected.toSorted(byId));
    expect(competitions.filter((one) => "broken" in one)).toHaveLength(1);

    // Up to the last good event it can be looked at, by everybody and in the console.
    const one = await director.send("GET", `/api/v1/competitions/${id}`);
    expect(one.body).toMatchObject({ seq: broken.seq - 1, broken });
    const everybody = await visitor(server);
    expect((await everybody.send("GET", `/c/${id}`)).status).toBe(200);
    for (const [language, word] of [
      ["de", `ab Ereignis ${broken.seq} beschädigt`],
      ["en", `damaged from event ${broken.seq} on`],
    ]) {
      const page = await director.send("GET", `/console/${id}?lang=${language}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(word);
      expect((await director.send("GET", `/console?lang=${language}`)).status).toBe(200);
    }

    // Nothing can be changed; what is sound can be saved, and goes on elsewhere.
    const rename = { type: "rename-competition", name: "Anders" };
    const refused = await give(director, id, rename);
    expect(refused).toMatchObject({ status: 409, body: { code: "journal-broken", ...broken } });
    const file = await director.send("GET", `/api/v1/competitions/${id}/export`);
    const elsewhere = await visitor(await testServer(), "director");
    const imported = await elsewhere.send("POST", "/api/v1/competitions/import", {
      payload: file.text,
      headers: { "content-type": "application/json" },
    });
    expect(imported).toMatchObject({ status: 201, body: { seq: broken.seq - 1 } });

    // All the others go on.
    for (const other of Object.values(ids).filter((each) => each !== id)) {
      expect(await give(director, other, rename)).toMatchObject({ status: 200 });
    }
    await server.ladder.scheduler.catchUp();
  });

  it("names a competition without a readable beginning, in the list and in the console", async () => {
    const sql = "DELETE FROM events WHERE competition = ?1 AND seq = ?2";
    const { director } = await spoilt(ids.tournament, sql, 1);
    const { body } = await director.send("GET", "/api/v1/competitions");
    expect(body).toMatchObject({ unreadable: [{ id: ids.tournament, seq: 1, reason: "missing" }] });
    const console = await director.send("GET", "/console?lang=en");
    expect(console.text).toContain(`${ids.tournament}: the journal is damaged from event 1 on`);
    const page = await director.send("GET", `/c/${ids.tournament}?lang=en`, {
      headers: { accept: "text/html" },
    });
    expect(page.text).toContain("it cannot be shown");
    const rename = { type: "rename-competition", name: "Anders" };
    expect(await give(director, ids.healthy, rename)).toMatchObject({ status: 200 });
  });
});

describe("what cannot be read again", () => {
  it("is never written", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const [created] = await server.competitions.events(id);
    if (created?.type !== "competition-created") throw new Error("begins otherwise");
    const { name: _, ...nameless } = created.data;
    const strange = { ...created, data: nameless } as unknown as typeof created;
    const salt = () => "5a17".repeat(8);
    expect(writable("tournament", [created], salt)).toHaveLength(1);
    expect(() => writable("tournament", [strange], salt)).toThrow(TypeError);
    await expect(server.competitions.adopt("strange", "X", [strange])).rejects.toThrow(TypeError);
    expect(await server.store.headSeq(competitionKey("strange"))).toBe(0);
  });
});
