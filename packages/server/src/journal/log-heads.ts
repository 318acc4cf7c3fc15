import { createHash } from "node:crypto";
import {
  closeSync,
  fsync,
  open,
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
 * SQLite takes a write-ahead log for as long as its checksums hold: where its end was cut off or changed
 * after a crash, it goes on without a word, as if that had never been written. So beside the log stands
 * what it held: after each sync a line with where the log ended, and which competitions had grown to
 * where. A line is written when what it says is on the disk, and before anybody is answered; so it
 * never promises too much, and a crash of the program takes none of it along. It reaches the disk by itself
 * a tenth of a second later: only a power cut in between leaves the last of it out.
 */

/** A place in the write-ahead log: behind its frame number `frames`. */
export interface LogEnd {
  /** Which log: another one has others. In hexadecimal. */
  readonly salts: string;
  readonly frames: number;
  /** The checksum of everything up to there, in hexadecimal. */
  readonly sum: string;
}

/** A journal that grew: behind event `from`, up to event `to`. */
export interface Grown {
  readonly competition: string;
  readonly from: number;
  readonly to: number;
}

const line = z.object({
  salts: z.string(),
  frames: z.int(),
  sum: z.string(),
  /** Whether all up to there is in the database file, too. */
  copied: z.boolean(),
  grown: z.array(z.tuple([z.string(), z.int(), z.int()])),
});

type Line = z.infer<typeof line>;

/** What was noted: how far a log was on the disk, or in the database file. */
export interface LogNote extends LogEnd {
  readonly copied: boolean;
  readonly grown: readonly Grown[];
}

/** Notes how far the write-ahead log beside it is. */
export interface LogHeads {
  /** The log is on the disk up to `end`, and with it what has grown. */
  synced(end: LogEnd, grown: readonly Grown[]): void;
  /** Everything up to `end` is in the database file: notes of before are given up. */
  copied(end: LogEnd): void;
  /**
   * Everything is in the database file, and the log is about to be emptied. While nobody else can write:
   * a note that comes too late then is about what is in the file.
   */
  clear(): void;
}

/** Where the notes about the log of the database at `path` are. */
export const headsOf = (path: string): string => `${path}-heads`;

/** The notes about the log of the database at `path`, in their order. Lines that do not hold are left out. */
export const readLogHeads = (path: string): readonly LogNote[] =>
  (textAt(headsOf(path)) ?? "").split("\n").flatMap((text): readonly LogNote[] => {
    const [sum, json = ""] = [text.slice(0, SUM), text.slice(SUM + 1)];
    if (json === "" || sum !== sumOf(json)) return [];
    // Of another version there may be other lines.
    const read = line.safeParse(JSON.parse(json));
    if (!read.success) return [];
    const grown = read.data.grown.map(([competition, from, to]) => ({ competition, from, to }));
    return [{ ...read.data, grown }];
  });

/**
 * So much later the disk has the notes, in milliseconds: each by itself would take as long as the sync
 * of the log, and hold up the next one.
 */
const LATER = 100;

/** The keeper of the notes about the log of the database at `path`. */
export const createLogHeads = (path: string): LogHeads => {
  const file = headsOf(path);
  /** Whether the notes are about to be brought to the disk, or being brought there. */
  let isDue = false;
  let syncing = false;

  /** What is noted is there for every program; the disk has it a little later. */
  const bringToDiskSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      if (syncing) bringToDiskSoon();
      else bringToDisk();
    }, LATER).unref();
  };

  const bringToDisk = (): void => {
    syncing = true;
    // Where that fails the log itself is next to fail, which is told; or the notes were given up meanwhile.
    open(file, "r+", (error, opened) => {
      if (error !== null) syncing = false;
      else {
        fsync(opened, () => {
          closeSync(opened);
          syncing = false;
        });
      }
    });
  };

  const append = (note: Line): void =>
    onFile(() => {
      const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
      // Opened anew each time: another program may have given up the file in the meantime.
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
      bringToDiskSoon();
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

/** Characters of a line's own checksum. */
const SUM = 16;

const sumOf = (json: string): string =>
  createHash("sha256").update(json).digest("hex").slice(0, SUM);

/** Begins anew: the line before it may be torn. */
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

const textAt = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return null;
    throw new StorageError(faultOfFileSystem(error), error);
  }
};
