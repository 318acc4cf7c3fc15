import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const calendarRoutes = {
  "GET /competitions/:id/calendar": {
    access: "player",
    schema: {
      tags: ["sharing"],
      summary:
        "The address of the calendar with the own deadlines in a pyramid; it ends with the personal link",
      params: competitionParams,
      response: { 200: z.object({ url: z.string() }), ...problems(401, 403, 404) },
    },
  },
} satisfies RouteTable;
