import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Most callers kept; beyond that, the oldest windows are dropped. */
const MOST_CALLERS = 50_000;

interface Count {
  current: number;
  /** Start of the time window on the monotonic clock, in milliseconds. */
  readonly since: number;
}

/**
 * Counts requests by caller in time windows. Uses the monotonic clock, so that no window is
 * prolonged when the machine's clock is set back.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();
  readonly #children: RequestCounts[] = [];

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
    const child = new RequestCounts();
    this.#children.push(child);
    return child;
  }

  /** Starts all windows anew, also those of its children. */
  clear(): void {
    this.#counts.clear();
    for (const child of this.#children) child.clear();
  }

  #begin(caller: string, since: number): Count {
    const count = { current: 0, since };
    // Moves it to the end, so that the map stays ordered by start.
    this.#counts.delete(caller);
    this.#counts.set(caller, count);
    const [first] = this.#counts.keys();
    if (this.#counts.size > MOST_CALLERS && first !== undefined) this.#counts.delete(first);
    return count;
  }
}
