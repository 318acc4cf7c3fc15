import { cardsOf, type Entry, isJournalOf, type Verification, verifyJournal } from "@losfee/core";
import { drawSchema, entrySchema } from "@losfee/files";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { namedRows, roundResourceOf, roundSummaryOf, visibleRounds } from "../resources.ts";
import { answers, answersAtLeast, listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { linesSchema } from "../schemas/ranking-schema.ts";
import { roundListSchema, roundSchema } from "../schemas/round-resource-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["competitions"];
const config = { access: "public" } as const;

const entryRecord = answers<Entry>()(entrySchema);

const numberParam = z.coerce.number<string>().int().min(1);

/** Entries, rounds, crosstable and lots: what was played, as far as everybody may see it. */
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
          200: z.object({ seq: seqSchema, entries: listOf(entryRecord) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("tournament", context, request, reply, request.params.id);
      if (state === null) return reply;
      return { seq: state.seq, entries: [...state.entries.values()] };
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
                wins: z.number(),
                spread: z.int(),
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
      const rows = namedRows(state, rounds).map(({ rank, entry, name, wins, spread }) => {
        const lines = cards.get(entry)?.lines ?? [];
        return { rank, entry, name, wins, spread, lines: lines.map((line) => line ?? null) };
      });
      return { seq: state.seq, rounds, rows };
    },
  );

  addLotsRoute(app, context);
};

const verificationSchema = answers<Verification>()(
  z.object({
    seed: z.string(),
    seedHash: z.string(),
    seedMatches: z.boolean(),
    draws: z.array(
      z.object({
        seq: seqSchema,
        round: z.int(),
        draw: drawSchema,
        expected: z.array(z.int()),
        matches: z.boolean(),
      }),
    ),
    rounds: z.array(
      z.object({
        seq: seqSchema,
        round: z.int(),
        by: z.enum(["system", "hand"]),
        matches: z.boolean(),
      }),
    ),
    events: z.int(),
    sound: z.boolean(),
  }),
);

const addLotsRoute = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/lots",
    {
      config,
      schema: {
        tags,
        summary:
          "The seed's hash; once the competition is closed, the seed and every draw repeated",
        params: competitionParams,
        response: {
          200: z.object({
            seq: seqSchema,
            seedHash: z.string(),
            verification: answersAtLeast<Verification>(verificationSchema).nullable(),
          }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const { seq, seedHash } = state;
      if (state.status === "open") return { seq, seedHash, verification: null };
      const events = await context.competitions.events(id);
      const verification = isJournalOf("tournament", events) ? verifyJournal(events) : null;
      return { seq, seedHash, verification };
    },
  );
};
