/** Checks a journal's file, with indexes, while the server runs. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { createFileCheck } from "../../src/journal/file-check.ts";
import { fileDamageAt } from "../../src/journal/file-damage.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { describeFileCheck } from "../../src/messages/index.ts";
import { command, note } from "../journal/sample-commands.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";

/** Creates a journal with some events and links, all of it in one file. */
const journal = async (): Promise<string> => {
  const path = join(temporaryFolder(), "journal.db");
  const store = openSqliteStore(path, { pollEvery: 0 });
  if (!store.ok) throw new Error(store.error.code);
  for (let seq = 0; seq < 50; seq++) {
    await store.value.append(command({ expectedSeq: seq, events: [note(`event ${seq}`)] }));
  }
  await store.value.close();
  return path;
};

const PAGE = 4096;

/** A leaf of an index (https://sqlite.org/fileformat2.html#b_tree_pages). */
const INDEX_LEAF = 10;

/** Returns an index of ours and the offsets of its keys in the file. */
const anIndex = (path: string): { readonly name: string; readonly keys: readonly number[] } => {
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE extra (x TEXT, y); CREATE INDEX extra_by_x ON extra (x)");
  const insert = db.prepare("INSERT INTO extra VALUES (?, 0)");
  for (let number = 0; number < 300; number++) insert.run(`row ${1000 + number}`);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  const bytes = readFileSync(path);
  const keys: number[] = [];
  for (let page = 0; page < bytes.length; page += PAGE) {
    if (bytes.readUInt8(page) !== INDEX_LEAF) continue;
    for (let cell = 0; cell < bytes.readUInt16BE(page + 3); cell++) {
      const begin = page + bytes.readUInt16BE(page + 8 + 2 * cell);
      const at = bytes.indexOf("row 1", begin);
      if (at >= 0 && at < begin + 10) keys.push(at);
    }
  }
  return { name: "extra_by_x", keys };
};

const flipped = (path: string, place: number, bit: number): string => {
  const copy = join(temporaryFolder(), "flipped.db");
  copyFileSync(path, copy);
  const bytes = readFileSync(copy);
  bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << bit), place);
  writeFileSync(copy, bytes);
  return copy;
};

describe("a file with a wrong index", () => {
  it("is found with the index's name and the way out, wherever in it a key was changed", async () => {
    const path = await journal();
    const { name, keys } = anIndex(path);
    expect(fileDamageAt(path)).toBeNull();
    expect(keys.length).toBeGreaterThan(250);
    const every = sweep(40, 1);
    for (const at of keys.filter((_, index) => index % every === 0)) {
      const damage = fileDamageAt(flipped(path, at + 5, 0));
      expect([at, damage]).toEqual([at, { indexes: [name], others: [] }]);
    }
    const said = describeFileCheck({ indexes: [name], others: [] }, path, "en");
    expect(said).toContain(`(${name})`);
    expect(said).toContain(`sqlite3 ${path} REINDEX`);
    expect(said).toContain("losfee restore");
  });

  it("is sound again after REINDEX", async () => {
    const path = await journal();
    const [at = 0] = anIndex(path).keys;
    const spoilt = flipped(path, at + 5, 0);
    expect(fileDamageAt(spoilt)).not.toBeNull();
    const db = new DatabaseSync(spoilt);
    db.exec("REINDEX");
    db.close();
    expect(fileDamageAt(spoilt)).toBeNull();
  });
});

it("a table that cannot be read is told apart from an index that only repeats it", async () => {
  const path = await journal();
  const db = new DatabaseSync(path, { readOnly: true });
  const [events] = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").all();
  db.close();
  const spoilt = flipped(path, (Number(events?.["rootpage"]) - 1) * 4096, 6);
  expect(fileDamageAt(spoilt)?.others).not.toEqual([]);
});

describe("a check beside the server", () => {
  const checkOf = (path: string) => {
    const onError = vi.fn();
    const check = createFileCheck({ path, onError, after: 0 });
    onTestFinished(() => check.stop());
    return { check, onError };
  };

  it("tells what it finds while the journal is written to", async () => {
    const path = await journal();
    const [at = 0] = anIndex(path).keys;
    const spoilt = flipped(path, at + 5, 0);
    const store = openSqliteStore(spoilt, { pollEvery: 0 });
    if (!store.ok) throw new Error(store.error.code);
    onTestFinished(() => store.value.close());
    const { check, onError } = checkOf(spoilt);
    check.start();
    for (let seq = 50; seq < 60; seq++) {
      const done = await store.value.append(command({ expectedSeq: seq, events: [note("more")] }));
      expect(done.ok).toBe(true);
    }
    expect(await check.found).toEqual({ indexes: ["extra_by_x"], others: [] });
    expect(check.damage).toEqual({ indexes: ["extra_by_x"], others: [] });
    expect(onError).not.toHaveBeenCalled();
  });

  it("that is stopped before it ends is no fault", async () => {
    const { check, onError } = checkOf(await journal());
    check.start();
    await check.stop();
    expect(check.damage).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });
});
