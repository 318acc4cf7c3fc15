import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { scopes } from "../resources/scopes.ts";
import { routesUnder } from "./route.ts";

const guestFields = {
  competition: z.string().describe("The competition of the link"),
  label: z.string().describe("Whose the link is"),
};

/** The user of a session. */
const whoSchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("director") }),
  z.object({ role: z.literal("results"), ...guestFields }),
  z.object({ role: z.literal("table"), ...guestFields, scope: scopes.table }),
  z.object({ role: z.literal("player"), ...guestFields, scope: scopes.player }),
  z.object({
    role: z.literal("person"),
    person: z.string().describe("Names a person with an account"),
    name: z.string(),
  }),
]);

/** A session in lists. */
const sessionSchema = z.object({
  id: z.string(),
  who: whoSchema,
  link: z
    .enum(["server", "command", "link", "mail", "invitation", "passkey", "openid"])
    .describe(
      "How it came in: by the link that the server shows, one of `losfee link`, or one of the competition; people with an account by a link by mail, an invitation, a passkey, or a provider of OpenID Connect",
    ),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string().describe("When it ends if it is not used before; each use moves it"),
  current: z.boolean().describe("Whether it is the session that asks"),
});

export type ListedSession = z.output<typeof sessionSchema>;

export const sessionsRoutes = routesUnder("access", {
  "GET /sessions": {
    access: "place",
    summary: "Who is in: all sessions, the one used last first",
    response: { 200: z.object({ sessions: listOf(sessionSchema) }), ...problems(401, 403) },
  },
  "DELETE /sessions": {
    access: "place",
    summary:
      "End all sessions but the one that asks; directors' links that nobody used become void",
    response: {
      200: z.object({ ended: z.int().min(0) }),
      ...problems(401, 403),
    },
  },
  "DELETE /sessions/:session": {
    access: "place",
    summary: "End a session: its live streams stop at once, its link stays valid",
    params: z.object({ session: z.string().max(100) }),
    response: { 204: z.undefined().describe("Ended"), ...problems(401, 403, 404) },
  },
  "POST /session/logout": {
    access: "public",
    summary: "End the session of this browser",
    response: { 204: z.undefined().describe("Signed out"), ...problems(403) },
  },
});
