import type { AnswerOf } from "@losfee/contract/api";
import type { Clock } from "../clock/clock.ts";

/** The date as the machine shows it, whether it is in doubt, and what was confirmed. */
export const clockResource = (clock: Clock): AnswerOf<"GET /clock"> => ({
  now: clock.now(),
  heartbeatAt: clock.heartbeatAt(),
  doubt: clock.doubt(),
  confirmed: [...clock.confirmed()],
});
