import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { linkRequestSchema, linkSchema, newLinkSchema } from "../resources/link-schema.ts";
import { competitionParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["access"];

export const linksRoutes = {
  "GET /competitions/:id/links": {
    access: "director",
    schema: {
      tags,
      summary: "The links that were given out, without what makes them work",
      params: competitionParams,
      response: {
        200: z.object({ links: listOf(linkSchema) }),
        ...problems(401, 403, 404),
      },
    },
  },
  "POST /competitions/:id/links": {
    access: "director",
    schema: {
      tags,
      summary: "Make a link for a helper, a table or a player; its address is shown this once",
      params: competitionParams,
      body: linkRequestSchema,
      response: {
        201: newLinkSchema,
        ...problems(400, 401, 403, 404, 422),
      },
    },
  },
  "DELETE /competitions/:id/links/:link": {
    access: "director",
    schema: {
      tags,
      summary: "Take a link back: it stops working, also for those who used it",
      params: competitionParams.extend({ link: z.string().max(100) }),
      response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
    },
  },
} satisfies RouteTable;
