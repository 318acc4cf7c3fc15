import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { competitionParams, count } from "./parameters.ts";
import { routesUnder } from "./route.ts";

export const streamRoutes = routesUnder("live", {
  "GET /competitions/:id/stream": {
    access: "public",
    summary:
      "Changes as server-sent events: `id` is the seq, `event: change`; `event: session-ended` when the session is over by which more was told than the public sees; `event: pace` before a change that many follow, with the milliseconds over which to spread what is asked after it",
    produces: ["text/event-stream"],
    params: competitionParams,
    querystring: z.object({
      after: count.optional().describe("The last seq that is known; else from now on"),
    }),
    headers: z.looseObject({ "last-event-id": count.optional() }),
    response: { 200: z.string().describe("An endless stream"), ...problems(400, 404, 429) },
  },
});
