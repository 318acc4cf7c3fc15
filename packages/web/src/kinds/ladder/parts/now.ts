import { dayAt, type Instant } from "@losfee/core";
import type { PageRequest } from "../../../shell/page-request.ts";

/** Returns the time of the request; if it is missing, that of the last event. */
export const momentOfRequest = ({ now, state }: PageRequest<"ladder">): Instant =>
  now === undefined ? (state?.at ?? 0) : Date.parse(now);

/** Returns whole days from today to a day in the club's time zone; negative if past. */
export const daysUntil = (lastDay: number, timeZone: string, now: Instant): number =>
  lastDay - dayAt(timeZone, now);
