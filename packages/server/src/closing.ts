/** What works by itself. */
interface Worker {
  stop(): Promise<void>;
}

/** What is closed when nothing is asked of it any more. */
interface Closable {
  close(): unknown;
}

/**
 * Closes a server: first the requests, then what works by itself, then what both write to. Each is
 * closed, also where another fails to; then with its error, or theirs.
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
