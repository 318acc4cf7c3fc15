import type { Clock } from "../clock/clock.ts";
import type { Lease } from "./lease.ts";

/** The part of the clock that background jobs need. */
export type DutyClock = Pick<Clock, "isTrusted" | "onConfirmed">;

/**
 * The clock for background jobs: trusted while the date is beyond doubt and this server holds the
 * lease; notifies when either becomes true.
 */
export const onDuty = (clock: DutyClock, lease: Pick<Lease, "isHeld" | "onGained">): DutyClock => ({
  isTrusted: async () => lease.isHeld() && (await clock.isTrusted()),
  onConfirmed(listener) {
    clock.onConfirmed(listener);
    lease.onGained(listener);
  },
});
