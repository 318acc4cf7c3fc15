import type { OddsReport, OddsStatus } from "@losfee/contract/api";
import {
  addRuns,
  type CountedRuns,
  countRuns,
  NO_RUNS,
  ODDS_RUNS,
  ODDS_SEED,
  oddsOf,
  TOP_PLACES,
  type TournamentState,
} from "@losfee/core";
import { moduleBeside } from "../threads/beside.ts";
import { createPool } from "../threads/pool.ts";
import type { RunsTask } from "./count-in-thread.ts";

/** Computes chances in the background, in one thread. */
export interface OddsService {
  /**
   * Returns the chances computed so far: at once if there are any, else as soon as there are, but
   * within `timeout` milliseconds. Goes on until all runs are played, unless the competition
   * changes first.
   */
  report(state: TournamentState, timeout: number): Promise<OddsReport>;
  /** Ends the thread and abandons running computations. */
  close(): Promise<void>;
}

export interface OddsServiceOptions {
  /** Number of a competition's last event, to abandon outdated computations. */
  readonly currentSeq: (competition: string) => Promise<number | null>;
  readonly onError: (error: unknown) => void;
  /** Total number of runs. */
  readonly runs?: number;
  /** Plays a batch of runs; in a thread by default. */
  readonly player?: RunsPlayer;
}

/** Plays a batch of runs; null: it needs the state. */
export interface RunsPlayer {
  count(task: RunsTask): Promise<CountedRuns | null>;
  close(): Promise<void>;
}

/** Runs before the first figures: within three seconds for a large event, with a wide margin. */
const FIRST_PART = 10;
/** Runs before each update, and before checking if the state is outdated. */
const PART = 20;
/** Number of cached competitions, and limit of those that wait. */
const CAPACITY = 20;
const WAITING = 8;
/** Idle milliseconds after which the thread ends. */
const IDLE = 60_000;

/** The computation for one state. */
interface Job {
  readonly state: TournamentState;
  counted: CountedRuns;
  played: number;
  status: OddsStatus;
  /** Resolves with the first figures, or when there will be none. */
  readonly first: Promise<void>;
}

export const createOddsService = ({
  currentSeq,
  onError,
  runs = ODDS_RUNS,
  player = threadedPlayer(),
}: OddsServiceOptions): OddsService => {
  const jobs = new Map<string, Job>();
  let closed = false;
  /** The batch in progress and those that wait for the thread, in order. */
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  const playPart = async (job: Job): Promise<void> => {
    const { competition, seq } = job.state;
    const request = {
      seed: ODDS_SEED,
      from: job.played,
      to: Math.min(runs, job.played + (job.played === 0 ? FIRST_PART : PART)),
      top: TOP_PLACES,
    };
    const key = `${competition}/${seq}`;
    const counted =
      (job.played === 0 ? null : await player.count({ key, request })) ??
      (await player.count({ key, state: job.state, request }));
    if (counted === null) throw new Error("the thread does not know the state that it was given");
    job.counted = addRuns(job.counted, counted);
    job.played = request.to;
    if (job.played >= runs) job.status = "complete";
  };

  // The first batch follows the request that has just read the state.
  const isCurrent = async ({ state, played }: Job): Promise<boolean> =>
    !closed &&
    jobs.get(state.competition)?.state.seq === state.seq &&
    (played === 0 || (await currentSeq(state.competition)) === state.seq);

  /** Plays the batches of a job, alternating with other jobs. */
  const playAll = async (job: Job, hasFirst: () => void): Promise<void> => {
    while (job.status === "running") {
      const part = queue.then(async () => {
        if (await isCurrent(job)) await playPart(job);
        else drop(job);
      });
      queue = part.catch(() => {});
      try {
        await part;
      } catch (error) {
        job.status = "unavailable";
        if (!closed) onError(error);
      }
      hasFirst();
    }
  };

  const drop = (job: Job): void => {
    job.status = "unavailable";
    if (jobs.get(job.state.competition) === job) jobs.delete(job.state.competition);
  };

  const begin = (state: TournamentState): Job => {
    const { promise: first, resolve } = Promise.withResolvers<void>();
    const isDecided = oddsOf(state, { seed: ODDS_SEED, top: TOP_PLACES }).isPlayed;
    const job: Job = {
      state,
      counted: NO_RUNS,
      played: 0,
      status: isDecided ? "complete" : waiting >= WAITING || closed ? "unavailable" : "running",
      first,
    };
    // Refused clients ask again; the figures of all others stay.
    if (job.status === "unavailable") return job;
    jobs.delete(state.competition);
    jobs.set(state.competition, job);
    for (const id of jobs.keys()) {
      if (jobs.size <= CAPACITY) break;
      jobs.delete(id);
    }
    if (job.status === "complete") {
      resolve();
      return job;
    }
    waiting++;
    playAll(job, resolve).finally(() => {
      waiting--;
    });
    return job;
  };

  return {
    async report(state, timeout) {
      const known = jobs.get(state.competition);
      const isUsable = known?.state.seq === state.seq && known.status !== "unavailable";
      const job = isUsable && known !== undefined ? known : begin(state);
      if (job.status === "running" && job.played === 0) await atMost(job.first, timeout);
      return {
        odds: oddsOf(job.state, { seed: ODDS_SEED, top: TOP_PLACES }, job.counted),
        wanted: runs,
        status: job.status,
      };
    },
    async close() {
      closed = true;
      await player.close();
    },
  };
};

const atMost = async (first: Promise<void>, timeout: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeout);
  await Promise.race([first, promise]);
  clearTimeout(timer);
};

/** Plays in the caller's thread, if blocking it is harmless. */
export const immediatePlayer: RunsPlayer = {
  count: async ({ state, request }) => (state === undefined ? null : countRuns(state, request)),
  close: async () => {},
};

/** Plays in one low-priority thread; it starts with the first runs and ends when idle. */
const threadedPlayer = (): RunsPlayer => {
  const pool = createPool<RunsTask, CountedRuns | null>({
    module: moduleBeside(import.meta.url, "count-in-thread"),
    idle: IDLE,
  });
  return { count: (task) => pool.run(task, "count"), close: () => pool.close() };
};
