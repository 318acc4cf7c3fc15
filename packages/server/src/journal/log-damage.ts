import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { systemCodeOf } from "../storage/storage-error.ts";
import { type LogEnd, type LogNote, readLogHeads } from "./log-heads.ts";

/*
 * The file format of the log: https://sqlite.org/fileformat2.html#the_write_ahead_log
 */
export const LOG_HEADER = 32;
export const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/** Data that a log has lost. */
export interface LogDamage {
  /** The competitions whose last events it held, and at least how many. */
  readonly missing: readonly MissingEvents[];
  /**
   * True if the database file is ahead of the log: then the log has to be ignored, since it would
   * overwrite newer pages with older ones.
   */
  readonly fileIsNewer: boolean;
}

/** The events of a competition after number `after`, up to number `last`. */
export interface MissingEvents {
  readonly competition: string;
  readonly after: number;
  readonly last: number;
}

/** The events that were last in the log of the database at `path`, and not in the file itself. */
export const eventsInLog = (path: string): readonly MissingEvents[] => {
  const notes = readLogHeads(path);
  const last = notes.at(-1);
  return damageBehind(
    0,
    notes.filter(({ salts }) => salts === last?.salts),
  ).missing;
};

/** Attempts before a log counts as damaged: another program may be restarting it. */
const LOOKS = 3;

/**
 * The events missing in the log of the database at `path`; null if none, or nothing is known. Call
 * it before SQLite opens the log and drops what is invalid. Linear in its size.
 */
export const damageOfLog = (path: string): LogDamage | null => {
  let damage = lookAt(path);
  for (let look = 1; damage !== null && look < LOOKS; look++) damage = lookAt(path);
  return damage;
};

const lookAt = (path: string): LogDamage | null => {
  // Read before the log, which then contains what they note.
  const notes = readLogHeads(path);
  const last = notes.at(-1);
  if (last === undefined) return null;
  const log = openLog(`${path}-wal`);
  if (log === null) return null;
  try {
    const start = startOf(log);
    // An empty log was copied into the file, or is missing, which the file's mark reveals.
    if (start === "empty") return null;
    // A log restarts only when all of it is in the file.
    const salts = start?.salts ?? last.salts;
    const ofIt = notes.filter((note) => note.salts === salts);
    const end = Math.max(0, ...ofIt.map(({ frames }) => frames));
    const sums = new Map(ofIt.map(({ frames, sum }) => [frames, sum]));
    const whole = start === null ? { frames: 0, commit: 0 } : holdsUpTo(log, start, end, sums);
    return whole.frames >= end ? null : damageBehind(whole.commit, ofIt);
  } finally {
    closeSync(log);
  }
};

const damageBehind = (commit: number, notes: readonly LogNote[]): LogDamage => {
  const copied = Math.max(0, ...notes.filter((note) => note.copied).map(({ frames }) => frames));
  const missing = new Map<string, MissingEvents>();
  for (const { frames, grown } of notes) {
    if (frames <= Math.max(commit, copied)) continue;
    for (const { competition, from, to } of grown) {
      const before = missing.get(competition);
      missing.set(competition, {
        competition,
        after: Math.min(before?.after ?? from, from),
        last: Math.max(before?.last ?? to, to),
      });
    }
  }
  return { missing: [...missing.values()], fileIsNewer: commit < copied };
};

/** Start of a log with a valid header. */
interface LogStart {
  readonly salts: string;
  readonly pageSize: number;
  readonly isBigEndian: boolean;
  readonly sum: Sum;
}

/** A running checksum of two interdependent words. */
type Sum = readonly [number, number];

const openLog = (path: string): number | null => {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return null;
    throw error;
  }
};

const bytesAt = (file: number, place: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, place));
};

/** The header; null if invalid. */
const startOf = (log: number): LogStart | "empty" | null => {
  const header = bytesAt(log, 0, LOG_HEADER);
  if (header.length === 0) return "empty";
  if (header.length < LOG_HEADER || header.readUInt32BE(0) >>> 1 !== MAGIC >>> 1) return null;
  const isBigEndian = (header.readUInt32BE(0) & 1) === 1;
  const sum = summed([0, 0], header.subarray(0, 24), isBigEndian);
  if (sum[0] !== header.readUInt32BE(24) || sum[1] !== header.readUInt32BE(28)) return null;
  return {
    salts: header.toString("hex", 16, 24),
    pageSize: header.readUInt32BE(8),
    isBigEndian,
    sum,
  };
};

/** Number of valid frames in a row, up to `end`, and the last one that ends a transaction. */
const holdsUpTo = (
  log: number,
  { salts, pageSize, isBigEndian, sum: first }: LogStart,
  end: number,
  known: ReadonlyMap<number, string>,
): { readonly frames: number; readonly commit: number } => {
  const size = FRAME_HEADER + pageSize;
  const available = Math.floor((fstatSync(log).size - LOG_HEADER) / size);
  let sum = first;
  let commit = 0;
  for (let frame = 1; frame <= Math.min(end, available); frame++) {
    const bytes = bytesAt(log, LOG_HEADER + (frame - 1) * size, size);
    const broken = { frames: frame - 1, commit };
    if (bytes.length < size || bytes.toString("hex", 8, 16) !== salts) return broken;
    sum = summed(sum, bytes.subarray(0, 8), isBigEndian);
    sum = summed(sum, bytes.subarray(FRAME_HEADER), isBigEndian);
    if (sum[0] !== bytes.readUInt32BE(16) || sum[1] !== bytes.readUInt32BE(20)) return broken;
    // A log with the same salts and other contents is a diverged copy.
    const wanted = known.get(frame);
    if (wanted !== undefined && wanted !== bytes.toString("hex", 16, 24)) return broken;
    if (bytes.readUInt32BE(4) !== 0) commit = frame;
  }
  return { frames: Math.min(end, available), commit };
};

const summed = (before: Sum, bytes: Buffer, isBigEndian: boolean): Sum => {
  let [one, other] = before;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + words.getUint32(at, !isBigEndian) + other) >>> 0;
    other = (other + words.getUint32(at + 4, !isBigEndian) + one) >>> 0;
  }
  return [one, other];
};

/** The position after frame number `frames` in the open log `file`; null if the log is shorter. */
export const endAt = (file: number, frames: number, pageSize: number): LogEnd | null => {
  if (frames <= 0) return null;
  const header = bytesAt(file, LOG_HEADER + (frames - 1) * (FRAME_HEADER + pageSize), FRAME_HEADER);
  if (header.length < FRAME_HEADER) return null;
  return { salts: header.toString("hex", 8, 16), frames, sum: header.toString("hex", 16, 24) };
};
