import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { ownEntrySchema, wishSchema } from "../resources/own-entry-schema.ts";
import { number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["accounts"];

const params = z.object({ competition: z.string().max(200), entry: number });

/** The signed-in user's entries: agreeing to them, leaving them, and correcting them. */
export const ownEntriesRoutes = {
  "GET /account/entries": {
    access: "person",
    schema: {
      tags,
      summary: "Where one takes part, or is said to, and what is asked to be set right there",
      response: { 200: z.object({ entries: listOf(ownEntrySchema) }), ...problems(401, 403) },
    },
  },
  "PUT /account/entries/:competition/:entry": {
    access: "person",
    schema: {
      tags,
      summary: "Say yes to being the entry, as the direction has said",
      params,
      response: { 204: z.undefined().describe("It is one's own"), ...problems(401, 403, 404, 409) },
    },
  },
  "DELETE /account/entries/:competition/:entry": {
    access: "person",
    schema: {
      tags,
      summary: "Say not to be the entry: what was proposed and what one said before ends",
      params,
      response: { 204: z.undefined().describe("It is not one's own"), ...problems(401, 403) },
    },
  },
  "PUT /account/entries/:competition/:entry/correction": {
    access: "person",
    schema: {
      tags,
      summary:
        "Ask that what a competition knows of oneself is set right, in the place of what was asked before; what is as it stands asks for nothing",
      params,
      body: wishSchema,
      response: {
        204: z.undefined().describe("Asked; those who direct answer it"),
        ...problems(400, 401, 403, 404, 409, 422),
      },
    },
  },
} satisfies RouteTable;
