import { clockTexts } from "@losfee/messages/cli-clock";
import type { Call } from "../call/call.ts";
import { misused } from "../call/call.ts";

/** Days of absence before the date is questioned. */
const USUAL = 45;
const MOST = 3650;

/**
 * Returns the days of absence after which the date has to be confirmed: LOSFEE_AWAY_DAYS, for the
 * server and for commands alike.
 */
export const awayDays = (call: Call): number => {
  const text = process.env["LOSFEE_AWAY_DAYS"] || String(USUAL);
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST) return days;
  throw misused(
    clockTexts[call.language].awayDays({ text, most: MOST }),
    "away-days-out-of-range",
    {
      given: text,
      most: MOST,
    },
  );
};
