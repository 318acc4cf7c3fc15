import type { Odds, OddsQuestion } from "@losfee/core";
import { z } from "zod";
import {
  answer,
  answers,
  answersAtLeast,
  listOf,
  problems,
  seqSchema,
} from "../resources/answer.ts";
import { competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** State of the runs: all played, some, or none possible now. */
const status = z.enum(["complete", "running", "unavailable"]);
export type OddsStatus = z.output<typeof status>;

/** The chances computed so far. */
export interface OddsReport {
  readonly odds: Odds;
  /** Total number of runs. */
  readonly wanted: number;
  readonly status: OddsStatus;
}

const question = answers<OddsQuestion>()(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("win") }),
    z.object({ kind: z.literal("stage"), stage: z.int() }),
    z.object({ kind: z.literal("candidates"), stage: z.int() }),
    z.object({ kind: z.literal("top"), places: z.int() }),
  ]),
);

/** An entry's chance, by name. */
const chance = answer(
  z.object({
    entry: z.int(),
    name: z.string(),
    certainty: z
      .enum(["sure", "out", "open"])
      .describe("What the rules know for certain; open: the chance is an estimate"),
    chance: z.number().nullable().describe("0 to 1; null as long as nothing is computed"),
    low: z.number().describe("With high: Wilson's interval of 95 %"),
    high: z.number(),
  }),
);
export type NamedChance = z.output<typeof chance>;

/** {@link OddsReport}, with names. */
const oddsSchema = {
  seq: seqSchema,
  seed: z.string().describe("With the number of runs and the model: what repeats the figures"),
  runs: z.int().describe("Runs that came to an end"),
  stuck: z.int().describe("Runs in which a round could not be paired: they do not count"),
  refusal: answersAtLeast<{ readonly code: string } | null>()(
    z.looseObject({ code: z.string() }).nullable(),
  ).describe("Why the first of them was stuck"),
  wanted: z.int().describe("How many runs are played in all"),
  status,
  model: answers<Odds["model"]>()(
    z.object({
      games: z.array(z.enum(["chess", "spread", "tables"])),
      version: z.int(),
    }),
  ),
  isPlayed: z.boolean(),
  answers: listOf(z.object({ question, runs: z.int(), chances: listOf(chance) })),
};

export const oddsRoutes = routesUnder("standings", {
  "GET /competitions/:id/odds": {
    access: "public",
    summary:
      "The chances to win and to advance, by simulation; public where the director shows them",
    params: competitionParams,
    response: { 200: z.object(oddsSchema), ...problems(401, 403, 404, 422) },
  },
});
