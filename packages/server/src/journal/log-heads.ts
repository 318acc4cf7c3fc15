import { createHash } from "node:crypto";
import {
  closeSync,
  fsync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { faultOfFileSystem, StorageError, systemCodeOf } from "../storage/storage-error.ts";
import { flushFolder } from "./copy-database.ts";

/*
 * SQLite accepts a write-ahead log as long as its checksums are valid: if its end was cut off or
 * changed after a crash, SQLite silently goes on without it. So a file beside the log notes its
 * content: after each sync a line with the end of the log, and the competitions that had grown. A
 * line is written when its data is on disk, and before commands are answered; so it never promises
 * too much, and a crash of the program loses none. It is flushed behind the sync: only a power cut
 * within these milliseconds loses the last one.
 */

/** A position in the write-ahead log: after frame number `frames`. */
export interface LogEnd {
  /** Identifies the log, in hexadecimal. */
  readonly salts: string;
  readonly frames: number;
  /** Checksum of everything up to there, in hexadecimal. */
  readonly sum: string;
}

/** Growth of a journal: after event `from`, up to event `to`. */
export interface Grown {
  readonly competition: string;
  readonly from: number;
  readonly to: number;
}

const line = z.object({
  salts: z.string(),
  frames: z.int(),
  sum: z.string(),
  /** True if everything up to there is in the database file as well. */
  copied: z.boolean(),
  grown: z.array(z.tuple([z.string(), z.int(), z.int()])),
});

type Line = z.infer<typeof line>;

/** A note: the position of a log on disk, or in the database file. */
export interface LogNote extends LogEnd {
  readonly copied: boolean;
  readonly grown: readonly Grown[];
}

/** Keeps notes about the write-ahead log beside it. */
export interface LogHeads {
  /** The log is on disk up to `end`, including this growth. */
  synced(end: LogEnd, grown: readonly Grown[]): void;
  /** Everything up to `end` is in the database file: earlier notes are dropped. */
  copied(end: LogEnd): void;
  /**
   * Everything is in the database file, and the log is about to be emptied. Call it while no other
   * process can write: a late note is then about data in the file.
   */
  clear(): void;
}

/** Path of the notes about the log of the database at `path`. */
export const headsOf = (path: string): string => `${path}-heads`;

/** The notes about the log of the database at `path`, in order. Skips invalid lines. */
export const readLogHeads = (path: string): readonly LogNote[] =>
  (ifThere(() => readFileSync(headsOf(path), "utf8")) ?? "")
    .split("\n")
    .flatMap((text): readonly LogNote[] => {
      const [sum, json = ""] = [text.slice(0, SUM), text.slice(SUM + 1)];
      if (json === "" || sum !== sumOf(json)) return [];
      // Other versions may write other lines.
      const read = line.safeParse(JSON.parse(json));
      if (!read.success) return [];
      const grown = read.data.grown.map(([competition, from, to]) => ({ competition, from, to }));
      return [{ ...read.data, grown }];
    });

/** Keeps the notes about the log of the database at `path`. */
export const createLogHeads = (path: string): LogHeads => {
  const file = headsOf(path);
  /** True while the notes are flushed, and if there are newer ones. */
  let syncing = false;
  let again = false;

  /** Other programs see notes at once; they are flushed a little later. */
  const bringToDisk = (): void => {
    if (syncing) {
      again = true;
      return;
    }
    const opened = ifThere(() => openSync(file, "r+"));
    if (opened === null) return;
    syncing = true;
    fsync(opened, () => {
      // If that fails, the log fails next and reports it.
      closeSync(opened);
      syncing = false;
      if (again) {
        again = false;
        bringToDisk();
      }
    });
  };

  const append = (note: Line): void =>
    onFile(() => {
      const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
      // Reopened each time: another program may have deleted the file.
      const opened = openSync(file, "a", 0o600);
      try {
        writeSync(opened, textOf(note));
      } finally {
        closeSync(opened);
      }
      if (isNew) flushFolder(dirname(file));
    });

  return {
    synced(end, grown) {
      append(lineOf(end, false, grown));
      bringToDisk();
    },
    copied(end) {
      const kept = readLogHeads(path)
        .filter(({ salts, frames }) => salts === end.salts && frames > end.frames)
        .map(({ copied, grown, ...one }) => lineOf(one, copied, grown));
      onFile(() => {
        const next = `${file}-next`;
        writeFileSync(next, [lineOf(end, true, []), ...kept].map(textOf).join(""), { mode: 0o600 });
        renameSync(next, file);
      });
    },
    clear: () => onFile(() => rmSync(file, { force: true })),
  };
};

const lineOf = (end: LogEnd, copied: boolean, grown: readonly Grown[]): Line => ({
  salts: end.salts,
  frames: end.frames,
  sum: end.sum,
  copied,
  grown: grown.map(({ competition, from, to }) => [competition, from, to]),
});

/** Length of a line's checksum. */
const SUM = 16;

const sumOf = (json: string): string =>
  createHash("sha256").update(json).digest("hex").slice(0, SUM);

/** Starts with a newline: the line before may be incomplete. */
const textOf = (note: Line): string => {
  const json = JSON.stringify(note);
  return `\n${sumOf(json)} ${json}\n`;
};

const onFile = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new StorageError(faultOfFileSystem(error), error);
  }
};

/** Runs `work` on a file; null without the file. */
const ifThere = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return null;
    throw new StorageError(faultOfFileSystem(error), error);
  }
};
