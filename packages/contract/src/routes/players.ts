import { problems } from "../resources/answer.ts";
import { playerSchema } from "../resources/player-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

export const playersRoutes = {
  "GET /competitions/:id/players/:entry": {
    access: "public",
    schema: {
      tags: ["standings"],
      summary: "A player with all games",
      params: competitionParams.extend({ entry: number }),
      response: { 200: playerSchema, ...problems(404) },
    },
  },
} satisfies RouteTable;
