import type { Clock } from "../clock/clock.ts";
import type { Lease } from "./lease.ts";

/** What everything asks that acts by itself. */
export type DutyClock = Pick<Clock, "isTrusted" | "onConfirmed">;

/**
 * The clock as it is for whoever acts by itself: it may do so while the date is beyond doubt and this
 * server is the one that acts; it is told when both have become true.
 */
export const onDuty = (clock: DutyClock, lease: Pick<Lease, "isHeld" | "onGained">): DutyClock => ({
  isTrusted: async () => lease.isHeld() && (await clock.isTrusted()),
  onConfirmed(listener) {
    clock.onConfirmed(listener);
    lease.onGained(listener);
  },
});
