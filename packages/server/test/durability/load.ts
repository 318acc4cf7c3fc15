/**
 * Appends commands from many clients as fast as possible until it is killed, and prints a line
 * after each acknowledged one. Arguments: the database's path, the run's name.
 */

import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { competitionKey } from "@losfee/core";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { type Acknowledgement, loadCommand } from "./evidence.ts";

const clients = 16;

/** Every other client has its own competition; the rest compete for two. */
const competitionOf = (client: number): string =>
  client % 2 === 0 ? `own-${client}` : `shared-${client % 4}`;

/** Returns the end of the write-ahead log when a command was acknowledged. */
const logPosition = (store: SqliteStore, path: string): Acknowledgement["log"] => {
  const row = store.database.prepare("PRAGMA wal_checkpoint(NOOP)").get() ?? {};
  const header = Buffer.alloc(32);
  const log = openSync(`${path}-wal`, "r");
  readSync(log, header, 0, 32, 0);
  closeSync(log);
  return { frames: Number(row["log"]), salt: header.toString("hex", 16, 24) };
};

const client = async (store: SqliteStore, path: string, run: string, number: number) => {
  const competition = competitionOf(number);
  for (let count = 0; ; ) {
    const key = `${run}/${number}/${count}`;
    const events = 1 + Math.floor(Math.random() * 4);
    const expectedSeq = await store.headSeq(competitionKey(competition));
    const answer = await store.append(loadCommand(competition, key, events, expectedSeq));
    if (!answer.ok) continue;
    const { lastSeq } = answer.value;
    const log = logPosition(store, path);
    const line: Acknowledgement = { competition, key, events, lastSeq, log };
    writeSync(1, `${JSON.stringify(line)}\n`);
    count += 1;
  }
};

const [path, run] = process.argv.slice(2);
if (path === undefined || run === undefined) throw new Error("usage: load.ts PATH RUN");
// The usual flush at exit never happens: the program is killed.
flushCompileCache();
const opened = openSqliteStore(path);
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const store = opened.value;
await Promise.all(Array.from({ length: clients }, (_, i) => client(store, path, run, i)));
