import { isPublicConsequence, meets } from "@losfee/contract";
import {
  historyOfPlayer,
  historyOfSeat,
  impactOfLateMail,
  questionsForDirector,
  shapeOf,
  waitingLists,
  whomMayChallenge,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { ladderResources } from "../ladder-resources.ts";
import { seesHolidays } from "../private-holidays.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** Players' positions and possible challenges, now and in the past. Contains no addresses. */
export const addLadderRoutes = (app: App, context: AppContext): void => {
  addFieldRoutes(app, context);
  addHistoryRoutes(app, context);
};

const addFieldRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/pyramid", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    return { seq: state.seq, ...ladderResources(state, request.language).pyramid() };
  });

  addRoute(app, "GET /competitions/:id/waiting-lists", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { lists } = ladderResources(state, request.language);
    return { seq: state.seq, ...lists(waitingLists(state)) };
  });

  addRoute(app, "GET /competitions/:id/players/:entry/options", async (request, reply) => {
    const { id, entry } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    if (!state.entries.has(entry)) {
      return refuse(request, reply, { code: "unknown-entry", entry }, state, 404);
    }
    const found = whomMayChallenge(state, entry);
    if (found === null) {
      return refuse(request, reply, { code: "not-in-pyramid", player: entry }, state);
    }
    return { seq: state.seq, ...ladderResources(state, request.language).options(found) };
  });
};

const addHistoryRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/players/:entry/history", async (request, reply) => {
    const { id, entry } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const name = state.entries.get(entry)?.name;
    if (name === undefined) {
      return refuse(request, reply, { code: "unknown-entry", entry }, state, 404);
    }
    const { role, scope } = request.viewer;
    const isOwn = scope?.kind === "player" && scope.entry === entry;
    const sees = seesHolidays(state, request.viewer);
    const consequences = historyOfPlayer(state, entry).filter(
      (consequence) =>
        meets(role, "director") ||
        isOwn ||
        isPublicConsequence(consequence) ||
        (consequence.kind === "holiday" && sees(consequence.player)),
    );
    const resources = ladderResources(state, request.language);
    return { seq: state.seq, name, consequences: consequences.map(resources.consequence) };
  });

  addRoute(app, "GET /competitions/:id/seats/:level/:index/history", async (request, reply) => {
    const { id, level, index } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const seat = { level, index };
    if (shapeOf(state.settings.capacity).numberOf(seat) === null) {
      return refuse(request, reply, { code: "no-such-seat", seat }, state, 404);
    }
    const { tenure } = ladderResources(state, request.language);
    return { seq: state.seq, tenures: historyOfSeat(state, seat).map(tenure) };
  });
};

const COMMAND_LIMIT = 256 * 1024;

/** A pyramid's pending decisions, and the impact of late information, for its director. */
export const addLadderDirectorRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/questions", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { question } = ladderResources(state, request.language);
    return { seq: state.seq, questions: questionsForDirector(state).map(question) };
  });

  addRoute(app, "GET /competitions/:id/absence", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { absence } = ladderResources(state, request.language);
    return { seq: state.seq, absence: absence(Date.parse(context.ports.now())) };
  });

  app.route({
    ...routeOptions("POST /competitions/:id/impact-of-late"),
    bodyLimit: COMMAND_LIMIT,
    handler: async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { command, effectiveAt, pin } = request.body;
      const { label: actor } = request.viewer;
      const now = context.ports.now();
      const { competition } = state;
      const late = impactOfLateMail(
        state,
        command,
        { pin },
        { competition, actor, now, effectiveAt },
      );
      if (!late.ok) return refuse(request, reply, late.error, state);
      const { impact } = ladderResources(state, request.language);
      const { overturns } = late.value;
      return { seq: state.seq, impact: impact(late.value.impact), overturns };
    },
  });
};
