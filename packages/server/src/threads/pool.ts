import type { Piscina } from "piscina";

/** Threads that run the exported functions of one module. */
export interface Pool<Task, Result> {
  /** Runs the function `name`. */
  run(task: Task, name: string): Promise<Result>;
  /** Ends the threads and aborts their tasks. */
  close(): Promise<void>;
}

/** Options of a pool. */
export interface PoolOptions {
  /** The module that each thread runs. */
  readonly module: URL;
  /** Limit of threads; 1 by default. */
  readonly threads?: number;
  /** Idle milliseconds after which a thread ends. */
  readonly idle: number;
}

/** Creates a pool whose threads start with the first tasks; the process can exit without them. */
export const createPool = <Task, Result>({
  module,
  threads = 1,
  idle,
}: PoolOptions): Pool<Task, Result> => {
  let opened: Promise<Piscina<Task, Result>> | null = null;
  let isClosed = false;

  const open = async (): Promise<Piscina<Task, Result>> => {
    const { Piscina } = await import("piscina");
    return new Piscina({
      filename: module.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idle,
    });
  };

  return {
    async run(task, name) {
      if (isClosed) throw new Error("the threads have ended");
      opened ??= open();
      return (await opened).run(task, { name });
    },
    async close() {
      isClosed = true;
      await (await opened)?.destroy();
    },
  };
};
