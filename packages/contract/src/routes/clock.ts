import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { givenMoment } from "../values/moments.ts";
import { routesUnder } from "./route.ts";

const doubtFields = {
  reason: z
    .enum(["backwards", "jump", "away"])
    .describe(
      "The clock went back; went ahead of the time that passed; or nobody was there for longer than set",
    ),
  heartbeatAt: z.iso.datetime().describe("The last sign of life before"),
  noticedAt: z.iso.datetime(),
};

const clockSchema = z.object({
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

export const clockRoutes = routesUnder("clock", {
  "GET /clock": {
    access: "place",
    summary: "The date that the machine shows, whether it is in doubt, and who confirmed one",
    response: { 200: clockSchema, ...problems(401, 403) },
  },
  "POST /clock/confirm": {
    access: "place",
    summary: "Say that the date is right: what waited for it goes on",
    body: z.strictObject({
      date: givenMoment.describe(
        "`now` as it was shown: refused where the machine is another day by now",
      ),
    }),
    response: { 200: clockSchema, ...problems(400, 401, 403, 409, 503) },
  },
});
