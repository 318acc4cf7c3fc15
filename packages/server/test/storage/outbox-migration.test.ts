import { DatabaseSync } from "node:sqlite";
import { THE_PLACE } from "@losfee/core";
import { expect, it } from "vitest";
import { allMigrations } from "../../src/storage/migrations/all.ts";
import type { Migration } from "../../src/storage/migrations/migration.ts";
import { inPostgres } from "../../src/storage/postgres/migrate.ts";
import { ask, emptyDatabase } from "../postgres/postgres-server.ts";

const OF = `'${THE_PLACE}', 'ulm'`;

/** Letters and messages in each state, as two tables had them; the first of each came last. */
const ROWS = `
  INSERT INTO competitions VALUES (${OF}, '2026', 1, 'h');
  INSERT INTO webhooks VALUES
    (${OF}, 'w', 'https://a.example/', '[]', 'de', 's', '', '2026', 4, 'webhook', NULL, NULL, NULL, NULL, '2026');
  INSERT INTO mail_outbox (owner, competition, mail, notice, message_id, content, status,
      created_at, due_at, claim, attempts, tried_at, uncertain, fault, sent_at, sending_recorded, carried_by)
    VALUES
      (${OF}, 'b/1', 'b', '<b@x>', '{"text":"Ü"}', 'sent', '01', '02', NULL, 2, '02', 0, NULL, '02', 1, NULL),
      (${OF}, 'a/1', 'a', '<a@x>', '{}', 'sending', '01', '03', 'c', 1, '02', 1, NULL, NULL, 0, NULL),
      (${OF}, 'a/2', 'a', '<a2@x>', '{}', 'sending', '01', '03', 'c', 1, '02', 1, NULL, NULL, 0, 'a/1'),
      (${OF}, 'd/1', 'd', '<d@x>', '{}', 'draft', '01', '01', NULL, 0, NULL, 0, NULL, NULL, 0, NULL),
      (${OF}, 'm1', 'm1', '<m@x>', '{}', 'failed', '01', '01', NULL, 1, '01', 0, '{"code":"bounced"}', '01', 0, NULL);
  INSERT INTO webhook_deliveries (owner, competition, webhook, message, type, title, body, status,
      created_at, begun_at, due_at, claim, attempts, tried_at, fault, delivered_at)
    VALUES
      (${OF}, 'w', 'm2', 't', 'T', '{}', 'delivered', '01', '02', '03', NULL, 3, '03', NULL, '03'),
      (${OF}, 'w', 'm1', 't', 'T', 'Ü', 'waiting', '01', '01', '04', NULL, 1, '03', '{"code":"timeout"}', NULL),
      (${OF}, 'w', 'm3', 't', '', '', 'failed', '01', '01', '04', NULL, 1, '03', '{"code":"erased"}', NULL);
`;

const SELECT = `SELECT kind, id, about, title, message_id, content, status, created_at, begun_at,
  due_at, claim, attempts, uncertain, fault, sent_at, sending_recorded, carried_by
  FROM outbox ORDER BY rowid`;

const letter = (id: string, status: string, more: object = {}) => ({
  ...{ kind: "letter", id, about: id.replace(/\/.*/, ""), title: null, content: "{}", status },
  ...{ created_at: "01", begun_at: "01", due_at: "01", claim: null, attempts: 0, uncertain: 0 },
  ...{ fault: null, sent_at: null, sending_recorded: 0, carried_by: null, ...more },
});

const message = (id: string, status: string, more: object) => ({
  ...letter(id, status, { about: "t", title: "T", message_id: null }),
  ...{ kind: "message", ...more },
});

const interrupted = { due_at: "03", claim: "c", attempts: 1, uncertain: 1 };

const EXPECTED = [
  letter("b/1", "sent", {
    ...{ message_id: "<b@x>", content: '{"text":"Ü"}', due_at: "02", attempts: 2 },
    ...{ sent_at: "02", sending_recorded: 1 },
  }),
  letter("a/1", "sending", { message_id: "<a@x>", ...interrupted }),
  letter("a/2", "sending", { message_id: "<a2@x>", ...interrupted, carried_by: "a/1" }),
  letter("d/1", "draft", { message_id: "<d@x>" }),
  letter("m1", "failed", {
    ...{ message_id: "<m@x>", attempts: 1, fault: '{"code":"bounced"}', sent_at: "01" },
  }),
  message("m2", "sent", { begun_at: "02", due_at: "03", attempts: 3, sent_at: "03" }),
  message("m1", "waiting", {
    ...{ content: "Ü", due_at: "04", attempts: 1, fault: '{"code":"timeout"}' },
  }),
  message("m3", "failed", {
    ...{ title: "", content: "", due_at: "04", attempts: 1, fault: '{"code":"erased"}' },
  }),
];

const isLater = ({ module }: Migration): boolean => module === "outbox";
const [before, after] = [
  allMigrations.filter((step) => !isLater(step)),
  allMigrations.filter(isLater),
];

it("letters and messages of a file from before are in one outbox, in their order", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  for (const { sql } of before) db.exec(sql);
  db.exec(ROWS);
  for (const { sql } of after) db.exec(sql);
  expect(db.prepare(SELECT).all()).toEqual(EXPECTED);
  db.exec("DELETE FROM webhooks");
  expect(db.prepare("SELECT DISTINCT kind FROM outbox").all()).toEqual([{ kind: "letter" }]);
  db.exec("DELETE FROM competitions");
  expect(db.prepare(SELECT).all()).toEqual([]);
  db.close();
});

it("letters and messages of a database from before are in one outbox, in their order", async () => {
  const database = await emptyDatabase();
  await ask(database, ...before.map(inPostgres), ROWS, ...after.map(inPostgres));
  const rows = await ask(database, SELECT);
  expect(rows.map(numbered)).toEqual(EXPECTED);
});

/** PostgreSQL returns integers as texts. */
const numbered = (row: Readonly<Record<string, unknown>>): object => ({
  ...row,
  attempts: Number(row["attempts"]),
  uncertain: Number(row["uncertain"]),
  sending_recorded: Number(row["sending_recorded"]),
});
