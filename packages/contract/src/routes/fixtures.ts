import { z } from "zod";
import { answer, listOf, problems, seqAnswer } from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const pair = z.tuple([z.int(), z.int()]);

/** A match of the fixtures. */
const fixtureSchema = answer(
  z.object({
    teams: pair.describe("The home team first, if isSettled"),
    names: z.tuple([z.string(), z.string()]),
    isSettled: z.boolean().describe("Whether it is known who is at home"),
    at: z.string().nullable(),
    moved: z
      .enum(["postponed", "advanced"])
      .nullable()
      .describe("Played on another day than its round"),
    venue: z
      .string()
      .nullable()
      .describe("Its own, else where the home team plays; null: not known, or where all play"),
    reason: z.string().describe("Why it was moved; for directors alone"),
    withdrawn: listOf(z.int()).describe("Teams that have left the table before"),
    board: z.int().nullable().describe("The match in its round, once that is published"),
    scores: z.tuple([z.number(), z.number()]).nullable().describe("Game points"),
    absent: listOf(z.int()).describe("Of a match that was not played: who did not come"),
  }),
);
export type FixtureResource = z.output<typeof fixtureSchema>;

/** The matches of a round. */
const fixturesOfRoundSchema = answer(
  z.object({
    round: z.int(),
    at: z.string().nullable().describe("When the round is played, by the clock there"),
    isPublished: z.boolean(),
    matches: listOf(fixtureSchema),
    free: listOf(z.int()),
  }),
);

export type FixturesOfRound = z.output<typeof fixturesOfRoundSchema>;

export const fixturesRoutes = routesUnder("rounds", {
  "GET /competitions/:id/fixtures": {
    access: "public",
    summary: "Who meets whom in all rounds of a league, when and where; none where no table tells",
    params: competitionParams,
    response: { 200: seqAnswer({ rounds: listOf(fixturesOfRoundSchema) }), ...problems(404) },
  },
});
