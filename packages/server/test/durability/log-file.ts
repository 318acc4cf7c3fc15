/** Reads SQLite's log as bytes (https://sqlite.org/fileformat2.html#the_write_ahead_log). */

const headerSize = 32;
const frameHeaderSize = 24;

/** Smallest unit that disks write. */
export const sectorSize = 512;

const pageSizeOf = (log: Buffer): number => log.readUInt32BE(8);

/** Returns the offset after frame `count` (from 1). 0 frames: the start of the file. */
export const endOfFrame = (log: Buffer, count: number): number =>
  count === 0 ? 0 : headerSize + count * (frameHeaderSize + pageSizeOf(log));

/** Returns both salts of the header in hexadecimal: they tell a log from the one it overwrote. */
export const saltOf = (log: Buffer): string => log.toString("hex", 16, 24);

/**
 * Returns the number of frames from the start that belong to this log and not to one it overwrote,
 * with or without a completed commit.
 */
export const frameCount = (log: Buffer): number => {
  if (log.length < headerSize) return 0;
  let count = 0;
  while (endOfFrame(log, count + 1) <= log.length && saltOfFrame(log, count + 1) === saltOf(log)) {
    count += 1;
  }
  return count;
};

const startOfFrame = (log: Buffer, number: number): number =>
  endOfFrame(log, number) - frameHeaderSize - pageSizeOf(log);

const saltOfFrame = (log: Buffer, number: number): string => {
  const start = startOfFrame(log, number);
  return log.toString("hex", start + 8, start + 16);
};

/** Returns the database file's ranges `[start, end)` of the first `count` frames' pages. */
export const pagesIn = (log: Buffer, count: number): readonly (readonly [number, number])[] => {
  const size = pageSizeOf(log);
  const numbers = Array.from({ length: count }, (_, i) =>
    log.readUInt32BE(startOfFrame(log, i + 1)),
  );
  return [...new Set(numbers)].map((page) => [(page - 1) * size, page * size]);
};
