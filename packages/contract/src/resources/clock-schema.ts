import { z } from "zod";
import { listOf } from "./answer.ts";

const doubtFields = {
  reason: z
    .enum(["backwards", "jump", "away"])
    .describe(
      "The clock went back; went ahead of the time that passed; or nobody was there for longer than set",
    ),
  heartbeatAt: z.iso.datetime().describe("The last sign of life before"),
  noticedAt: z.iso.datetime(),
};

export const clockSchema = z.object({
  now: z.iso.datetime().describe("What the machine shows"),
  heartbeatAt: z.iso.datetime().nullable().describe("When the last sign of life was stored"),
  doubt: z
    .object(doubtFields)
    .nullable()
    .describe("While there is one, nothing happens by the date: it waits for the director's word"),
  confirmed: listOf(
    z.object({ ...doubtFields, confirmedAt: z.iso.datetime(), confirmedBy: z.string() }),
  ).describe("Dates that were confirmed, the latest first"),
});
