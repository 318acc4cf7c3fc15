import { JOURNAL_GROUPS } from "@losfee/core";
import { z } from "zod";
import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { type JournalLineResource, journalLineSchema } from "../resources/journal-schema.ts";
import { givenDay } from "../values/moments.ts";
import { competitionParams, csvOrJson, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const text = z.string().max(200).optional();
const day = givenDay.optional();

export const journalRoutes = {
  "GET /competitions/:id/journal": {
    access: "director",
    schema: {
      tags: ["files"],
      summary: "Who did what, when, by which link and device, in words; for the director alone",
      params: competitionParams,
      querystring: z.object({
        format: csvOrJson,
        who: text.describe("As the journal has it: `results:Anna`"),
        device: text.describe("`Firefox, Android`"),
        group: z.enum(JOURNAL_GROUPS).optional(),
        round: number.optional(),
        from: day.describe("A day, in the competition’s time zone"),
        until: day,
        q: text.describe("Words"),
        lang: text,
      }),
      response: {
        200: seqAnswer({ events: listOf<JournalLineResource>(journalLineSchema) }),
        ...problems(400, 401, 403, 404),
      },
    },
  },
} satisfies RouteTable;
