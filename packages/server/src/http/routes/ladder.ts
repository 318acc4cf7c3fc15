import {
  historyOfPlayer,
  historyOfSeat,
  levelsOf,
  shapeOf,
  waitingLists,
  whomMayChallenge,
} from "@losfee/core";
import { isPublicConsequence } from "@losfee/web";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { ladderResources } from "../ladder-resources.ts";
import { refuse } from "../problem.ts";
import { listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import {
  consequenceSchema,
  optionsSchema,
  pyramidLevelSchema,
  tenureSchema,
  waitingListsSchema,
} from "../schemas/ladder-schema.ts";
import { findOfKind } from "./find-competition.ts";

const tags = ["pyramid"];
const config = { access: "public" } as const;

const number = z.coerce.number<string>().int().min(1);
const playerParams = competitionParams.extend({ entry: number });
const seatParams = competitionParams.extend({ level: number, index: number });

/** Who sits where and whom one may challenge, now and in the past. Nobody's address is in it. */
export const addLadderRoutes = (app: App, context: AppContext): void => {
  addFieldRoutes(app, context);
  addHistoryRoutes(app, context);
};

const addFieldRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/pyramid",
    {
      config,
      schema: {
        tags,
        summary: "Who sits where, level by level from the top",
        params: competitionParams,
        response: {
          200: z.object({ seq: seqSchema, levels: listOf(pyramidLevelSchema) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { level } = ladderResources(state, request.language);
      return { seq: state.seq, levels: levelsOf(state).map(level) };
    },
  );

  app.get(
    "/competitions/:id/waiting-lists",
    {
      config,
      schema: {
        tags,
        summary: "Who waits, the best placed first, and who is on the standing waiting list",
        params: competitionParams,
        response: { 200: waitingListsSchema.extend({ seq: seqSchema }), ...problems(404) },
      },
    },
    async (request, reply) => {
      const state = await findOfKind("ladder", context, request, reply, request.params.id);
      if (state === null) return reply;
      const { lists } = ladderResources(state, request.language);
      return { seq: state.seq, ...lists(waitingLists(state)) };
    },
  );

  app.get(
    "/competitions/:id/players/:entry/options",
    {
      config,
      schema: {
        tags,
        summary: "Whom a player may challenge, and why not the others",
        params: playerParams,
        response: { 200: optionsSchema.extend({ seq: seqSchema }), ...problems(404, 422) },
      },
    },
    async (request, reply) => {
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
    },
  );
};

const addHistoryRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/players/:entry/history",
    {
      config,
      schema: {
        tags,
        summary: "What happened to a player; holidays, letters and refusals only for both sides",
        params: playerParams,
        response: {
          200: z.object({
            seq: seqSchema,
            name: z.string(),
            consequences: listOf(consequenceSchema),
          }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { id, entry } = request.params;
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const name = state.entries.get(entry)?.name;
      if (name === undefined) {
        return refuse(request, reply, { code: "unknown-entry", entry }, state, 404);
      }
      const { role, scope } = request.viewer;
      const isOwn = scope?.kind === "player" && scope.entry === entry;
      const consequences = historyOfPlayer(state, entry).filter(
        (consequence) => role === "director" || isOwn || isPublicConsequence(consequence),
      );
      const resources = ladderResources(state, request.language);
      return { seq: state.seq, name, consequences: consequences.map(resources.consequence) };
    },
  );

  app.get(
    "/competitions/:id/seats/:level/:index/history",
    {
      config,
      schema: {
        tags,
        summary: "Who held a seat from when to when",
        params: seatParams,
        response: {
          200: z.object({ seq: seqSchema, tenures: listOf(tenureSchema) }),
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { id, level, index } = request.params;
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const seat = { level, index };
      if (shapeOf(state.settings.capacity).numberOf(seat) === null) {
        return refuse(request, reply, { code: "no-such-seat", seat }, state, 404);
      }
      const { tenure } = ladderResources(state, request.language);
      return { seq: state.seq, tenures: historyOfSeat(state, seat).map(tenure) };
    },
  );
};
