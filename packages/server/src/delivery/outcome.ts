/** Result of an attempt to send something. */
export type Outcome<Fault> =
  | { readonly kind: "sent" }
  | {
      readonly kind: "later";
      readonly fault: Fault;
      /** Pause that the receiver requests, in seconds. */
      readonly wait?: number;
      /** True if it may have arrived nevertheless. */
      readonly uncertain?: boolean;
    }
  | { readonly kind: "failed"; readonly fault: Fault };

/** Intervals of retrying. */
export interface Schedule {
  /** Seconds before each further attempt; the last one repeats. */
  readonly pauses: readonly [number, ...number[]];
  /** Days after which retrying ends. */
  readonly days: number;
}

/**
 * Returns the time of the next attempt after `attempts`, not before `wait` seconds. Null once
 * retrying since `begunAt` has ended. Times are ISO 8601 in UTC.
 */
export const nextAttempt = (
  { pauses, days }: Schedule,
  attempts: number,
  begunAt: string,
  now: string,
  wait = 0,
): string | null => {
  const pause = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? pauses[0];
  const next = Date.parse(now) + Math.max(pause, wait) * 1000;
  return next > Date.parse(begunAt) + days * 86_400_000 ? null : new Date(next).toISOString();
};
