import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { EVENT_SCHEMA } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import { type OpenOptions, openDatabase } from "../../src/journal/database.ts";
import { allMigrations } from "../../src/storage/migrations/all.ts";
import type { Migration } from "../../src/storage/migrations/migration.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const opened = (path: string, options?: OpenOptions): DatabaseSync => {
  const result = openDatabase(path, options);
  if (!result.ok) throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
  onTestFinished(() => {
    if (result.value.isOpen) result.value.close();
  });
  return result.value;
};

const notes = (number: number, sql: string): Migration => ({ module: "notes", number, sql });

/** Runs `attempt` without root's right to ignore permissions. */
const asOrdinaryUser = <T>(attempt: () => T): T => {
  if (process.geteuid?.() !== 0) return attempt();
  process.seteuid?.(65534);
  try {
    return attempt();
  } finally {
    process.seteuid?.(0);
  }
};

/**
 * Opens `path` in so many processes, in all of them as soon as the last is ready; resolves to their
 * output.
 */
const openElsewhere = async (path: string, processes: number): Promise<readonly string[]> => {
  const folder = temporaryFolder();
  const module = JSON.stringify(import.meta.resolve("../../src/journal/database.ts"));
  const program = `
    const { readdirSync, writeFileSync } = await import("node:fs");
    const { openDatabase } = await import(${module});
    const folder = ${JSON.stringify(folder)};
    writeFileSync(folder + "/ready-" + process.pid, "");
    while (readdirSync(folder).length < ${processes});
    console.log(openDatabase(${JSON.stringify(path)}).ok ? "opened" : "refused");`;
  const flags = [...PROGRAM_FLAGS, "--input-type=module", "--eval", program];
  const open = () => promisify(execFile)(process.execPath, flags);
  const ended = await Promise.all(Array.from({ length: processes }, open));
  return ended.map(({ stdout }) => stdout.trim());
};

describe("opening a database", () => {
  it("asks SQLite for a write-ahead log that is synced beside it, foreign keys and secure deletion", () => {
    const db = opened(join(temporaryFolder(), "journal.db"), { busyTimeout: 1234 });
    const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(1);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("secure_delete")).toBe(1);
    // The event loop waits for other processes, not SQLite, which would block everything.
    expect(pragma("busy_timeout")).toBe(0);
  });

  it("opens a file again and runs only the steps that are missing", () => {
    const path = join(temporaryFolder(), "journal.db");
    const first = notes(1, "CREATE TABLE links (token TEXT)");
    opened(path, { migrations: [first] }).close();
    const second = notes(2, "ALTER TABLE links ADD COLUMN role TEXT");
    opened(path, { migrations: [second, first] }).close();
    const db = opened(path, { migrations: [first, second] });
    db.exec("INSERT INTO links (token, role) VALUES ('t', 'director')");
    expect(db.prepare("SELECT count(*) AS n FROM migrations").get()).toMatchObject({
      n: allMigrations.length + 2,
    });
  });

  it("refuses a file with tables of a module that it does not know: a later Losfee wrote it", () => {
    const path = join(temporaryFolder(), "journal.db");
    opened(path, { migrations: [notes(3, "CREATE TABLE links (token TEXT)")] }).close();
    expect(openDatabase(path)).toEqual({
      ok: false,
      error: { code: "newer-version", path, module: "notes", found: 3, known: 0 },
    });
  });

  it("undoes all steps when one of them fails", () => {
    const path = join(temporaryFolder(), "journal.db");
    const migrations = [notes(1, "CREATE TABLE links (token TEXT)"), notes(2, "CREATE NONSENSE")];
    expect(() => openDatabase(path, { migrations })).toThrow(/syntax error/);
    const tables = new DatabaseSync(path).prepare("SELECT name FROM sqlite_schema").all();
    expect(tables).toEqual([]);
  });

  it("survives several processes that create the same file at once", async () => {
    const path = join(temporaryFolder(), "journal.db");
    expect(await openElsewhere(path, 4)).toEqual(["opened", "opened", "opened", "opened"]);
  });
});

