import {
  allDeadlines,
  deadlinesOf,
  gameArchive,
  type LadderState,
  ratingsOfArchive,
  runningGames,
} from "@losfee/core";
import { ratingListCsv } from "@losfee/files";
import { z } from "zod";
import { archivePgn } from "../../ladder/archive-pgn.ts";
import type { AppContext } from "../context.ts";
import { csvOrJson, sendCsv, wantsCsv } from "../csv-answer.ts";
import type { App } from "../decorations.ts";
import { rejectRequest } from "../guard.ts";
import { ladderResources } from "../ladder-resources.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { archivedGameSchema, deadlineSchema, openGameSchema } from "../schemas/ladder-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["pyramid"];
const config = { access: "public" } as const;

const count = z.coerce.number<string>().int();

const MOST_GAMES = 500;

/** Two forms of the same list. */
const ratingsAnswer = {
  description: "The rating list",
  content: {
    "application/json": {
      schema: z.object({
        seq: seqSchema,
        players: listOf(
          z.object({
            rank: z.int(),
            entry: z.int(),
            name: z.string(),
            rating: z.int(),
            games: z.int().describe("Rated games; players who came with a rating begin with 30"),
          }),
        ),
      }),
    },
    "text/csv": { schema: z.string().describe("rank,name,rating,games") },
  },
};

/** Everybody with a rating; those with the same share their rank. */
const ratingListOf = (state: LadderState) => {
  const rated = [...ratingsOfArchive(state).standings.values()]
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || a.entry - b.entry);
  return rated.map(({ entry, rating, games }) => ({
    rank: rated.findIndex((other) => other.rating === rating) + 1,
    entry,
    name: state.entries.get(entry)?.name ?? "",
    rating,
    games,
  }));
};

/** Games of a pyramid that go on, those that are over, and the deadlines of players. */
export const addLadderGameRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/games",
    {
      config,
      schema: {
        tags,
        summary: "Challenges and games that are not settled, in the order they arose",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, games: listOf(openGameSchema) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { openGame } = ladderResources(state, request.language);
      const games = runningGames(state, Date.parse(context.ports.now()));
      return { seq: state.seq, games: games.map(openGame) };
    },
  );

  app.get(
    "/competitions/:id/games/archive",
    {
      config,
      schema: {
        tags,
        summary: "Final games with their records, in the order they became final",
        params: competitionParams,
        querystring: z.object({
          after: count.min(0).default(0).describe("How many games to pass over"),
          limit: count.min(1).max(MOST_GAMES).default(100),
        }),
        response: {
          200: z.object({
            seq: seqSchema,
            total: z.int().describe("Games in the whole archive"),
            games: listOf(archivedGameSchema),
          }),
          ...problems(400, 404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { after, limit } = request.query;
      const { archivedGame } = ladderResources(state, request.language);
      const all = gameArchive(state);
      const games = all.slice(after, after + limit).map(archivedGame);
      return { seq: state.seq, total: all.length, games };
    },
  );

  app.get(
    "/competitions/:id/games.pgn",
    {
      config,
      schema: {
        tags,
        summary: "Final games as a PGN file, with their moves where there is a record",
        params: competitionParams,
        response: { 200: z.string().describe("The file"), ...problems(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const file = await archivePgn(state, gameArchive(state));
      return reply
        .header("content-disposition", `attachment; filename="${id}.pgn"`)
        .type("application/vnd.chess-pgn; charset=utf-8")
        .serializer((text: unknown) => String(text))
        .send(file);
    },
  );

  app.get(
    "/competitions/:id/ratings",
    {
      config,
      schema: {
        tags,
        summary: "Elo after the final games, by FIDE’s tables, month by month; the highest first",
        params: competitionParams,
        querystring: z.object({ format: csvOrJson }),
        response: { 200: ratingsAnswer, ...problems(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const players = ratingListOf(state);
      reply.header("vary", "accept");
      return wantsCsv(request.query.format, request.headers.accept)
        ? sendCsv(reply, `${id}-ratings.csv`, ratingListCsv(players))
        : { seq: state.seq, players };
    },
  );

  app.get(
    "/competitions/:id/deadlines",
    {
      config: { access: ["player"] },
      schema: {
        tags,
        summary: "Deadlines that run, the earliest first: a player’s own, a director’s all",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, deadlines: listOf(deadlineSchema) }),
          ...problems(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { role, scope } = request.viewer;
      const own = scope?.kind === "player" ? scope.entry : null;
      if (own === null && role !== "director") return rejectRequest(request, reply, "director");
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { deadline } = ladderResources(state, request.language);
      const deadlines = own === null ? allDeadlines(state) : deadlinesOf(state, own);
      return { seq: state.seq, deadlines: deadlines.map(deadline) };
    },
  );
};
