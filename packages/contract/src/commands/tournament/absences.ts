import type { AbsenceEventData } from "@losfee/core";
import { z } from "zod";
import { absenceWishSchema } from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entry, ordinal, reason, round, text } from "../command-parts.ts";

const request = z
  .int()
  .min(1)
  .exactOptional()
  .describe("The event of the request as it was seen: another one is not answered instead");

export const absenceCommands = [
  command("pause-entry", DIRECTOR, {
    entry,
    rounds: z.array(round).max(200),
    halfPoints: z.array(round).max(200).exactOptional(),
  }),
  command("end-pause", DIRECTOR, { entry, rounds: z.array(round).max(200).exactOptional() }),
  command("request-absence", ["player"], {
    entry,
    wish: absenceWishSchema,
    reason: reason.exactOptional(),
  }),
  command("take-back-request", ["player"], { entry }),
  command("grant-request", DIRECTOR, { entry, request }),
  command("decline-request", DIRECTOR, { entry, reason, request }),
  command("check-in", ["check-in"], { entries: z.array(entry).max(5_000), present: z.boolean() }),
] as const;

export const absenceEvents = eventsOf<AbsenceEventData>()({
  "entry-paused": z.strictObject({
    entry,
    rounds: z.array(ordinal),
    halfPoints: z.array(ordinal).exactOptional(),
  }),
  "absence-requested": z.strictObject({ entry, wish: absenceWishSchema, reason: text }),
  "request-taken-back": z.strictObject({ entry }),
  "request-declined": z.strictObject({ entry, reason: text }),
  "entry-checked-in": z.strictObject({ entry, present: z.boolean() }),
});
