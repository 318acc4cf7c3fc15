import { currentStage, cutLineSteps, raceSteps, type TournamentState } from "@losfee/core";

/** Computes slow results for states, in short steps in the background. */
export interface Reckoner {
  /**
   * True if the result for the state is known, at most `patience` milliseconds after the start (by
   * default no limit): later callers do not wait. The computation continues afterwards, unless the
   * competition changes: outdated computations without waiting callers stop.
   */
  reckon(state: TournamentState, patience?: number): Promise<boolean>;
}

/** Computes the cut line of the current stage at tables, which can take seconds. */
export const createCutLines = (): Reckoner =>
  createReckoner((state) => {
    const stage = currentStage(state);
    return stage === undefined ? null : cutLineSteps(state, stage.stage);
  });

/** Computes everyone's rank after each round. */
export const createRaces = (): Reckoner => createReckoner(raceSteps);

/** A running or finished computation. */
interface Reckoning {
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
export const createReckoner = (
  stepsOf: (state: TournamentState) => Iterator<unknown, unknown, undefined> | null,
): Reckoner => {
  const running = new WeakMap<TournamentState, Reckoning>();
  const latest = new Map<string, number>();
  const awaited = new WeakSet<TournamentState>();
  const isOutOfDate = (state: TournamentState): boolean =>
    !awaited.has(state) && (latest.get(state.competition) ?? 0) > state.seq;
  const reckonAll = async (state: TournamentState): Promise<boolean> => {
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
    async reckon(state, patience) {
      if (patience === undefined) awaited.add(state);
      const seq = Math.max(state.seq, latest.get(state.competition) ?? 0);
      latest.set(state.competition, seq);
      const { since, done } = running.get(state) ?? {
        since: performance.now(),
        done: reckonAll(state),
      };
      running.set(state, { since, done });
      if (patience === undefined) return done;
      const { promise: over, resolve } = Promise.withResolvers<boolean>();
      const left = Math.max(0, since + patience - performance.now());
      const timer = setTimeout(() => resolve(false), left);
      const isKnown = await Promise.race([done, over]);
      clearTimeout(timer);
      return isKnown;
    },
  };
};
