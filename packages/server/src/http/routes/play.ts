import { cardsOf } from "@losfee/core";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import {
  entryOf,
  namedRows,
  roundResourceOf,
  roundSummaryOf,
  visibleRounds,
} from "../resources.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { entryResourceSchema } from "../schemas/entry-schema.ts";
import { linesSchema } from "../schemas/ranking-schema.ts";
import { roundListSchema, roundSchema } from "../schemas/round-resource-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["competitions"];
const config = { access: "public" } as const;

const numberParam = z.coerce.number<string>().int().min(1);

/** Entries, rounds and crosstable: what was played, as far as everybody may see it. */
export const addPlayRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/entries",
    {
      config,
      schema: {
        tags,
        summary: "Everybody who takes part, in order of entry",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, entries: listOf(entryResourceSchema) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const { role } = request.viewer;
      const entries = [...state.entries.values()].map((entry) => entryOf(entry, role));
      return { seq: state.seq, entries };
    },
  );

  app.get(
    "/competitions/:id/rounds",
    {
      config,
      schema: {
        tags,
        summary: "The rounds so far; drafts only for the director",
        params: competitionParams,
        response: { 200: z.object({ seq: seqSchema, rounds: roundListSchema }), ...problems(404) },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("tournament", context, request, reply, request.params.id);
      if (state === null) return reply;
      const rounds = visibleRounds(state, request.viewer.role).map(roundSummaryOf);
      return { seq: state.seq, rounds };
    },
  );

  app.get(
    "/competitions/:id/rounds/:n",
    {
      config,
      schema: {
        tags,
        summary: "A round: who plays whom at which board, why, and the results",
        params: competitionParams.extend({ n: numberParam }),
        response: { 200: z.object({ seq: seqSchema, round: roundSchema }), ...problems(404) },
      },
    },
    async (request, reply) => {
      const { id, n } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const { role } = request.viewer;
      const round = visibleRounds(state, role).find(({ number }) => number === n);
      if (round === undefined) {
        return refuse(request, reply, { code: "unknown-round", round: n }, state, 404);
      }
      return { seq: state.seq, round: roundResourceOf(round, role) };
    },
  );

  app.get(
    "/competitions/:id/crosstable",
    {
      config,
      schema: {
        tags,
        summary: "The standings with every game of everybody",
        params: competitionParams,
        response: {
          200: z.object({
            seq: seqSchema,
            rounds: z.int(),
            rows: listOf(
              z.object({
                rank: z.int(),
                entry: z.int(),
                name: z.string(),
                points: z.number(),
                wins: z.number(),
                spread: z.number(),
                lines: linesSchema,
              }),
            ),
          }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("tournament", context, request, reply, request.params.id);
      if (state === null) return reply;
      const rounds = visibleRounds(state, "public").length;
      const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
      const rows = namedRows(state, rounds).map(({ rank, entry, name, points, wins, spread }) => {
        const lines = cards.get(entry)?.lines ?? [];
        return {
          rank,
          entry,
          name,
          points,
          wins,
          spread,
          lines: lines.map((line) => line ?? null),
        };
      });
      return { seq: state.seq, rounds, rows };
    },
  );
};
