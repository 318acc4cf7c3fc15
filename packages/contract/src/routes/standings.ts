import type { RankedMember, TeamRankingRow } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, jsonOrCsv, listOf, problems, seqAnswer } from "../resources/answer.ts";
import {
  derivationSchema,
  leadSchema,
  rowSchema,
  unconfirmedSchema,
} from "../resources/ranking-schema.ts";
import { fractionSchema } from "../resources/stage-ranking-schema.ts";
import { competitionParams, count, csvOrJson, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** A member of a team, with the name. */
export interface NamedRankedMember extends RankedMember {
  readonly name: string;
}

/** A row of the team standings, members by name. */
export interface TeamRankingResource extends Omit<TeamRankingRow, "members"> {
  readonly members: readonly NamedRankedMember[];
}

/** A {@link TeamRankingResource}. */
const teamRankingRowSchema = answersAtLeast<TeamRankingResource>()(
  z.object({
    rank: z.int().nullable().describe("Null: too few members"),
    name: z.string(),
    values: z.array(fractionSchema).describe("In the order of the criteria"),
    decidedBy: z.string().nullable().describe("What puts the team below the one above"),
    members: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        rank: z.int().nullable().describe("In the standings of people"),
        values: z.array(fractionSchema),
        counts: z.boolean(),
        unconfirmed: unconfirmedSchema,
      }),
    ),
    unconfirmed: unconfirmedSchema,
  }),
);

const round = count.optional().describe("After which round; all published ones by default");

const standingsAnswer = jsonOrCsv(
  "The standings",
  seqAnswer({
    round: z.int(),
    criteria: listOf(z.string()),
    rows: listOf(rowSchema),
  }),
  "rank,name,wins,spread, or rank,number,title,name,rating,federation,points; then further criteria; last, while any result is not confirmed: unconfirmed",
);

export const standingsRoutes = routesUnder("standings", {
  "GET /competitions/:id/standings": {
    access: "public",
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
  "GET /competitions/:id/team-standings": {
    access: "public",
    summary: "The standings of teams where people play for themselves, and who counts for each",
    params: competitionParams,
    querystring: z.object({ round, seq: number.optional() }),
    response: {
      200: seqAnswer({
        round: z.int(),
        best: z.int().describe("How many members count"),
        criteria: listOf(z.string()),
        rows: listOf(teamRankingRowSchema),
      }),
      ...problems(400, 404),
    },
  },
  "GET /competitions/:id/standings/:entry": {
    access: "public",
    summary: "Why is this player here: how each value is calculated",
    params: competitionParams.extend({ entry: number }),
    querystring: z.object({ round }),
    response: {
      200: seqAnswer({
        round: z.int(),
        row: rowSchema,
        derivations: listOf(derivationSchema),
      }),
      ...problems(400, 404),
    },
  },
  "GET /competitions/:id/standings/compare": {
    access: "public",
    summary: "Why is one player ahead of another",
    params: competitionParams,
    querystring: z.object({ a: number, b: number, round }),
    response: {
      200: seqAnswer({
        round: z.int(),
        lead: leadSchema.nullable(),
        message: z.string(),
      }),
      ...problems(400, 404),
    },
  },
});
