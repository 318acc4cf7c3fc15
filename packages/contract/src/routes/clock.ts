import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { clockSchema } from "../resources/clock-schema.ts";
import { givenMoment } from "../values/moments.ts";
import type { RouteTable } from "./route.ts";

const tags = ["clock"];

export const clockRoutes = {
  "GET /clock": {
    access: "place",
    schema: {
      tags,
      summary: "The date that the machine shows, whether it is in doubt, and who confirmed one",
      response: { 200: clockSchema, ...problems(401, 403) },
    },
  },
  "POST /clock/confirm": {
    access: "place",
    schema: {
      tags,
      summary: "Say that the date is right: what waited for it goes on",
      body: z.strictObject({
        date: givenMoment.describe(
          "`now` as it was shown: refused where the machine is another day by now",
        ),
      }),
      response: { 200: clockSchema, ...problems(400, 401, 403, 409, 503) },
    },
  },
} satisfies RouteTable;
