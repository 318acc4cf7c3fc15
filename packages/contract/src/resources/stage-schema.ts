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
import { drawSchema, seatingActSchema, tableOutcomes } from "../values/index.ts";
import { answer, answersAtLeast, listOf } from "./answer.ts";
import {
  type ConflictResource,
  conflictSchema,
  type KnownOfResult,
  knownOfResult,
} from "./report-schema.ts";
import { fractionSchema } from "./stage-ranking-schema.ts";

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

export const stageListSchema = listOf(stageSummarySchema);

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

export const stageSchema = answersAtLeast<StageResource>()(
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
