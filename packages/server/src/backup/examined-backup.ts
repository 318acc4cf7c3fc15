import { chmodSync, constants, copyFileSync, existsSync, rmSync, statSync } from "node:fs";
import { err, ok, type Result } from "@losfee/core";
import type { CompetitionList } from "../competitions/competition-list.ts";
import { createCompetitionService } from "../competitions/create-service.ts";
import { takeLogMarkBack } from "../journal/copy-database.ts";
import type { OpenRefusal } from "../journal/database.ts";
import { headsOf } from "../journal/log-heads.ts";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { type Contents, contentsOf, damageOf } from "./contents.ts";
import { isInUse } from "./in-use.ts";
import { mediumFaultOf } from "./medium-fault.ts";

/** Why a file cannot be restored. Nothing was changed. */
export type ExaminationRefusal =
  | { readonly code: "restore-missing"; readonly path: string }
  /** A program uses the file: a plain copy could be inconsistent. */
  | { readonly code: "restore-in-use"; readonly path: string }
  /** `detail` in SQLite's words. */
  | { readonly code: "restore-damaged"; readonly path: string; readonly detail: string }
  /** Not a journal, from a later version, without its log …: a problem of the file. */
  | { readonly code: "restore-unreadable"; readonly path: string; readonly why: OpenRefusal }
  /** No space or permission at the target. */
  | { readonly code: "restore-not-written"; readonly path: string };

/** A backup that was copied to the target, opened there and read completely. */
export interface ExaminedBackup {
  /** The copy: a complete journal in one file, readable by its owner only. */
  readonly copy: string;
  readonly contents: Contents;
  readonly competitions: CompetitionList;
}

/**
 * Copies `source` to `copy` (which is replaced) and reads everything in it. `anyway`: even if its
 * log, and so its last writes, are missing. Linear in the size of the file.
 */
export const examineBackup = async (
  source: string,
  copy: string,
  anyway: boolean,
): Promise<Result<ExaminedBackup, ExaminationRefusal>> => {
  if (statSync(source, { throwIfNoEntry: false })?.isFile() !== true) {
    return err({ code: "restore-missing", path: source });
  }
  if (isInUse(source)) return err({ code: "restore-in-use", path: source });
  discard(copy);
  const examined = await copied(source, copy, anyway);
  if (!examined.ok) discard(copy);
  return examined;
};

/** Deletes a copy and SQLite's files beside it. */
export const discard = (copy: string): void => {
  for (const file of [copy, `${copy}-wal`, `${copy}-shm`, headsOf(copy)]) {
    rmSync(file, { force: true });
  }
};

const copied = async (
  source: string,
  copy: string,
  anyway: boolean,
): Promise<Result<ExaminedBackup, ExaminationRefusal>> => {
  try {
    for (const end of ["", "-wal", "-heads"]) {
      if (!existsSync(source + end)) continue;
      copyFileSync(source + end, copy + end, constants.COPYFILE_EXCL);
      chmodSync(copy + end, 0o600);
    }
  } catch (error) {
    mediumFaultOf(error, copy);
    return err({ code: "restore-not-written", path: copy });
  }
  let opened = openSqliteStore(copy, { pollEvery: 0 });
  if (!opened.ok && opened.error.code === "log-missing" && anyway) {
    // The log's contents are lost; the file is all that is left.
    takeLogMarkBack(copy);
    opened = openSqliteStore(copy, { pollEvery: 0 });
  }
  if (!opened.ok && opened.error.code === "log-damaged" && anyway) {
    // Keeps the valid part of the log, or the file alone if that is newer.
    rmSync(headsOf(copy), { force: true });
    if (opened.error.fileIsNewer) rmSync(`${copy}-wal`);
    takeLogMarkBack(copy);
    opened = openSqliteStore(copy, { pollEvery: 0 });
  }
  if (!opened.ok) {
    const why = { ...opened.error, path: source };
    const located = "log" in why ? { ...why, log: `${source}-wal` } : why;
    return err({ code: "restore-unreadable", path: source, why: located });
  }
  const store = opened.value;
  try {
    const damage = damageOf(store.database);
    if (damage !== null) return err({ code: "restore-damaged", path: source, detail: damage });
    const competitions = await createCompetitionService(store).list();
    return ok({ copy, contents: contentsOf(store.database), competitions });
  } finally {
    await store.close();
  }
};
