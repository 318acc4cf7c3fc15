/** Lets everybody else have their turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
