import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BreakReason } from "@losfee/contract";
import { competitionKey } from "@losfee/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { TEMPORARY_PLACE } from "../../../../test/temporary-place.ts";
import { writable } from "../../src/competitions/recording.ts";
import { rechain } from "../journal/rechained.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { createSample } from "../samples/create-sample.ts";
import {
  begunCompetition,
  give,
  onDatabase,
  openTestServer,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

/** A way to damage a journal. */
interface Damage {
  /** Damages event `?2` of competition `?1`, or its surroundings. */
  readonly sql: string;
  /** Range of events whose hashes are recomputed, as an attacker who knows the method would. */
  readonly rechained?: (
    seq: number,
    last: number,
  ) => { readonly from: number; readonly to?: number };
  readonly reason: BreakReason;
  /** Returns where the journal breaks off, from `seq` and the last event. */
  readonly at?: (seq: number, last: number) => number;
}

const whole = (seq: number) => ({ from: seq });

/** Gives the event another actor, which leaves it valid. */
const forge = "UPDATE events SET actor = 'results:Nobody' WHERE competition = ?1 AND seq = ?2";

/** Damages to one competition. */
const damages: Readonly<Record<string, Damage>> = {
  "broken JSON": {
    sql: "UPDATE events SET data = substr(data, 1, length(data) - 1) WHERE competition = ?1 AND seq = ?2",
    reason: "not-json",
  },
  "a value changed to another that is as good": { sql: forge, reason: "altered" },
  "such a value, and a hash that fits it": {
    sql: forge,
    rechained: (seq) => ({ from: seq, to: seq }),
    reason: "unlinked",
    at: (seq) => seq + 1,
  },
  "the last event changed, and a hash that fits it": {
    sql: `UPDATE events SET actor = 'results:Nobody' WHERE competition = ?1 AND seq =
      (SELECT max(seq) FROM events WHERE competition = ?1 AND ?2 > 0)`,
    rechained: (_, last) => ({ from: last, to: last - 1 }),
    reason: "altered",
    at: (_, last) => last,
  },
  "a link to another event": {
    sql: `UPDATE events SET previous =
      (SELECT previous FROM events WHERE competition = ?1 AND seq = ?2 - 1)
      WHERE competition = ?1 AND seq = ?2`,
    reason: "altered",
  },
  "two events in each other's place": {
    sql: `UPDATE events SET (type, data) =
      (SELECT type, data FROM events other WHERE competition = ?1 AND other.seq = 2 * ?2 + 1 - events.seq)
      WHERE competition = ?1 AND seq IN (?2, ?2 + 1)`,
    reason: "altered",
  },
  "an event of another competition": {
    sql: `UPDATE events SET (type, data, actor, previous, hash) =
      (SELECT type, data, actor, previous, hash FROM events other
        WHERE other.competition <> ?1 AND other.seq = 1 LIMIT 1)
      WHERE competition = ?1 AND seq = ?2`,
    reason: "altered",
  },
  "a value of the wrong shape": {
    sql: "UPDATE events SET data = '{}' WHERE competition = ?1 AND seq = ?2",
    rechained: whole,
    reason: "wrong-shape",
  },
  "JSON that is no object": {
    sql: "UPDATE events SET data = '17' WHERE competition = ?1 AND seq = ?2",
    rechained: whole,
    reason: "wrong-shape",
  },
  "a moment that is none": {
    sql: "UPDATE events SET recorded_at = 'yesterday' WHERE competition = ?1 AND seq = ?2",
    rechained: whole,
    reason: "wrong-shape",
  },
  "an unknown type": {
    sql: "UPDATE events SET type = 'not-invented-yet' WHERE competition = ?1 AND seq = ?2",
    rechained: whole,
    reason: "unknown-type",
  },
  "an event that does not follow from what is before it": {
    sql: `UPDATE events SET (type, data) =
      (SELECT type, data FROM events WHERE competition = ?1 AND seq = 1)
      WHERE competition = ?1 AND seq = ?2`,
    rechained: whole,
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

const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-malformed-"));
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

/** Starts a server on a copy of the template with some damage. */
const spoilt = async (id: string, { sql, rechained }: Omit<Damage, "reason">, seq?: number) => {
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
  if (rechained !== undefined) rechain(db, id, rechained(at, last));
  // No trace of the earlier data remains either.
  if (rechained === whole) {
    db.prepare(
      `DELETE FROM personal_parts WHERE competition = ?1 AND seq = ?2 AND NOT EXISTS
        (SELECT 1 FROM events WHERE competition = ?1 AND seq = ?2 AND data LIKE '%"sealed"%')`,
    ).run(id, at);
  }
  db.close();
  const server = await testServer(path);
  return { server, director: await visitor(server, "director"), last, seq: at };
};

const kinds = ["tournament", "tables", "ladder"] as const;
const cases = kinds.flatMap((kind, index) =>
  Object.entries(damages)
    // The normal run tries everything on a tournament, and some on the others.
    .filter((_, which) => kind === "tournament" || which % sweep(8, 1) === index % sweep(8, 1))
    .map(([what, damage]) => [kind, what, damage] as const),
);

describe.skipIf(onDatabase)("a malformed event harms its own competition only", () => {
  it.each(cases)("a %s with %s", async (kind, _, { reason, at, ...damage }) => {
    const id = ids[kind];
    const { server, director, last, seq } = await spoilt(id, damage);
    const broken = { seq: (at ?? ((wanted) => wanted))(seq, last), reason };

    const { competitions, unreadable } = unwrap(await director.api("GET /competitions"));
    const expected = Object.values(ids).map((each) => ({
      id: each,
      ...(each === id && { broken }),
    }));
    expect(unreadable).toEqual([]);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(competitions.toSorted(byId)).toMatchObject(expected.toSorted(byId));
    expect(competitions.filter((one) => "broken" in one)).toHaveLength(1);

    // Everything up to the last good event is shown to the public and in the console.
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

    // Nothing can be changed; the sound part can be exported, and goes on elsewhere.
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
    const { director } = await spoilt(ids.tournament, { sql }, 1);
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

/** Damages to the personal data stored next to the events. */
const exposures: Readonly<Record<string, { readonly sql: string; readonly reason: BreakReason }>> =
  {
    "another name": {
      sql: `UPDATE personal_parts SET value = json_set(value, '$.name', 'Somebody else')
      WHERE competition = ?1 AND seq = ?2`,
      reason: "personal-altered",
    },
    "a name taken away": {
      sql: "DELETE FROM personal_parts WHERE competition = ?1 AND seq = ?2",
      reason: "personal-missing",
    },
    "a name that was never there": {
      sql: `INSERT INTO personal_parts SELECT owner, competition, seq, place || '/0', salt, value
      FROM personal_parts WHERE competition = ?1 AND seq = ?2`,
      reason: "personal-missing",
    },
    "a name put where nobody was erased": {
      sql: `UPDATE personal_parts SET salt = NULL, value = json_set(value, '$.name', 'Somebody else')
      WHERE competition = ?1 AND seq = ?2`,
      reason: "personal-altered",
    },
  };

describe.skipIf(onDatabase)("what is known of people", () => {
  const cases = kinds.flatMap((kind) =>
    Object.entries(exposures).map(([what, exposure]) => [kind, what, exposure] as const),
  );
  it.each(cases)(
    "is not changed behind the journal's back: a %s with %s",
    async (kind, _, given) => {
      const id = ids[kind];
      const db = new DatabaseSync(template);
      const first = db.prepare("SELECT min(seq) AS seq FROM personal_parts WHERE competition = ?");
      const seq = Number(first.get(id)?.["seq"]);
      db.close();
      const { director } = await spoilt(id, given, seq);
      const one = await director.send("GET", `/api/v1/competitions/${id}`);
      const { reason } = given;
      expect(one.body).toMatchObject({ seq: seq - 1, broken: { seq, reason } });
    },
  );
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
