import { currentStage, cutLineSteps, raceSteps, type TournamentState } from "@losfee/core";

/** Computes slow results for states, in short steps in the background. */
export interface BackgroundComputation {
  /**
   * True if the result for the state is known, at most `timeout` milliseconds after the start (by
   * default no limit): later callers do not wait. The computation continues afterwards, unless the
   * competition changes: outdated computations without waiting callers stop.
   */
  compute(state: TournamentState, timeout?: number): Promise<boolean>;
}

/** Computes the cut line of the current stage at tables, which can take seconds. */
export const createCutLines = (): BackgroundComputation =>
  createBackgroundComputation((state) => {
    const stage = currentStage(state);
    return stage === undefined ? null : cutLineSteps(state, stage.stage);
  });

/** Computes everyone's rank after each round. */
export const createRaces = (): BackgroundComputation => createBackgroundComputation(raceSteps);

/** A running or finished computation. */
interface Computation {
  /** Start time by `performance.now()`. */
  readonly since: number;
  readonly done: Promise<boolean>;
}

/** Time slice of a computation, in milliseconds. */
const TURN = 10;

/**
 * One per server: callers with the same state share the computation. `stepsOf` does some
 * milliseconds per step; null if there is nothing to compute.
 */
export const createBackgroundComputation = (
  stepsOf: (state: TournamentState) => Iterator<unknown, unknown, undefined> | null,
): BackgroundComputation => {
  const running = new WeakMap<TournamentState, Computation>();
  const latest = new Map<string, number>();
  const awaited = new WeakSet<TournamentState>();
  const isOutOfDate = (state: TournamentState): boolean =>
    !awaited.has(state) && (latest.get(state.competition) ?? 0) > state.seq;
  const computeAll = async (state: TournamentState): Promise<boolean> => {
    const steps = stepsOf(state);
    if (steps === null) return true;
    for (;;) {
      const end = performance.now() + TURN;
      while (performance.now() < end) if (steps.next().done) return true;
      await new Promise((resolve) => setImmediate(resolve));
      if (isOutOfDate(state)) {
        running.delete(state);
        return false;
      }
    }
  };
  return {
    async compute(state, timeout) {
      if (timeout === undefined) awaited.add(state);
      const seq = Math.max(state.seq, latest.get(state.competition) ?? 0);
      latest.set(state.competition, seq);
      const { since, done } = running.get(state) ?? {
        since: performance.now(),
        done: computeAll(state),
      };
      running.set(state, { since, done });
      if (timeout === undefined) return done;
      const { promise: over, resolve } = Promise.withResolvers<boolean>();
      const left = Math.max(0, since + timeout - performance.now());
      const timer = setTimeout(() => resolve(false), left);
      const isKnown = await Promise.race([done, over]);
      clearTimeout(timer);
      return isKnown;
    },
  };
};
