import { z } from "zod";
import { listOf, problems, seqAnswer, seqSchema } from "../resources/answer.ts";
import {
  challengeOptionsSchema,
  consequenceSchema,
  pyramidSchema,
  tenureSchema,
  waitingListsSchema,
} from "../resources/ladder-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const playerParams = competitionParams.extend({ entry: number });

const seatParams = competitionParams.extend({ level: number, index: number });

export const ladderRoutes = routesUnder("pyramid", {
  "GET /competitions/:id/pyramid": {
    access: "public",
    summary: "Who sits where, level by level from the top, and who has left",
    params: competitionParams,
    response: { 200: pyramidSchema.extend({ seq: seqSchema }), ...problems(404) },
  },
  "GET /competitions/:id/waiting-lists": {
    access: "public",
    summary: "Who waits, the best placed first, and who is on the standing waiting list",
    params: competitionParams,
    response: { 200: waitingListsSchema.extend({ seq: seqSchema }), ...problems(404) },
  },
  "GET /competitions/:id/players/:entry/options": {
    access: "public",
    summary: "Whom a player may challenge, and why not the others",
    params: playerParams,
    response: { 200: challengeOptionsSchema.extend({ seq: seqSchema }), ...problems(404, 422) },
  },
  "GET /competitions/:id/players/:entry/history": {
    access: "public",
    summary: "What happened to a player; holidays, letters and refusals only for both sides",
    params: playerParams,
    response: {
      200: seqAnswer({
        name: z.string(),
        consequences: listOf(consequenceSchema),
      }),
      ...problems(404),
    },
  },
  "GET /competitions/:id/seats/:level/:index/history": {
    access: "public",
    summary: "Who held a seat from when to when",
    params: seatParams,
    response: { 200: seqAnswer({ tenures: listOf(tenureSchema) }), ...problems(404) },
  },
});
