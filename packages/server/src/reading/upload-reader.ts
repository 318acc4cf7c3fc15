import { Piscina } from "piscina";
import * as readUpload from "./read-upload.ts";

/** Reads files that people send. */
export type UploadReader = Pick<typeof readUpload, "competition" | "trf" | "entries" | "squads">;

/** Reads at once, where nobody else waits. */
export const immediateReader: UploadReader = readUpload;

/** A reader with threads of its own. */
export interface ThreadedReader extends UploadReader {
  /** Ends the threads; what is being read is given up. */
  close(): Promise<void>;
}

/** Bytes (or characters) up to which a file is read at once: that takes a few milliseconds. */
const SMALL = 32 * 1024;

/** A thread is kept this long for the next file, in milliseconds. */
const IDLE = 60_000;

/**
 * Reads small files at once and large ones in a thread, so that reading them holds up nobody's
 * keys. The thread starts with the first large file and ends when it has nothing to do.
 */
export const createThreadedReader = (): ThreadedReader => {
  // The sources run as they are, and as what was compiled from them.
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const pool = new Piscina({
    filename: new URL(`./read-upload.${extension}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
  });
  const read =
    <Input, Output>(
      name: keyof typeof readUpload,
      sizeOf: (input: Input) => number,
      here: (input: Input) => Promise<Output>,
    ) =>
    (input: Input): Promise<Output> =>
      sizeOf(input) <= SMALL ? here(input) : pool.run(input, { name });
  return {
    competition: read("competition", (file) => file.length, readUpload.competition),
    trf: read("trf", ({ file }) => file.length, readUpload.trf),
    squads: read("squads", ({ file }) => file.length, readUpload.squads),
    entries: read("entries", ({ file }) => file.length, readUpload.entries),
    close: () => pool.destroy(),
  };
};
