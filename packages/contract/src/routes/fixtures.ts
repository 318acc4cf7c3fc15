import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import { fixturesOfRoundSchema } from "../resources/fixtures-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const fixturesRoutes = {
  "GET /competitions/:id/fixtures": {
    access: "public",
    schema: {
      tags: ["rounds"],
      summary:
        "Who meets whom in all rounds of a league, when and where; none where no table tells",
      params: competitionParams,
      response: { 200: seqAnswer({ rounds: listOf(fixturesOfRoundSchema) }), ...problems(404) },
    },
  },
} satisfies RouteTable;
