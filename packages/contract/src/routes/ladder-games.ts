import { z } from "zod";
import { jsonOrCsv, listOf, problems, seqAnswer } from "../resources/answer.ts";
import { archivedGameSchema, deadlineSchema, openGameSchema } from "../resources/ladder-schema.ts";
import { competitionParams, count, csvOrJson, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const MOST_GAMES = 500;

const ratingsAnswer = jsonOrCsv(
  "The rating list",
  seqAnswer({
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
  "rank,name,rating,games",
);

export const ladderGamesRoutes = routesUnder("pyramid", {
  "GET /competitions/:id/games": {
    access: "public",
    summary: "Challenges and games that are not settled, in the order they arose",
    params: competitionParams,
    response: { 200: seqAnswer({ games: listOf(openGameSchema) }), ...problems(404) },
  },
  "GET /competitions/:id/games/archive": {
    access: "public",
    summary: "Final games with their records, in the order they became final",
    params: competitionParams,
    querystring: z.object({
      after: count.default(0).describe("How many games to pass over"),
      limit: number.max(MOST_GAMES).default(100),
    }),
    response: {
      200: seqAnswer({
        total: z.int().describe("Games in the whole archive"),
        games: listOf(archivedGameSchema),
      }),
      ...problems(400, 404),
    },
  },
  "GET /competitions/:id/games.pgn": {
    access: "public",
    summary: "Final games as a PGN file, with their moves where there is a record",
    params: competitionParams,
    response: { 200: z.string().describe("The file"), ...problems(404) },
  },
  "GET /competitions/:id/ratings": {
    access: "public",
    summary: "Elo after the final games, by FIDE’s tables, month by month; the highest first",
    params: competitionParams,
    querystring: z.object({ format: csvOrJson }),
    response: { 200: ratingsAnswer, ...problems(404) },
  },
  "GET /competitions/:id/deadlines": {
    access: ["player"],
    summary:
      "Deadlines that run, the earliest first: a player’s own, all for those who help to run it",
    params: competitionParams,
    response: {
      200: seqAnswer({ deadlines: listOf(deadlineSchema) }),
      ...problems(401, 403, 404),
    },
  },
});
