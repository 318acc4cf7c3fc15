import type { AnswerOf } from "@losfee/contract/api";
import type { Clock } from "../clock/clock.ts";

/** The date as the machine shows it, whether it is in doubt, and what was confirmed. */
export const clockResource = async (clock: Clock): Promise<AnswerOf<"GET /clock">> => ({
  now: clock.now(),
  heartbeatAt: await clock.heartbeatAt(),
  doubt: await clock.doubt(),
  confirmed: [...(await clock.confirmed())],
});
