import { may, needLacking, type Viewer } from "@losfee/contract";
import type { CompetitionList } from "../competitions/competition-list.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { App } from "./decorations.ts";
import { heldCompetition } from "./held-competition.ts";
import { refuse } from "./problem.ts";

/** The list as the viewer may see it; rehearsals only with a task in them. */
export const listFor = (
  viewer: Pick<Viewer, "role" | "also">,
  list: CompetitionList,
  tasks: ReadonlyMap<string, Viewer> = new Map(),
): CompetitionList => {
  if (may(viewer, "place")) return list;
  const known = list.competitions.filter(
    ({ id, rehearsal }) => rehearsal === undefined || tasks.has(id),
  );
  return { ...list, competitions: known };
};

/** The competitions in which the viewer has a task; all, for the server's operator. */
export const tasksIn = (
  viewer: Pick<Viewer, "role" | "also">,
  list: CompetitionList,
  tasks: ReadonlyMap<string, Viewer>,
): CompetitionList =>
  may(viewer, "place")
    ? list
    : {
        competitions: list.competitions.filter(({ id }) => tasks.has(id)),
        unreadable: list.unreadable.filter(({ id }) => tasks.has(id)),
      };

/**
 * Routes that send something to people or programs, or publish an address: blocked in rehearsals.
 */
const OUTWARD: ReadonlySet<string> = new Set([
  "PUT /api/v1/competitions/:id/mail",
  "POST /api/v1/competitions/:id/inbox/:mail/answer",
  "POST /api/v1/competitions/:id/outbox/:mail/send",
  "POST /api/v1/competitions/:id/webhooks",
  "POST /api/v1/competitions/:id/webhooks/:webhook/test",
  "PUT /api/v1/competitions/:id/embeds",
  "POST /c/:competition/me/messages",
]);

/**
 * Hides rehearsals: for outsiders all their routes (pages, calendars, streams, API) answer as if
 * they did not exist, and nothing is sent from them.
 */
export const keepRehearsals = (
  app: App,
  competitions: Pick<CompetitionService, "stateAndBreak" | "runningState">,
  competitionOf: (params: unknown) => string | null,
): void => {
  app.addHook("onRequest", async (request, reply) => {
    // For requests passed to a reader, the reader itself does this.
    if (reply.sent || request.is404 || request.shared !== null) return;
    const { routeOptions, viewer } = request;
    const isOutward = OUTWARD.has(`${request.method} ${routeOptions.url ?? ""}`);
    const partakes = needLacking(viewer, ["viewer", "player", "table"]) === null;
    const id = !partakes || isOutward ? competitionOf(request.params) : null;
    const found = id === null ? null : await heldCompetition(competitions, request, id);
    if (found === null || found.state.rehearsal === null) return;
    if (partakes) return refuse(request, reply, { code: "rehearsal-is-private" });
    const isApi = request.url.startsWith("/api/");
    return refuse(request, reply, { code: isApi ? "no-competition" : "not-found" });
  });
};
