import {
  parseChain,
  rankedBy,
  standingDerivations,
  standingLead,
  standingsCodes,
  type TournamentState,
} from "@losfee/core";
import { competitionStandingsCsv } from "@losfee/files";
import { describeLead } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { csvOrJson, sendCsv, wantsCsv } from "../csv-answer.ts";
import type { App } from "../decorations.ts";
import { namesIn, refuse } from "../problem.ts";
import { namedRows, standingsRound } from "../resources.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { derivationSchema, leadSchema, rowSchema } from "../schemas/ranking-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["standings"];
const config = { access: "public" } as const;

const count = z.coerce.number<string>().int().min(0);
const number = z.coerce.number<string>().int().min(1);
const round = count.optional().describe("After which round; all published ones by default");

/** A competition at a time, and the round whose standings are asked for. */
interface StandingsQuery {
  readonly state: TournamentState;
  readonly round: number;
}

/** Two forms of the same table. */
const standingsAnswer = {
  description: "The standings",
  content: {
    "application/json": {
      schema: z.object({
        seq: seqSchema,
        round: z.int(),
        criteria: listOf(z.string()),
        rows: listOf(rowSchema),
      }),
    },
    "text/csv": {
      schema: z
        .string()
        .describe(
          "rank,name,wins,spread, or rank,number,title,name,rating,federation,points; then further criteria",
        ),
    },
  },
};

/** Standings, and why they are as they are. */
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

  app.get(
    "/competitions/:id/standings",
    {
      config,
      schema: {
        tags,
        summary: "The standings after a round, also as they stood after any event",
        params: competitionParams,
        querystring: z.object({
          round,
          seq: number.optional(),
          ranking: z
            .string()
            .max(1000)
            .optional()
            .describe("Another ranking than the competition's, in FIDE's notation: PTS, BH/C1, SB"),
          format: csvOrJson,
        }),
        response: { 200: standingsAnswer, ...problems(400, 404, 422) },
      },
    },
    async (request, reply) => {
      const query = await queryFor(request, reply, request.params.id, request.query);
      if (query === null) return reply;
      const { round } = query;
      const { ranking } = request.query;
      const chain = ranking === undefined ? null : parseChain(ranking);
      if (chain?.ok === false) return refuse(request, reply, chain.error, query.state);
      const codes = chain?.value.map(({ code }) => code);
      const state = codes === undefined ? query.state : rankedBy(query.state, { ranking: codes });
      const criteria = standingsCodes(state, round);
      const rows = namedRows(state, round);
      reply.header("vary", "accept");
      if (!wantsCsv(request.query.format, request.headers.accept)) {
        return { seq: state.seq, round, criteria, rows };
      }
      return sendCsv(
        reply,
        `${request.params.id}-${round}.csv`,
        competitionStandingsCsv(state, round),
      );
    },
  );

  app.get(
    "/competitions/:id/standings/:entry",
    {
      config,
      schema: {
        tags,
        summary: "Why is this player here: how each value is calculated",
        params: competitionParams.extend({ entry: number }),
        querystring: z.object({ round }),
        response: {
          200: z.object({
            seq: seqSchema,
            round: z.int(),
            row: rowSchema,
            derivations: listOf(derivationSchema),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const { id, entry } = request.params;
      const query = await queryFor(request, reply, id, request.query);
      if (query === null) return reply;
      const { state, round } = query;
      const row = namedRows(state, round).find((candidate) => candidate.entry === entry);
      if (row === undefined) {
        return refuse(request, reply, { code: "unknown-entry", entry }, state, 404);
      }
      const derivations = standingDerivations(state, entry, round);
      return { seq: state.seq, round, row, derivations };
    },
  );

  app.get(
    "/competitions/:id/standings/compare",
    {
      config,
      schema: {
        tags,
        summary: "Why is one player ahead of another",
        params: competitionParams,
        querystring: z.object({ a: number, b: number, round }),
        response: {
          200: z.object({
            seq: seqSchema,
            round: z.int(),
            lead: leadSchema.nullable(),
            message: z.string(),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const { a, b } = request.query;
      const query = await queryFor(request, reply, request.params.id, request.query);
      if (query === null) return reply;
      const { state, round } = query;
      const stranger = [a, b].find((entry) => !state.entries.has(entry));
      if (stranger !== undefined) {
        return refuse(request, reply, { code: "unknown-entry", entry: stranger }, state, 404);
      }
      const lead = standingLead(state, a, b, round);
      const message = describeLead(lead, [a, b], request.language, namesIn(state));
      return { seq: state.seq, round, lead, message };
    },
  );
};
