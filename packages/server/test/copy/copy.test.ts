import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { competitionKey, THE_PLACE } from "@losfee/core";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import { createAccess } from "../../src/access/access.ts";
import { copyStorage } from "../../src/copy/copy-storage.ts";
import { allTables, copiedTables } from "../../src/copy/end.ts";
import { openDatabase } from "../../src/journal/database.ts";
import { openStorage, type Storage } from "../../src/journal/open-storage.ts";
import { give, openTestServer, visitor } from "../http/test-server.ts";
import { command, idempotency, note } from "../journal/sample-commands.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { ask, emptyDatabase } from "../postgres/postgres-server.ts";
import { createSample } from "../samples/create-sample.ts";

const PLACE = `'${THE_PLACE}'`;

/** Rows that no command of the sample writes. */
const ROWS = (id: string): readonly string[] => [
  `INSERT INTO pictures VALUES (${PLACE}, '${id}', 'h', 'logo.png', x'00ff10')`,
  `INSERT INTO creation_keys VALUES ('k', ${PLACE}, '${id}')`,
  `INSERT INTO access_director_links VALUES ('t', '2026-11-21', '2026-11-22')`,
  `INSERT INTO access_servers VALUES ('127.0.0.1', 4711, '2026-11-21')`,
  `INSERT INTO backup_plan VALUES (1, '{}', 1)`,
  `INSERT INTO reign (id, epoch) VALUES (1, 2)`,
  `INSERT INTO snapshots VALUES (${PLACE}, '${id}', 1, 'v', 0, 1, 'h', 'd', '{}')`,
  `INSERT INTO leases VALUES ('attend', 'a', 7, 0)`,
  `INSERT OR REPLACE INTO clock_heartbeat VALUES (1, '2026-11-21', 5, 'boot')`,
  `INSERT INTO clock_doubts VALUES (9, 'away', '2026-11-01', '2026-11-21', NULL, NULL)`,
  `INSERT INTO mail_settings VALUES (${PLACE}, '${id}', '{"senderName":"Ülm"}')`,
  `INSERT INTO outbox (rowid, kind, owner, competition, id, about, message_id, content, status, created_at, begun_at, due_at) VALUES (41, 'letter', ${PLACE}, '${id}', 'b', 'n', '<1@x>', '{}', 'waiting', '2026', '2026', '2026')`,
  `INSERT INTO outbox (rowid, kind, owner, competition, id, about, message_id, content, status, created_at, begun_at, due_at) VALUES (42, 'letter', ${PLACE}, '${id}', 'a', 'n', '<2@x>', '{}', 'draft', '2026', '2026', '2026')`,
  `INSERT INTO mail_boxes VALUES ('box', '1', 7)`,
  `INSERT INTO mail_inbox VALUES ('i', 3, NULL, NULL, NULL, '2026', '2026', 'mail', '{}', '{}', 'new', 2)`,
  `INSERT OR REPLACE INTO ladder_letters VALUES (${PLACE}, '${id}', 4)`,
  `INSERT OR REPLACE INTO ladder_watch VALUES (${PLACE}, '${id}', '2026-11-21')`,
  `INSERT INTO webhooks VALUES (${PLACE}, '${id}', 'w', 'https://a.example/', '[]', 'de', 's', '', '2026', 4, 'webhook', NULL, NULL, NULL, NULL, '2026')`,
  `INSERT INTO outbox (kind, owner, competition, webhook, id, about, title, content, status, created_at, begun_at, due_at) VALUES ('message', ${PLACE}, '${id}', 'w', 'm', 't', 't', 'b', 'waiting', '2026', '2026', '2026')`,
  `INSERT INTO push_keys VALUES (${PLACE}, 'p', 'q', '2026')`,
  `INSERT INTO consents_wanted VALUES (${PLACE}, '${id}')`,
  `INSERT INTO entry_consents VALUES (${PLACE}, '${id}', 2, 1, 'director', '2026')`,
  `INSERT INTO embeds VALUES (${PLACE}, '${id}', '[]')`,
  `INSERT INTO publications VALUES (${PLACE}, '${id}', 'https://club.example', 'k')`,
  `INSERT INTO people VALUES ('anna', 'Änna', 'de', '2026')`,
  `INSERT INTO organisations VALUES ('club', 'club', 'Ülm', NULL, '2026')`,
  `INSERT INTO organisation_festivals VALUES ('open', 'club', 'Open', 'Ülm', NULL, NULL, '2026')`,
  `INSERT INTO organisation_competitions SELECT owner, competition, 'club', 'open' FROM competitions`,
  `INSERT INTO organisation_grants VALUES ('g', 'anna', 'owner', 'director', '2026', NULL, NULL, 'club', NULL, NULL, NULL)`,
  `INSERT INTO organisation_invitations VALUES ('i', 'h', 'viewer', NULL, 'director', '2026', '2027', NULL, NULL, 'open', NULL, NULL)`,
  `INSERT INTO organisation_moves SELECT owner, competition, 'club', 'director', '2026' FROM competitions`,
  `INSERT INTO organisations VALUES ('verband', 'association', 'Verband', NULL, '2026')`,
  `INSERT INTO organisation_affiliations VALUES ('club', 'verband', 'director', '2026')`,
  `INSERT INTO organisation_log VALUES ('club', 1, '2026', 'director', '{"act":"founded"}')`,
  `INSERT INTO organisation_retention VALUES ('club', 10)`,
  `INSERT INTO organisation_notices VALUES ('', 'imprint', 'Ülm')`,
  `INSERT INTO organisation_rights VALUES (1, 5)`,
  `INSERT INTO people_addresses VALUES ('anna@club.example', 'anna', '2026')`,
  `INSERT INTO people_passkeys VALUES ('key', 'anna', 'p', 5, '[]', 'club.example', 'Telefon', '2026', NULL)`,
  `INSERT INTO people_entries SELECT owner, competition, 2, 'anna', NULL, NULL, 'player:2', '2026', '2026', 'director', '2026' FROM competitions`,
  `INSERT INTO people_corrections SELECT owner, competition, 2, 'anna', '{"club":"Ülm"}', '2026', '2026', '' FROM competitions`,
  `INSERT INTO people_proposals SELECT owner, competition, 3, 'ben@club.example', 'director', '2026' FROM competitions`,
  `INSERT INTO people_identities VALUES ('https://id.example', 's', 'anna', '2026')`,
  `INSERT INTO sign_in_links VALUES ('h', 'invitation', 'anna', NULL, NULL, '2026', '2027', NULL)`,
  `INSERT INTO sign_in_challenges VALUES ('h', 'passkey', NULL, '{}', '2026')`,
  `INSERT INTO access_sessions VALUES ('h', 'i', 'passkey', NULL, 'anna', NULL, NULL, '2026', '2026', '2026')`,
  `INSERT INTO receptions VALUES ('k', '2026-11-21')`,
];

