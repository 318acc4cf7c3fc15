import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { IN_MEMORY, openDatabase } from "../../src/journal/database.ts";

/** A journal with all tables, and its identity. */
interface Empty {
  readonly content: Uint8Array;
  readonly identity: string;
}

let made: Empty | null = null;

const make = (): Empty => {
  const opened = openDatabase(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.error.code);
  const { journal } = opened.value.prepare("SELECT journal FROM identity").get() ?? {};
  const content = opened.value.serialize();
  opened.value.close();
  return { content, identity: String(journal) };
};

/** Returns an empty database with all tables: creating them took a sixth of many tests. */
export const emptyDatabase = (): Uint8Array => {
  made ??= make();
  return made.content;
};

/** Writes an empty journal of its own to a path without a file; returns the path. */
export const withJournal = (path: string): string => {
  if (existsSync(path)) return path;
  made ??= make();
  const content = Buffer.from(made.content);
  content.write(randomBytes(4).toString("hex"), content.indexOf(made.identity));
  writeFileSync(path, content);
  return path;
};
