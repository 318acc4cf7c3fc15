import {
  allDeadlines,
  deadlinesOf,
  gameArchive,
  type LadderState,
  ratingsOfArchive,
  runningGames,
} from "@losfee/core";
import { ratingListCsv } from "@losfee/files";
import { archivePgn } from "../../ladder/archive-pgn.ts";
import { sendCsv, wantsCsv } from "../answers.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { ladderResources } from "../ladder-resources.ts";
import { seesHolidays } from "../private-holidays.ts";
import { addRoute } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** All rated players; equal ratings share a rank. */
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

/** Running and finished games of a pyramid, and the players' deadlines. */
export const addLadderGameRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/games", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { openGame } = ladderResources(state, request.language);
    const games = runningGames(state, Date.parse(context.ports.now()));
    const sees = seesHolidays(state, request.viewer);
    return { seq: state.seq, games: games.map((game) => openGame(game, sees)) };
  });

  addRoute(app, "GET /competitions/:id/games/archive", async (request, reply) => {
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { after, limit } = request.query;
    const { archivedGame } = ladderResources(state, request.language);
    const all = gameArchive(state);
    const games = all.slice(after, after + limit).map(archivedGame);
    return { seq: state.seq, total: all.length, games };
  });

  addRoute(app, "GET /competitions/:id/games.pgn", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const file = await archivePgn(state, gameArchive(state));
    return reply
      .header("content-disposition", `attachment; filename="${id}.pgn"`)
      .type("application/vnd.chess-pgn; charset=utf-8")
      .serializer((text: unknown) => String(text))
      .send(file);
  });

  addRoute(app, "GET /competitions/:id/ratings", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const players = ratingListOf(state);
    reply.header("vary", "accept");
    return wantsCsv(request.query.format, request.headers.accept)
      ? sendCsv(reply, `${id}-ratings.csv`, ratingListCsv(players))
      : { seq: state.seq, players };
  });

  addRoute(app, "GET /competitions/:id/deadlines", async (request, reply) => {
    const { scope } = request.viewer;
    const own = scope?.kind === "player" ? scope.entry : null;
    const state = await findOfKind("ladder", context, request, reply, request.params.id);
    if (state === null) return reply;
    const { deadline } = ladderResources(state, request.language);
    const deadlines = own === null ? allDeadlines(state) : deadlinesOf(state, own);
    return { seq: state.seq, deadlines: deadlines.map(deadline) };
  });
};
