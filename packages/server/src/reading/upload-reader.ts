import { Piscina } from "piscina";
import * as readUpload from "./read-upload.ts";

/** Reads uploaded files. */
export type UploadReader = Pick<typeof readUpload, "competition" | "trf" | "entries" | "squads">;

/** Reads in the caller's thread, if blocking it is harmless. */
export const immediateReader: UploadReader = readUpload;

/** A reader with its own threads. */
export interface ThreadedReader extends UploadReader {
  /** Ends the threads and aborts reads in progress. */
  close(): Promise<void>;
}

/** Bytes (or characters) up to which a file is read in the caller's thread: a few milliseconds. */
const SMALL = 32 * 1024;

/** Idle milliseconds after which a thread ends. */
const IDLE = 60_000;

/**
 * Creates a reader that reads small files at once and large ones in a thread, so as not to block
 * users' input. The thread starts with the first large file and ends when idle.
 */
export const createThreadedReader = (): ThreadedReader => {
  // Works from the sources and from the compiled files.
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
