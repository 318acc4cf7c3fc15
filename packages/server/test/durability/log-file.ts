/** Reading SQLite's write-ahead log as bytes (https://sqlite.org/fileformat2.html#the_write_ahead_log). */

const headerSize = 32;
const frameHeaderSize = 24;

/** What disks write at least at once. */
export const sectorSize = 512;

const pageSizeOf = (log: Buffer): number => log.readUInt32BE(8);

/** The byte behind frame `count` (from 1). 0 frames: the start of the file, header included. */
export const endOfFrame = (log: Buffer, count: number): number =>
  count === 0 ? 0 : headerSize + count * (frameHeaderSize + pageSizeOf(log));

/** Tells a log from the one it overwrote: both salts of the header in hexadecimal. */
export const saltOf = (log: Buffer): string => log.toString("hex", 16, 24);

/**
 * How many frames from the start belong to this log and not to one it overwrote, whether their
 * commit was completed or not.
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

/** Where in the database file the pages lie that the first `count` frames hold: `[start, end)`. */
export const pagesIn = (log: Buffer, count: number): readonly (readonly [number, number])[] => {
  const size = pageSizeOf(log);
  const numbers = Array.from({ length: count }, (_, i) =>
    log.readUInt32BE(startOfFrame(log, i + 1)),
  );
  return [...new Set(numbers)].map((page) => [(page - 1) * size, page * size]);
};
