import { availableParallelism } from "node:os";
import {
  createThreads,
  type Threads,
  type Answer as ThreadsAnswer,
  type ThreadsOptions,
  type Question as ThreadsQuestion,
} from "../threads/threads.ts";
import { type Asked, ReaderAway, type Told } from "./reader.ts";

/** Readers in threads of their own. */
export type ReaderThreads = Threads<Asked, Told>;

/** How threads are run; as many as there are cores besides that of the commands by default. */
export type ReaderThreadsOptions = Omit<ThreadsOptions, "away" | "threads"> & {
  readonly threads?: number;
};

/** What a reader's thread is asked, and answers. */
export type Question = ThreadsQuestion<Asked>;
export type Answer = ThreadsAnswer<Told>;

/** More do not help one machine's readers, and each keeps what it reads. */
const MOST_THREADS = 4;

/** One core is left for the commands, if there is another. */
export const readersFor = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_THREADS, cores - 1));

/** Threads that answer what anybody may ask. */
export const createReaderThreads = ({
  threads = readersFor(),
  ...options
}: ReaderThreadsOptions): ReaderThreads =>
  createThreads({ ...options, threads, away: (why, cause) => new ReaderAway(why, cause) });
