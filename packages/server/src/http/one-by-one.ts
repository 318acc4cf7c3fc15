import { turn } from "../competitions/turn.ts";

/** Runs each given work after the ones before it have ended. */
export type OneByOne = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue of works that yield to the event loop. If they ran side by side, each turn of the
 * loop would take as long as a step of all of them.
 */
export const createOneByOne = (): OneByOne => {
  let last: Promise<void> = Promise.resolve();
  return async (work) => {
    const before = last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    last = promise;
    await before;
    try {
      // Urgent requests that came in during the one before are served first.
      await turn();
      return await work();
    } finally {
      end();
    }
  };
};