describe("refusing to open", () => {
  it("a file that is no database, which stays as it is", () => {
    const path = join(temporaryFolder(), "entries.csv");
    const text = "rank,name,wins,spread\n".repeat(100);
    writeFileSync(path, text);
    expect(openDatabase(path)).toEqual({ ok: false, error: { code: "not-a-database", path } });
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("another program's database, which stays as it is", () => {
    const path = join(temporaryFolder(), "places.sqlite");
    const other = new DatabaseSync(path);
    other.exec("CREATE TABLE moz_places (url TEXT)");
    other.close();
    const before = readFileSync(path);
    expect(openDatabase(path)).toEqual({ ok: false, error: { code: "foreign-database", path } });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("a file that a later version wrote, naming both steps", () => {
    const path = join(temporaryFolder(), "journal.db");
    const db = opened(path);
    db.exec("INSERT INTO migrations VALUES ('journal', 99)");
    db.close();
    expect(openDatabase(path)).toEqual({
      ok: false,
      error: { code: "newer-version", path, module: "journal", found: 99, known: 3 },
    });
  });

  it.each([
    ["older-schema", EVENT_SCHEMA - 1],
    ["newer-schema", EVENT_SCHEMA + 1],
  ] as const)("a file of an %s, naming both, which stays as it is", (code, found) => {
    const path = join(temporaryFolder(), "journal.db");
    const db = opened(path);
    db.exec(`UPDATE identity SET schema = ${found}`);
    db.close();
    const before = readFileSync(path);
    const error = { code, path, found, known: EVENT_SCHEMA };
    expect(openDatabase(path)).toEqual({ ok: false, error });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("a file from before files said their schema", () => {
    const path = join(temporaryFolder(), "journal.db");
    const db = opened(path);
    db.exec("ALTER TABLE identity DROP COLUMN schema");
    db.close();
    const error = { code: "older-schema", path, found: 1, known: EVENT_SCHEMA };
    expect(openDatabase(path)).toEqual({ ok: false, error });
  });

  it("a file in a folder that does not exist", () => {
    const folder = join(temporaryFolder(), "nowhere");
    const path = join(folder, "journal.db");
    expect(openDatabase(path)).toEqual({
      ok: false,
      error: { code: "folder-missing", path, folder },
    });
  });

  it("a folder", () => {
    const path = temporaryFolder();
    expect(openDatabase(path)).toEqual({ ok: false, error: { code: "is-a-folder", path } });
  });

  it("a damaged file", () => {
    const path = join(temporaryFolder(), "journal.db");
    opened(path).close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 100, bytes.length);
    writeFileSync(path, bytes);
    expect(openDatabase(path)).toEqual({ ok: false, error: { code: "damaged", path } });
  });

  it("a file that another process keeps locked", () => {
    const path = join(temporaryFolder(), "journal.db");
    const other = opened(path);
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
    expect(openDatabase(path, { busyTimeout: 10 })).toEqual({
      ok: false,
      error: { code: "busy", path },
    });
  });

  it.skipIf(process.platform === "win32")("a file that may only be read", () => {
    const folder = temporaryFolder();
    const path = join(folder, "journal.db");
    opened(path).close();
    chmodSync(folder, 0o777);
    chmodSync(path, 0o444);
    const refusal = asOrdinaryUser(() => openDatabase(path));
    expect(refusal).toEqual({ ok: false, error: { code: "read-only", path } });
    expect(statSync(path).mode & 0o777).toBe(0o444);
  });

  it.skipIf(process.platform === "win32")("a file that may not even be read", () => {
    const folder = temporaryFolder();
    const path = join(folder, "journal.db");
    opened(path).close();
    chmodSync(folder, 0o777);
    chmodSync(path, 0o000);
    const refusal = asOrdinaryUser(() => openDatabase(path));
    expect(refusal).toEqual({ ok: false, error: { code: "no-permission", path } });
  });

  it.skipIf(process.platform === "win32")("a new file in a folder that may only be read", () => {
    const folder = join(temporaryFolder(), "locked");
    mkdirSync(folder);
    chmodSync(join(folder, ".."), 0o755);
    chmodSync(folder, 0o555);
    const path = join(folder, "journal.db");
    const refusal = asOrdinaryUser(() => openDatabase(path));
    expect(refusal).toEqual({ ok: false, error: { code: "no-permission", path } });
  });
});
