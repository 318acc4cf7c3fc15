import { currentStage, cutLineSteps, raceSteps, type TournamentState } from "@losfee/core";

/** Reckons of states what takes long, in short steps beside everything else. */
export interface Reckoner {
  /**
   * Whether what is wanted of the state is known, `patience` milliseconds after it was begun at the
   * latest (without it: as long as it takes): who comes later than that does not wait. What was begun
   * goes on afterwards, unless something happens meanwhile:
   * nothing more is reckoned of what is out of date and nobody waits for.
   */
  reckon(state: TournamentState, patience?: number): Promise<boolean>;
}

/** Of the cut lines of stages at tables, which can take seconds, that of the stage that is played. */
export const createCutLines = (): Reckoner =>
  createReckoner((state) => {
    const stage = currentStage(state);
    return stage === undefined ? null : cutLineSteps(state, stage.stage);
  });

/** Where everybody stood after each round. */
export const createRaces = (): Reckoner => createReckoner(raceSteps);

/** What is being reckoned, or was. */
interface Reckoning {
  /** When it was begun, on the clock of `performance.now()`. */
  readonly since: number;
  readonly done: Promise<boolean>;
}

/** For how long, in milliseconds, nothing else gets its turn. */
const TURN = 10;

/**
 * One for a server: whoever asks for the same state waits for the same reckoning. `stepsOf` carries
 * out some milliseconds of it a step; null where there is nothing to reckon.
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
