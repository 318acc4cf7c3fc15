import { availableParallelism } from "node:os";
import {
  createThreads,
  type Threads,
  type Answer as ThreadsAnswer,
  type ThreadsOptions,
  type Question as ThreadsQuestion,
} from "../threads/threads.ts";
import { type Asked, ReaderAway, type Reply } from "./reader.ts";

/** Readers in worker threads. */
export type ReaderThreads = Threads<Asked, Reply>;

/** Options of the threads; by default one per core, minus one for the commands. */
export type ReaderThreadsOptions = Omit<ThreadsOptions, "away" | "threads"> & {
  readonly threads?: number;
};

/** Messages to and from a reader's thread. */
export type Question = ThreadsQuestion<Asked>;
export type Answer = ThreadsAnswer<Reply>;

/** More threads would not speed up reads on one machine, and each has its own cache. */
const MOST_THREADS = 4;

/** Leaves one core to the commands, if there is another. */
export const readersFor = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_THREADS, cores - 1));

/** Creates threads that answer public requests. */
export const createReaderThreads = ({
  threads = readersFor(),
  ...options
}: ReaderThreadsOptions): ReaderThreads =>
  createThreads({ ...options, threads, away: (why, cause) => new ReaderAway(why, cause) });
