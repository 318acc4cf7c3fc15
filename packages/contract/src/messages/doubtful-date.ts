import { doubtfulDateWords } from "@losfee/messages/doubtful-date";
import type { Language } from "../language/language.ts";
import { formatTime } from "../language/times.ts";

/** A date of the machine that may be wrong. Times are ISO 8601 in UTC. */
export interface DoubtfulDate {
  /** Earlier than already recorded; later than possible; or after an unusually long absence. */
  readonly reason: "backwards" | "jump" | "away";
  /** The machine's date. */
  readonly now: string;
  /** The last heartbeat before it. */
  readonly heartbeatAt: string;
}

/** Explains the doubt about a date, and what waits for it. In the time zone of this machine. */
export const describeDoubtfulDate = (
  { reason, now, heartbeatAt }: DoubtfulDate,
  language: Language,
): string => {
  const { facts, reasons, stopped } = doubtfulDateWords[language];
  const timeText = (time: string): string => formatTime(time, language, null);
  return `${facts({ now: timeText(now), before: timeText(heartbeatAt) })} ${reasons[reason]} ${stopped}`;
};
