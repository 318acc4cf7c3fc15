import { may, needLacking, type Viewer } from "@losfee/contract";
import type { CompetitionList } from "../competitions/competition-list.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { App } from "./decorations.ts";
import { heldCompetition } from "./held-competition.ts";
import { refuse } from "./problem.ts";

/** The list as everybody may see it; of rehearsals only those know who have a task in them. */
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

/** The list of those competitions in which somebody has a task; of all, for whoever runs the place. */
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

/** What sends something to people or programs, or tells them of an address: not from a rehearsal. */
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
 * Keeps rehearsals to themselves: for whoever has no part in one it is not there, whatever is asked of
 * it (pages, calendars, streams, the API), and nothing is sent from it.
 */
export const keepRehearsals = (
  app: App,
  competitions: Pick<CompetitionService, "stateAndBreak" | "runningState">,
  competitionOf: (params: unknown) => string | null,
): void => {
  app.addHook("onRequest", async (request, reply) => {
    // What is asked of a reader it is the reader who keeps to itself.
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
