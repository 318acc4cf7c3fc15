import type { Language } from "../language/language.ts";
import { formatTime } from "../language/numbers.ts";
import { texts } from "../language/texts.ts";

/** A date of the machine that may be wrong. Times are ISO 8601 in UTC. */
export interface DoubtfulDate {
  /** Earlier than already recorded; later than possible; or after an unusually long absence. */
  readonly reason: "backwards" | "jump" | "away";
  /** The machine's date. */
  readonly now: string;
  /** The last heartbeat before it. */
  readonly heartbeatAt: string;
}

const words = texts({
  de: {
    facts: (now: string, before: string) =>
      `Dieser Rechner zeigt ${now}; das letzte Lebenszeichen von Losfee war am ${before}.`,
    reasons: {
      backwards: "Die Uhr ist also zurückgesprungen.",
      jump: "So viel Zeit ist aber nicht vergangen, solange der Rechner lief.",
      away: "Das ist länger her, als Losfee sonst aussetzt.",
    },
    stopped:
      "Bis Sie das Datum bestätigen, verstreicht in Pyramiden keine Frist, und es wird keine Mail gesendet oder gelesen.",
  },
  en: {
    facts: (now: string, before: string) =>
      `This machine’s clock shows ${now}; Losfee was last known to be running on ${before}.`,
    reasons: {
      backwards: "So the clock has been turned back.",
      jump: "But the machine has not been running for that long in between.",
      away: "That is longer than Losfee is usually switched off.",
    },
    stopped:
      "Until you confirm the date, no deadline in a pyramid passes, and no mail is sent or read.",
  },
});

/** Explains the doubt about a date, and what waits for it. In the time zone of this machine. */
export const describeDoubtfulDate = (
  { reason, now, heartbeatAt }: DoubtfulDate,
  language: Language,
): string => {
  const { facts, reasons, stopped } = words[language];
  const timeText = (time: string): string => formatTime(time, language, null);
  return `${facts(timeText(now), timeText(heartbeatAt))} ${reasons[reason]} ${stopped}`;
};
