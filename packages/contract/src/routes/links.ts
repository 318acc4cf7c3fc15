import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { scopes } from "../resources/scopes.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const linkFields = { id: z.string(), label: z.string(), createdAt: z.string() };

const newFields = {
  url: z.string(),
  qr: z
    .string()
    .nullable()
    .describe("The address as a QR code, SVG; null where only this machine can follow it"),
};

/** The rights of the link: enter results, or act for one table or one player. */
const byRole = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion("role", [
    z.object({ ...fields, role: z.literal("results") }),
    z.object({ ...fields, role: z.literal("table"), scope: scopes.table }),
    z.object({ ...fields, role: z.literal("player"), scope: scopes.player }),
  ]);

const label = z.string().max(1000);

const linkRequestSchema = z.union([
  z.strictObject({ label, role: z.literal("table"), scope: scopes.table }),
  z.strictObject({ label, role: z.literal("player"), scope: scopes.player }),
  z.strictObject({ label, role: z.literal("results").exactOptional() }),
]);

/** A link in lists. */
const linkSchema = byRole(linkFields);
export type ListedLink = z.output<typeof linkSchema>;

/** A new link; only this answer contains its address. */
const newLinkSchema = byRole({ ...linkFields, ...newFields });
export type NewLink = z.output<typeof newLinkSchema>;

export const linksRoutes = routesUnder("access", {
  "GET /competitions/:id/links": {
    access: "director",
    summary: "The links that were given out, without what makes them work",
    params: competitionParams,
    response: {
      200: z.object({ links: listOf(linkSchema) }),
      ...problems(401, 403, 404),
    },
  },
  "POST /competitions/:id/links": {
    access: "director",
    summary: "Make a link for a helper, a table or a player; its address is shown this once",
    params: competitionParams,
    body: linkRequestSchema,
    response: {
      201: newLinkSchema,
      ...problems(400, 401, 403, 404, 422),
    },
  },
  "DELETE /competitions/:id/links/:link": {
    access: "director",
    summary: "Take a link back: it stops working, also for those who used it",
    params: competitionParams.extend({ link: z.string().max(100) }),
    response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
  },
});
