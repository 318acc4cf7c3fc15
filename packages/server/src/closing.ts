/** A background worker. */
interface Worker {
  stop(): Promise<void>;
}

/** A resource to close once no request uses it. */
interface Closable {
  close(): unknown;
}

/** The parts of a server, in the order in which they close. */
export interface ServerParts {
  /** Answers requests. */
  readonly app: Closable;
  /** Work for others, who may not answer: mail servers, webhooks, media of backups. */
  readonly workers: readonly Worker[];
  /** Write down where requests and workers stopped. */
  readonly records: readonly Worker[];
  readonly threads: readonly Closable[];
  readonly store: Closable;
}

/**
 * Closes a server: first requests and workers, at the same time, since each may wait a few seconds
 * for others; then what records their end, and at last the store. A failure does not stop the rest;
 * the errors are thrown at the end.
 */
export const closeAll = async (parts: ServerParts): Promise<void> => {
  const { app, workers, records, threads, store } = parts;
  const errors: unknown[] = [];
  const atOnce = async (steps: readonly (() => unknown)[]): Promise<void> => {
    const closed = await Promise.allSettled(steps.map(async (step) => step()));
    for (const one of closed) if (one.status === "rejected") errors.push(one.reason);
  };
  await atOnce([() => app.close(), ...workers.map((worker) => () => worker.stop())]);
  for (const record of records) await atOnce([() => record.stop()]);
  await atOnce(threads.map((thread) => () => thread.close()));
  await atOnce([() => store.close()]);
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, "several parts did not close");
};
