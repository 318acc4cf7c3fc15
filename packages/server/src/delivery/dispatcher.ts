import type { DateGuard } from "../clock/clock.ts";

/** Dependencies of a dispatcher of items of one kind. */
export interface DispatcherPorts<Item> {
  /** Claims the next due item; null: nothing is due. */
  readonly claim: () => Promise<Item | null>;
  /** Returns when the next is due, ISO 8601 in UTC; null: nothing waits. */
  readonly nextDue: () => Promise<string | null>;
  /**
   * Sends an item and records the result; returns the milliseconds for which nothing can be sent.
   * When `signal` aborts, the dispatcher stops.
   */
  readonly deliver: (item: Item, signal: AbortSignal) => Promise<number>;
  /** Limit of concurrent attempts. */
  readonly atOnce: number;
  /** Shortest pause in milliseconds when nothing could be sent. */
  readonly shortestPause: number;
  readonly now: () => string;
  /** Nothing leaves while the date is in doubt. */
  readonly clock: DateGuard;
  /** Called with errors of storage or program, not of what is sent. */
  readonly onError: (error: unknown) => void;
}

/** Sends what is due in the background. */
export interface Dispatcher {
  /** Sends what is due, until nothing is or nothing can be sent. */
  drain(): Promise<void>;
  /** Starts sending items as they fall due. */
  start(): void;
  /** Reports that something new may be due. */
  wake(): void;
  /** Stops after the attempts in progress. */
  stop(): Promise<void>;
}

/** Longest pause in milliseconds: another server may have crashed. */
const LONGEST_PAUSE = 60_000;

/** Creates a dispatcher; several processes on one journal share the work. */
export const createDispatcher = <Item>(ports: DispatcherPorts<Item>): Dispatcher => {
  const { claim, deliver, atOnce, shortestPause, clock, onError } = ports;
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  /** True if something changed during the present look. */
  let looksAgain = false;
  /** Number of items claimed. */
  let claimed = 0;
  let restUntil = 0;

  const time = (): number => Date.parse(ports.now());

  const attempt = async (item: Item): Promise<void> => {
    try {
      const rest = await deliver(item, stopped.signal);
      if (rest > 0) restUntil = time() + rest;
    } catch (error) {
      onError(error);
    }
  };

  const mayClaim = async (): Promise<boolean> =>
    !stopped.signal.aborted &&
    underWay.size < atOnce &&
    restUntil <= time() &&
    (await clock.isTrusted());

  const fill = async (): Promise<void> => {
    while (await mayClaim()) {
      const item = await claim();
      if (item === null) return;
      claimed++;
      const work = attempt(item).finally(() => {
        underWay.delete(work);
        look();
      });
      underWay.add(work);
    }
  };

  const look = (): void => {
    if (!started || stopped.signal.aborted) return;
    if (filling !== null) {
      looksAgain = true;
      return;
    }
    if (timer !== null) clearTimeout(timer);
    timer = null;
    looksAgain = false;
    filling = fill()
      .then(pauseUntilDue)
      .catch((error: unknown) => {
        onError(error);
        return LONGEST_PAUSE;
      })
      .then((pause) => {
        filling = null;
        if (looksAgain) look();
        else schedule(pause);
      });
  };

  const pauseUntilDue = async (): Promise<number> => {
    const due = await ports.nextDue();
    if (due === null || !(await clock.isTrusted())) return LONGEST_PAUSE;
    const wait = Math.max(Date.parse(due), restUntil) - time();
    return Math.min(LONGEST_PAUSE, Math.max(shortestPause, wait));
  };

  /** While the maximum is in progress, the first that ends looks again. */
  const schedule = (pause: number): void => {
    if (stopped.signal.aborted || timer !== null || underWay.size >= atOnce) return;
    timer = setTimeout(look, pause);
    timer.unref();
  };

  return {
    async drain() {
      let before: number;
      do {
        before = claimed;
        await (filling ?? fill());
        await Promise.all(underWay);
      } while (claimed > before);
    },
    start() {
      started = true;
      look();
    },
    wake: look,
    async stop() {
      stopped.abort();
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await filling;
      await Promise.all(underWay);
    },
  };
};
