import { parseChain, rankedBy, type TournamentState } from "@losfee/core";
import { competitionStandingsCsv } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCsv, wantsCsv } from "../answers.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { standingsRound } from "../resources.ts";
import { addRoute } from "../route-options.ts";
import {
  leadResource,
  standingResource,
  standingsResource,
  teamStandingsResource,
} from "../standings-resources.ts";
import { findOfKind } from "./find-competition.ts";

/** A competition's state, and the round whose standings are requested. */
interface StandingsQuery {
  readonly state: TournamentState;
  readonly round: number;
}

/** Standings, with explanations. */
export const addStandingsRoutes = (app: App, context: AppContext): void => {
  const queryFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    query: { readonly round?: number | undefined; readonly seq?: number | undefined },
  ): Promise<StandingsQuery | null> => {
    const state = await findOfKind("tournament", context, request, reply, id, query.seq);
    if (state === null) return null;
    const after = standingsRound(state, query.round);
    if (after !== null) return { state, round: after };
    refuse(request, reply, { code: "unknown-round", round: query.round ?? 0 }, state, 404);
    return null;
  };

  addRoute(app, "GET /competitions/:id/standings", async (request, reply) => {
    const query = await queryFor(request, reply, request.params.id, request.query);
    if (query === null) return reply;
    const { round } = query;
    const { ranking } = request.query;
    const chain = ranking === undefined ? null : parseChain(ranking);
    if (chain?.ok === false) return refuse(request, reply, chain.error, query.state);
    const codes = chain?.value.map(({ code }) => code);
    const state = codes === undefined ? query.state : rankedBy(query.state, { ranking: codes });
    reply.header("vary", "accept");
    if (!wantsCsv(request.query.format, request.headers.accept)) {
      return standingsResource(state, round);
    }
    return sendCsv(
      reply,
      `${request.params.id}-${round}.csv`,
      competitionStandingsCsv(state, round),
    );
  });

  addRoute(app, "GET /competitions/:id/team-standings", async (request, reply) => {
    const query = await queryFor(request, reply, request.params.id, request.query);
    if (query === null) return reply;
    const { state, round } = query;
    return (
      teamStandingsResource(state, round) ??
      refuse(request, reply, { code: "no-team-ranking" }, state, 404)
    );
  });

  addRoute(app, "GET /competitions/:id/standings/:entry", async (request, reply) => {
    const { id, entry } = request.params;
    const query = await queryFor(request, reply, id, request.query);
    if (query === null) return reply;
    const { state, round } = query;
    return (
      standingResource(state, round, entry) ??
      refuse(request, reply, { code: "unknown-entry", entry }, state, 404)
    );
  });

  addRoute(app, "GET /competitions/:id/standings/compare", async (request, reply) => {
    const { a, b } = request.query;
    const query = await queryFor(request, reply, request.params.id, request.query);
    if (query === null) return reply;
    const { state, round } = query;
    const stranger = [a, b].find((entry) => !state.entries.has(entry));
    if (stranger !== undefined) {
      return refuse(request, reply, { code: "unknown-entry", entry: stranger }, state, 404);
    }
    return leadResource(state, round, [a, b], request.language);
  });
};
