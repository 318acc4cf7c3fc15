import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const sites = listOf(z.string()).describe(
  "As browsers compare them: `https://club.example`, `https://*.club.example`",
);

export const embedsRoutes = routesUnder("sharing", {
  "GET /competitions/:id/embeds": {
    access: "director",
    summary: "Which websites may show pages of the competition in their own",
    params: competitionParams,
    response: { 200: z.object({ sites }), ...problems(401, 403, 404) },
  },
  "PUT /competitions/:id/embeds": {
    access: "director",
    summary: "Let these websites, and no others, show pages of the competition in their own",
    params: competitionParams,
    body: z.strictObject({ sites: z.array(z.string().max(1000)).max(200) }),
    response: { 200: z.object({ sites }), ...problems(400, 401, 403, 404, 422) },
  },
});
