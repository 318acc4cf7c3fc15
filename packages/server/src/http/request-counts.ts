import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** How many callers are remembered; beyond that those are forgotten whose minute began first. */
const MOST_CALLERS = 50_000;

interface Count {
  current: number;
  /** When the time window began, on the clock that nobody sets, in milliseconds. */
  readonly since: number;
}

/**
 * Counts requests by caller in windows of time. On the monotonic clock: where the machine's is set
 * back, by hand or from the network, no window lasts until it has caught up.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr(
    caller: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#counts.get(caller);
    const count = known && now - known.since < timeWindow ? known : this.#begin(caller, now);
    count.current++;
    answer(null, { current: count.current, ttl: timeWindow - (now - count.since) });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }

  #begin(caller: string, since: number): Count {
    const count = { current: 0, since };
    // Behind all that began earlier.
    this.#counts.delete(caller);
    this.#counts.set(caller, count);
    const [first] = this.#counts.keys();
    if (this.#counts.size > MOST_CALLERS && first !== undefined) this.#counts.delete(first);
    return count;
  }
}
