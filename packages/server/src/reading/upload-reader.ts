import { moduleBeside } from "../threads/beside.ts";
import { createPool, type Pool } from "../threads/pool.ts";
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
  const pool = createPool({ module: moduleBeside(import.meta.url, "read-upload"), idle: IDLE });
  const read =
    <Input, Output>(
      name: keyof typeof readUpload,
      sizeOf: (input: Input) => number,
      here: (input: Input) => Promise<Output>,
    ) =>
    (input: Input): Promise<Output> =>
      sizeOf(input) <= SMALL ? here(input) : (pool as Pool<Input, Output>).run(input, name);
  return {
    competition: read("competition", (file) => file.length, readUpload.competition),
    trf: read("trf", ({ file }) => file.length, readUpload.trf),
    squads: read("squads", ({ file }) => file.length, readUpload.squads),
    entries: read("entries", ({ file }) => file.length, readUpload.entries),
    close: () => pool.close(),
  };
};
