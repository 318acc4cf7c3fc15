import { dayAt, type Instant } from "@losfee/core";
import type { PageRequest } from "../../../shell/page.ts";

/** When the page is asked for; where that is not told, when something happened last. */
export const momentOfRequest = ({ now, state }: PageRequest<"ladder">): Instant =>
  now === undefined ? (state?.at ?? 0) : Date.parse(now);

/** Whole days from today to a calendar day in the club's time zone; negative when it is past. */
export const daysUntil = (lastDay: number, timeZone: string, now: Instant): number =>
  lastDay - dayAt(timeZone, now);
