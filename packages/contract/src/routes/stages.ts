import type {
  ContestResult,
  Draw,
  RecordedSeatingAct,
  SeatedContest,
  SeatShare,
  StageMember,
  Substitution,
  TableOutcome,
} from "@losfee/core";
import { z } from "zod";
import { answer, answersAtLeast, listOf, problems, seqAnswer } from "../resources/answer.ts";
import {
  type ConflictResource,
  conflictSchema,
  type KnownOfResult,
  knownOfResult,
} from "../resources/report-schema.ts";
import {
  cutLineSchema,
  finalPlaceSchema,
  fractionSchema,
} from "../resources/stage-ranking-schema.ts";
import { drawSchema, seatingActSchema, tableOutcomes } from "../values/index.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** A public result; includes the actor for those who enter results. */
export interface TableResultResource extends KnownOfResult {
  readonly outcome: TableOutcome;
  readonly status: ContestResult["status"];
  readonly corrections: number;
  /** Each seat's share of the game, with its calculation. */
  readonly shares: readonly SeatShare[];
}

/** The players at a table in a game, and the result. */
interface TableResource extends SeatedContest {
  readonly result: TableResultResource | ConflictResource | null;
  readonly annulled: string | null;
}

/** A stage as the viewer may see it. */
export interface StageResource extends StageSummary {
  readonly members: readonly (StageMember & { readonly name: string })[];
  readonly seating: readonly {
    readonly game: number;
    /** The competition's round that the game belongs to. */
    readonly round: number;
    readonly tables: readonly TableResource[];
  }[];
  readonly draws: readonly Draw[];
  readonly substitutions: readonly Omit<Substitution, "reason">[];
  /** The director's manual changes; only for the director. */
  readonly acts?: readonly RecordedSeatingAct[];
}

const summaryFields = {
  stage: z.int(),
  name: z.string().describe("As the director calls it; empty: by its number"),
  status: z.enum(["draft", "published"]),
  players: z.int(),
  games: z.int(),
  /** Number of tables in each game. */
  tables: z.int(),
  open: z.int().describe("Games at tables without a result, or without its confirmation"),
};

/** A stage in a list. */
const stageSummarySchema = answer(z.object(summaryFields));
export type StageSummary = z.output<typeof stageSummarySchema>;

const stageListSchema = listOf(stageSummarySchema);

const share = z.looseObject({
  entry: z.int(),
  place: z.int(),
  shared: z.int().describe("How many share the place"),
  placePoints: z.array(fractionSchema).describe("The points of the places that are shared"),
  mean: fractionSchema,
  rankPoints: fractionSchema,
  gamePoints: z.number().nullable(),
  absent: z.boolean(),
  win: z.boolean(),
  loss: z.boolean(),
});

const recorded = z.looseObject({
  outcome: z.discriminatedUnion("kind", tableOutcomes),
  status: z.enum(["reported", "confirmed"]),
  corrections: z.int(),
  shares: z.array(share),
  ...knownOfResult,
});

const result = z.union([recorded, conflictSchema]);

const act = z.object({ act: seatingActSchema, reason: z.string(), actor: z.string() });

const stageSchema = answersAtLeast<StageResource>()(
  z.looseObject({
    ...summaryFields,
    members: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        admission: z.enum(["entered", "overall", "table", "next-best", "substitute"]),
      }),
    ),
    seating: z.array(
      z.object({
        game: z.int(),
        round: z.int().describe("The round of the competition that the game is"),
        tables: z.array(
          z.object({
            board: z.int().describe("The table"),
            seats: z.array(z.int()).describe("First seat first"),
            result: result.nullable(),
            annulled: z.string().nullable(),
          }),
        ),
      }),
    ),
    draws: z.array(drawSchema),
    substitutions: z.array(
      z.object({ out: z.int(), in: z.int(), fromGame: z.int(), takesOver: z.boolean() }),
    ),
    acts: z.array(act).exactOptional().describe("Changes by hand; directors only"),
  }),
);

/** A stage of a table tournament by its number. */
export const stageParams = competitionParams.extend({ n: number });

export const stagesRoutes = routesUnder("tables", {
  "GET /competitions/:id/stages": {
    access: "public",
    summary: "The stages of a table tournament so far; drafts only for the director",
    params: competitionParams,
    response: { 200: seqAnswer({ stages: stageListSchema }), ...problems(404) },
  },
  "GET /competitions/:id/stages/:n": {
    access: "public",
    summary: "A stage: who is in it and why, who sits where in each game, and the results",
    params: stageParams,
    response: { 200: seqAnswer({ stage: stageSchema }), ...problems(400, 404) },
  },
  "GET /competitions/:id/stages/:n/cut-line": {
    access: "public",
    summary: "Who is in, who is out, and what everybody else needs, over all that can happen",
    params: stageParams,
    response: {
      200: seqAnswer({
        cutLine: cutLineSchema.nullable().describe("Null while the stage is a draft"),
      }),
      ...problems(400, 404),
    },
  },
  "GET /competitions/:id/final-places": {
    access: "public",
    summary: "Everybody by the stage they reached, then by its standings: the final table",
    params: competitionParams,
    response: { 200: seqAnswer({ places: listOf(finalPlaceSchema) }), ...problems(404) },
  },
});
