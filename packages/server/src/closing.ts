/** A background worker. */
interface Worker {
  stop(): Promise<void>;
}

/** A resource to close once no request uses it. */
interface Closable {
  close(): unknown;
}

/**
 * Closes a server: first the requests, then the background workers, then the stores both write to.
 * A failure does not stop the rest; the errors are thrown at the end.
 */
export const closeAll = (
  app: Closable,
  workers: readonly Worker[],
  threads: readonly Closable[],
  store: Closable,
): Promise<void> =>
  inOrder([
    () => app.close(),
    ...workers.map((worker) => () => worker.stop()),
    ...threads.map((thread) => () => thread.close()),
    () => store.close(),
  ]);

const inOrder = async (steps: readonly (() => unknown)[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, "several parts did not close");
};
