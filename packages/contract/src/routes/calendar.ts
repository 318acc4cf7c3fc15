import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

export const calendarRoutes = routesUnder("sharing", {
  "GET /competitions/:id/calendar": {
    access: "player",
    summary:
      "The address of the calendar with the own deadlines in a pyramid; it ends with the personal link",
    params: competitionParams,
    response: { 200: z.object({ url: z.string() }), ...problems(401, 403, 404) },
  },
});
