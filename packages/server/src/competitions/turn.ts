/** Yields to other work of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