let template: Promise<string> | null = null;

/** Creates a file with rows in every table, including an erased person. */
const richFile = async (): Promise<string> => {
  template ??= writeTemplate(mkdtempSync(join(tmpdir(), "losfee-copy-")));
  const path = join(temporaryFolder(), "hall.sqlite");
  copyFileSync(await template, path);
  return path;
};

/** Writes that file once; closing it moves the log into it. */
const writeTemplate = async (folder: string): Promise<string> => {
  const path = join(folder, "hall.sqlite");
  const server = await openTestServer(path);
  const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
  for (const sample of ["championship-running", "pyramid"] as const) {
    const stored = await createSample(server.competitions, sample, "de", ports);
    if (!stored.ok) throw new Error(stored.error.code);
    const director = await visitor(server, "director");
    const erased = await give(director, stored.value.id, { type: "erase-person", entry: 2 });
    expect(erased.status).toBe(200);
    const link = await server.access.createLink(stored.value.id, "Anna");
    if (link.ok) await server.access.enter(link.value.token);
  }
  await server.store.append(command({ idempotency: idempotency("k") }));
  const [first] = await server.store.heads();
  await server.close();
  const db = openDatabase(path);
  if (!db.ok) throw new Error(db.error.code);
  for (const statement of ROWS(first?.journal.id ?? "")) db.value.exec(statement);
  db.value.close();
  return path;
};

