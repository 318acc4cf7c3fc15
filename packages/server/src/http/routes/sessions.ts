import type { AnswerOf } from "@losfee/contract/api";
import type { ListedSession } from "../../access/sessions.ts";
import type { AppContext } from "../context.ts";
import { clearSessionCookie, SESSION_COOKIE } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";

/** Lists and ends sessions; the own one by logging out. */
export const addSessionRoutes = (app: App, { access }: AppContext): void => {
  addRoute(app, "GET /sessions", async (request) => ({
    sessions: (await access.sessions()).map((listed) => resourceOf(listed, request.sessionId)),
  }));

  addRoute(app, "DELETE /sessions", async (request) => ({
    ended: await access.endOtherSessions(request.sessionId),
  }));

  addRoute(app, "DELETE /sessions/:session", async (request, reply) => {
    const { session } = request.params;
    if (!(await access.endSessionById(session))) {
      return refuse(request, reply, { code: "unknown-session" });
    }
    if (session === request.sessionId) clearSessionCookie(reply);
    return reply.code(204).send();
  });

  addRoute(app, "POST /session/logout", async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined) await access.endSession(token);
    return clearSessionCookie(reply).code(204).send();
  });
};

const resourceOf = (
  { id, session, origin, device, createdAt, lastUsedAt, expiresAt }: ListedSession,
  own: string | null,
): AnswerOf<"GET /sessions">["sessions"][number] => ({
  id,
  who: session,
  link: origin,
  ...device,
  ...{ createdAt, lastUsedAt, expiresAt },
  current: id === own,
});
