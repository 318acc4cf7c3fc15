import type { LogEntry, PublishedLogEntry } from "@losfee/core";
import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { logEntrySchema, publishedLogEntrySchema } from "../resources/log-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["log"];

export const logRoutes = {
  "GET /competitions/:id/log": {
    access: "results",
    schema: {
      tags,
      summary:
        "The arbiter’s log, in the order it was written; of it, whoever enters results sees what is their own",
      params: competitionParams,
      response: {
        200: seqAnswer({ entries: listOf<LogEntry>(logEntrySchema) }),
        ...problems(401, 403, 404),
      },
    },
  },
  "GET /competitions/:id/decisions": {
    access: "public",
    schema: {
      tags,
      summary: "What is published of the arbiter’s log",
      params: competitionParams,
      response: {
        200: seqAnswer({ entries: listOf<PublishedLogEntry>(publishedLogEntrySchema) }),
        ...problems(404),
      },
    },
  },
} satisfies RouteTable;
