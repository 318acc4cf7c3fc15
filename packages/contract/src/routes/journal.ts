import { JOURNAL_GROUPS } from "@losfee/core";
import { z } from "zod";
import { answer, listOf, problems, seqAnswer, seqSchema } from "../resources/answer.ts";
import { givenDay } from "../values/moments.ts";
import { competitionParams, csvOrJson, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** An act with its actor, time, link and device. Times are ISO 8601 in UTC. */
const journalLineSchema = answer(
  z.object({
    seq: seqSchema,
    type: z.string(),
    group: z.enum(JOURNAL_GROUPS),
    recordedAt: z.string(),
    effectiveAt: z.string(),
    actor: z.string().describe("As the journal has it: `results:Anna`, `player:7`"),
    who: z.string().describe("As people say it"),
    link: z.string().describe("By which kind of link; empty for none"),
    device: z.string().describe("Browser and system, or the program; empty where it is not known"),
    person: z.string().nullable().describe("The account; null where nobody signed in as a person"),
    text: z.string(),
  }),
);

export type JournalLineResource = z.output<typeof journalLineSchema>;

const text = z.string().max(200).optional();
const day = givenDay.optional();

export const journalRoutes = routesUnder("files", {
  "GET /competitions/:id/journal": {
    access: "director",
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
});
