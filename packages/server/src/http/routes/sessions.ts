import { z } from "zod";
import type { ListedSession } from "../../access/sessions.ts";
import type { AppContext } from "../context.ts";
import { clearSessionCookie, SESSION_COOKIE } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { listOf, problems } from "../schemas/answer.ts";
import { scopes } from "./links.ts";

const tags = ["access"];

const guestFields = {
  competition: z.string().describe("The competition of the link"),
  label: z.string().describe("Whose the link is"),
};

/** Whose session it is. */
const whoSchema = z.discriminatedUnion("role", [
  z.object({ role: z.literal("director") }),
  z.object({ role: z.literal("results"), ...guestFields }),
  z.object({ role: z.literal("table"), ...guestFields, scope: scopes.table }),
  z.object({ role: z.literal("player"), ...guestFields, scope: scopes.player }),
]);

const sessionSchema = z.object({
  id: z.string(),
  who: whoSchema,
  link: z
    .enum(["server", "command", "link"])
    .describe(
      "By which link: the one that the server shows, one of `losfee link`, or one of the competition",
    ),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string().describe("When it ends if it is not used before; each use moves it"),
  current: z.boolean().describe("Whether it is the session that asks"),
});

/** Who is in: sessions are listed and ended, the own one by logging out. */
export const addSessionRoutes = (app: App, { access }: AppContext): void => {
  app.get(
    "/sessions",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "Who is in: all sessions, the one used last first",
        response: { 200: z.object({ sessions: listOf(sessionSchema) }), ...problems(401, 403) },
      },
    },
    async (request) => ({
      sessions: access.sessions().map((listed) => resourceOf(listed, request.sessionId)),
    }),
  );

  app.delete(
    "/sessions",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary:
          "End all sessions but the one that asks; directors' links that nobody used become void",
        response: {
          200: z.object({ ended: z.int().min(0) }),
          ...problems(401, 403),
        },
      },
    },
    async (request) => ({ ended: await access.endOtherSessions(request.sessionId) }),
  );

  app.delete(
    "/sessions/:session",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "End a session: its live streams stop at once, its link stays valid",
        params: z.object({ session: z.string().max(100) }),
        response: { 204: z.undefined().describe("Ended"), ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { session } = request.params;
      if (!(await access.endSessionById(session))) {
        return refuse(request, reply, { code: "unknown-session" });
      }
      if (session === request.sessionId) clearSessionCookie(reply);
      return reply.code(204).send();
    },
  );

  app.post(
    "/session/logout",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary: "End the session of this browser",
        response: { 204: z.undefined().describe("Signed out"), ...problems(403) },
      },
    },
    async (request, reply) => {
      const token = request.cookies[SESSION_COOKIE];
      if (token !== undefined) await access.endSession(token);
      return clearSessionCookie(reply).code(204).send();
    },
  );
};

const resourceOf = (
  { id, session, origin, device, createdAt, lastUsedAt, expiresAt }: ListedSession,
  own: string | null,
): z.output<typeof sessionSchema> => ({
  id,
  who: session,
  link: origin,
  ...device,
  ...{ createdAt, lastUsedAt, expiresAt },
  current: id === own,
});
