import { totalmem } from "node:os";
import { Worker } from "node:worker_threads";
import { withCompileCache } from "./beside.ts";

/** Worker threads that answer requests, beside the command thread. */
export interface Threads<Asked, Reply> {
  /** Rejects with the error from `away` if no thread can answer. */
  ask(asked: Asked): Promise<Reply>;
  /** Starts the threads before the first request, so that it need not wait. */
  start(): void;
  /** Number of pending requests. */
  readonly waiting: number;
  /** Number of threads that crashed, or were terminated for not answering. */
  readonly lost: number;
  /** Terminates the threads at once; pending requests are rejected. */
  close(): Promise<void>;
}

/** Options of the threads. */
export interface ThreadsOptions {
  /** The module that each thread runs. */
  readonly module: URL;
  /** Initial data of each thread. */
  readonly workerData: unknown;
  readonly onError: (error: unknown) => void;
  readonly threads: number;
  /** Creates the error of requests that no thread can answer. */
  readonly away: (why: string, cause?: unknown) => Error;
  /** Longest time of an answer, in milliseconds; then the thread is terminated. */
  readonly timeout?: number;
}

/** Messages to and from a thread. */
export interface Question<Asked> {
  readonly id: number;
  readonly asked: Asked;
}
export type Answer<Reply> = { readonly id: number } & (
  | { readonly reply: Reply }
  | { readonly failure: string }
);

/** Enough to read a journal of a million events. */
const TIMEOUT = 60_000;

/** A request that crashes one thread may crash the next: then it is rejected. */
const MOST_TRIES = 2;

interface Waiting<Asked, Reply> extends Question<Asked> {
  tries: number;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Asked, Reply> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<Asked, Reply>>;
}

/** Memory limit of a thread, in megabytes; a quarter of the machine's in total. */
const memoryFor = (threads: number): number =>
  Math.min(2048, Math.max(256, Math.floor(totalmem() / 2 ** 22 / threads)));

/**
 * Worker threads that answer requests. Requests about one competition go to the same thread unless
 * it is busy, so that it is read once. A thread that ends is replaced at the next request, and its
 * pending requests are retried once.
 */
export const createThreads = <Asked extends { readonly about: string | null }, Reply>(
  options: ThreadsOptions,
): Threads<Asked, Reply> => {
  const { module, workerData, onError, threads, away, timeout = TIMEOUT } = options;
  type One = Waiting<Asked, Reply>;
  const running: (Thread<Asked, Reply> | null)[] = Array.from({ length: threads }, () => null);
  let nextId = 0;
  let lost = 0;
  let isClosed = false;

  const ended = (place: number, thread: Thread<Asked, Reply>, error: unknown): void => {
    if (running[place] !== thread) return;
    running[place] = null;
    if (isClosed) return;
    lost++;
    onError(error);
    for (const one of thread.waiting.values()) {
      if (one.tries < MOST_TRIES) give(one);
      else settle(one, () => one.reject(away("its thread ended", error)));
    }
  };

  const settle = (one: One, how: () => void): void => {
    clearTimeout(one.timer);
    how();
  };

  const begin = (place: number): Thread<Asked, Reply> => {
    const worker = new Worker(module, {
      workerData,
      env: withCompileCache(),
      resourceLimits: { maxOldGenerationSizeMb: memoryFor(threads) },
    });
    const thread: Thread<Asked, Reply> = { worker, waiting: new Map() };
    running[place] = thread;
    worker.on("message", (answer: Answer<Reply>) => {
      const one = thread.waiting.get(answer.id);
      if (one === undefined) return;
      thread.waiting.delete(answer.id);
      if ("reply" in answer) settle(one, () => one.resolve(answer.reply));
      else settle(one, () => one.reject(away(answer.failure)));
    });
    worker.on("error", (error) => ended(place, thread, error));
    worker.on("exit", (code) => ended(place, thread, away(`exit ${code}`)));
    worker.unref();
    return thread;
  };

  /** The preferred thread, or one with fewer pending requests. */
  const placeFor = ({ about }: Asked): number => {
    const own = about === null ? 0 : hashOf(about) % threads;
    const waitingAt = (place: number): number => running[place]?.waiting.size ?? 0;
    let best = own;
    for (let place = 0; place < threads; place++) {
      if (waitingAt(place) < waitingAt(best)) best = place;
    }
    return best;
  };

  const give = (one: One): void => {
    one.tries++;
    const place = placeFor(one.asked);
    const thread = running[place] ?? begin(place);
    thread.waiting.set(one.id, one);
    thread.worker.postMessage({ id: one.id, asked: one.asked } satisfies Question<Asked>);
  };

  const giveUp = (id: number): void => {
    const thread = running.find((each) => each?.waiting.has(id));
    const one = thread?.waiting.get(id);
    if (thread == null || one === undefined) return;
    thread.waiting.delete(id);
    one.reject(away("no answer in time"));
    // It is blocked: a new one starts and takes over its requests.
    void thread.worker.terminate();
  };

  return {
    start() {
      for (let place = 0; place < threads; place++) if (running[place] === null) begin(place);
    },
    ask(asked) {
      if (isClosed) return Promise.reject(away("closed"));
      return new Promise((resolve, reject) => {
        const id = nextId++;
        const timer = setTimeout(() => giveUp(id), timeout);
        timer.unref();
        give({ id, asked, tries: 0, timer, resolve, reject });
      });
    },
    get waiting() {
      return running.reduce((sum, thread) => sum + (thread?.waiting.size ?? 0), 0);
    },
    get lost() {
      return lost;
    },
    async close() {
      isClosed = true;
      const ending = running.map(async (thread) => {
        if (thread === null) return;
        for (const one of thread.waiting.values()) {
          settle(one, () => one.reject(away("closed")));
        }
        thread.waiting.clear();
        await thread.worker.terminate();
      });
      await Promise.all(ending);
    },
  };
};

/** Hash of a text, the same in every run (FNV-1a). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
};