afterAll(async () => {
  if (template !== null) rmSync(dirname(await template), { recursive: true });
});

/** Returns every row of a file's table with its rowid. */
const rowsOf = (path: string, table: string): readonly unknown[] => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const keys = db
      .prepare("SELECT name FROM pragma_table_info(?) WHERE pk ORDER BY pk")
      .all(table);
    const order = keys.map(({ name }) => String(name)).join(", ") || "rowid";
    const { wr } = db.prepare("SELECT wr FROM pragma_table_list WHERE name = ?").get(table) ?? {};
    const own = wr === 0 ? "rowid AS entered, *" : "*";
    return db.prepare(`SELECT ${own} FROM ${table} ORDER BY ${order}`).all();
  } finally {
    db.close();
  }
};

const copied = async (from: string, to: string) => {
  const result = await copyStorage({ from, to });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const openedAt = async (address: string): Promise<Storage> => {
  const opened = await openStorage(address, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

it("file to database to file is the same row by row, personal data and erasures included", async () => {
  const from = await richFile();
  const before = readFileSync(from);
  const database = await emptyDatabase();
  const report = await copied(from, database);
  expect(report).toMatchObject({ competitions: 3, isServed: false, broken: [] });
  const back = join(temporaryFolder(), "back.sqlite");
  expect(await copied(database, back)).toEqual(report);
  for (const table of copiedTables) {
    const rows = rowsOf(from, table);
    expect(rows, `the sample has nothing in ${table}`).not.toEqual([]);
    expect(rowsOf(back, table), table).toEqual(rows);
  }
  expect(readFileSync(from).equals(before)).toBe(true);
  const [here, there] = [await openedAt(from), await openedAt(database)];
  expect(await there.heads()).toEqual(await here.heads());
  expect(await there.erasures()).toEqual(await here.erasures());
  expect((await there.erasures()).length).toBeGreaterThan(0);
});

it("every table is copied or belongs to the place, which stays behind", async () => {
  const path = join(temporaryFolder(), "new.sqlite");
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.error.code);
  const found = opened.value
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  opened.value.close();
  expect(found.toSorted()).toEqual([...allTables, "migrations"].toSorted());
  const from = await richFile();
  const to = join(temporaryFolder(), "to.sqlite");
  await copied(from, to);
  const stayed = allTables.filter((table) => !copiedTables.includes(table));
  expect(stayed).toEqual([
    "access_servers",
    "sign_in_challenges",
    "backup_plan",
    "leases",
    "reign",
    "snapshots",
    "receptions",
  ]);
  for (const table of stayed) expect(rowsOf(to, table), table).toEqual([]);
});

it("the copy goes on where the other left off, on a database as in a file", async () => {
  const from = await richFile();
  const database = await emptyDatabase();
  await copied(from, database);
  const store = await openedAt(database);
  const [first] = await store.heads();
  const id = first?.journal.id ?? "";
  const more = command({ expectedSeq: 2, events: [note("more")] });
  expect(await store.append(more)).toMatchObject({ ok: true });
  await ask(
    database,
    `INSERT INTO outbox (kind, owner, competition, id, about, message_id, content, status, created_at, begun_at, due_at) VALUES ('letter', ${PLACE}, '${id}', 'c', 'n', '<3@x>', '{}', 'draft', '2026', '2026', '2026')`,
  );
  const [numbered] = await ask(database, "SELECT rowid FROM outbox WHERE id = 'c'");
  expect(Number(numbered?.["rowid"])).toBe(44);
  expect(await createAccess(store).links(id)).toMatchObject([{ label: "Anna" }]);
});

it("a file that is there, a database with competitions or a running server is left as it is", async () => {
  const from = await richFile();
  const taken = join(temporaryFolder(), "taken.sqlite");
  writeFileSync(taken, "mine");
  expect(await copyStorage({ from, to: taken })).toMatchObject({
    error: { code: "copy-target-exists", path: taken },
  });
  expect(readFileSync(taken, "utf8")).toBe("mine");
  expect(await copyStorage({ from, to: from })).toMatchObject({
    error: { code: "copy-target-exists" },
  });
  const database = await emptyDatabase();
  const store = await openedAt(database);
  await store.append(command());
  expect(await copyStorage({ from, to: database })).toMatchObject({
    error: { code: "copy-target-holds", competitions: 1 },
  });
  const served = await emptyDatabase();
  await openedAt(served);
  const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  await ask(served, `INSERT INTO leases VALUES ('attend', 'a', 1, ${now} + 60000)`);
  expect(await copyStorage({ from, to: served })).toMatchObject({
    error: { code: "copy-target-served" },
  });
  expect(await ask(served, "SELECT * FROM competitions")).toEqual([]);
  expect(await copyStorage({ from: join(temporaryFolder(), "no"), to: served })).toMatchObject({
    error: { code: "copy-source-missing" },
  });
});

it("a row that belongs to nothing ends it, and nothing is left behind on either side", async () => {
  const from = await richFile();
  const db = new DatabaseSync(from, { enableForeignKeyConstraints: false });
  db.exec("DELETE FROM competitions WHERE competition = 'dm-2026'");
  db.close();
  const to = join(temporaryFolder(), "to.sqlite");
  const database = await emptyDatabase();
  for (const target of [to, database]) {
    expect(await copyStorage({ from, to: target })).toMatchObject({
      error: { code: "copy-row", table: "events" },
    });
  }
  expect([to, `${to}.copying`].filter((path) => existsSync(path))).toEqual([]);
  const tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
  expect(await ask(database, tables)).toEqual([]);
});

it("a chain that was broken where it came from is copied as it is, and told", async () => {
  const from = await richFile();
  const db = new DatabaseSync(from);
  db.exec("UPDATE events SET data = '{}' WHERE competition = 'dm-2026' AND seq = 2");
  db.close();
  const to = join(temporaryFolder(), "to.sqlite");
  expect(await copied(from, to)).toMatchObject({
    broken: [{ competition: "dm-2026", seq: 2, reason: "altered" }],
  });
});

it("what a server records meanwhile is not in it, and it says that a server is at work", async () => {
  const from = await richFile();
  const store = await openedAt(from);
  const to = join(temporaryFolder(), "to.sqlite");
  let appended: Promise<unknown> | null = null;
  const report = await copyStorage({
    from,
    to,
    onProgress() {
      appended ??= store.append(command({ expectedSeq: 2, events: [note("later")] }));
    },
  });
  expect(report).toMatchObject({ ok: true, value: { isServed: true, broken: [] } });
  expect(await appended).toMatchObject({ ok: true });
  expect(await store.headSeq(competitionKey("dm-2026"))).toBe(3);
  expect(await (await openedAt(to)).headSeq(competitionKey("dm-2026"))).toBe(2);
});

it("killed on the way it leaves nothing that could be taken for a copy, and can begin anew", async () => {
  const from = join(temporaryFolder(), "long.sqlite");
  const store = await openedAt(from);
  const many = Array.from({ length: 15_000 }, (_, index) => note(`${index}`));
  await store.append(command({ events: many }));
  await store.close();
  const to = join(temporaryFolder(), "to.sqlite");
  const module = fileURLToPath(new URL("../../src/copy/copy-storage.ts", import.meta.url));
  const code = `import(${JSON.stringify(module)}).then(({ copyStorage }) => copyStorage(${JSON.stringify({ from, to })}))`;
  const child = spawn(process.execPath, [...PROGRAM_FLAGS, "-e", code]);
  const ended = once(child, "exit");
  await vi.waitUntil(() => existsSync(`${to}.copying-wal`), { timeout: 30_000, interval: 2 });
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(existsSync(to)).toBe(false);
  expect(await copied(from, to)).toMatchObject({ competitions: 1, events: 15_000 });
  expect(existsSync(`${to}.copying`)).toBe(false);
});
