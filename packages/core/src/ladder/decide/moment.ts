import type { Instant } from "../../base/day.ts";
import type { DecisionContext } from "../../base/decision.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderState } from "../state.ts";

/** Tolerated lead of a mail server's clock; such mails count as arriving now. */
const CLOCK_TOLERANCE = 10 * 60_000;

/** Returns the time of a command's subject: never in the future or before the competition. */
export const momentOf = (
  state: LadderState,
  { now, effectiveAt }: DecisionContext,
): Result<Instant, LadderRefusal> => {
  const time = effectiveAt ?? now;
  const [at, current] = [Date.parse(time), Date.parse(now)];
  if (Number.isNaN(current)) return err({ code: "malformed-time", time: now });
  if (Number.isNaN(at)) return err({ code: "malformed-time", time });
  const { timeZone } = state.settings;
  if (at > current + CLOCK_TOLERANCE) return err({ code: "time-in-future", time, now, timeZone });
  const moment = Math.min(at, current);
  if (moment < state.createdAt) {
    const beginning = new Date(state.createdAt).toISOString();
    return err({ code: "before-beginning", time, beginning, timeZone });
  }
  return ok(moment);
};
