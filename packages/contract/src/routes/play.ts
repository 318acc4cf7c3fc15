import type {
  BoardRound,
  DraftedGame,
  Draw,
  Outcome,
  PairingNote,
  RecordedBreach,
  Round,
  SeatedContest,
  UnplayedRound,
} from "@losfee/core";
import { z } from "zod";
import { answer, answersAtLeast, listOf, problems, seqAnswer } from "../resources/answer.ts";
import { entryResourceSchema } from "../resources/entry-schema.ts";
import { linesSchema } from "../resources/ranking-schema.ts";
import {
  type ConflictResource,
  conflictSchema,
  type KnownOfResult,
  knownOfResult,
} from "../resources/report-schema.ts";
import {
  breachSchema,
  draftedPairsSchema,
  drawSchema,
  noteSchema,
  outcomeSchema,
} from "../values/index.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** A public result; includes the actor for those who enter results. */
export interface ResultResource extends KnownOfResult {
  readonly outcome: Outcome;
  readonly status: "reported" | "confirmed";
  readonly corrections: number;
  readonly secondEntry?: "missing" | "agrees" | "differs";
}

/** The public part of every round. */
interface RoundFields {
  readonly number: number;
  readonly stage: number;
  readonly status: Round["status"];
  readonly unplayed: readonly UnplayedRound[];
  readonly unpaired: readonly number[];
  readonly notes: readonly PairingNote[];
  readonly draws: readonly Draw[];
  /** Absolute rules broken by its pairs and byes, with reasons; the director sees who decided. */
  readonly breaches: readonly (Pick<RecordedBreach, "breach" | "reason"> & {
    readonly actor?: string;
  })[];
}

/** A round of games for two. */
export interface BoardRoundResource extends RoundFields {
  readonly at: "boards";
  readonly games: readonly (DraftedGame & {
    readonly result: ResultResource | ConflictResource | null;
  })[];
  /** For teams: the published line-ups; the director sees all. */
  readonly lineUps?: readonly LineUpResource[];
  /** The request and the director's manual changes; only for the director. */
  readonly request?: BoardRound["request"];
  readonly acts?: BoardRound["acts"];
}

/** A round at tables: one game of its stage. */
interface TableRoundResource extends RoundFields {
  readonly at: "tables";
  readonly games: readonly (SeatedContest & {
    readonly result: ResultResource | ConflictResource | null;
    readonly annulled: string | null;
  })[];
}

/** A round as the viewer may see it. */
export type RoundResource = BoardRoundResource | TableRoundResource;

const { games, unplayed, unpaired } = draftedPairsSchema.shape;

const recorded = z.object({
  outcome: outcomeSchema,
  status: z.enum(["reported", "confirmed"]),
  corrections: z.int(),
  secondEntry: z.enum(["missing", "agrees", "differs"]).exactOptional(),
  ...knownOfResult,
});

const result = z.union([recorded, conflictSchema]);

/** A team's players in a round, board 1 first; null: vacant. */
const lineUpSchema = answer(
  z.object({ team: z.int(), players: z.array(z.int().nullable()), isPublished: z.boolean() }),
);
export type LineUpResource = z.output<typeof lineUpSchema>;

const roundSchema = answersAtLeast<RoundResource>()(
  z.looseObject({
    number: z.int(),
    stage: z.int(),
    at: z.enum(["boards", "tables"]),
    status: z.enum(["draft", "published"]),
    games: z.array(
      z.union([
        games.element.extend({ result: result.nullable() }),
        z.object({
          board: z.int().describe("The table"),
          seats: z.array(z.int()).describe("First seat first"),
          result: result.nullable(),
          annulled: z.string().nullable(),
        }),
      ]),
    ),
    lineUps: z.array(lineUpSchema).exactOptional(),
    unplayed,
    unpaired,
    notes: z.array(noteSchema),
    draws: z.array(drawSchema),
    breaches: z.array(
      z.object({ breach: breachSchema, reason: z.string(), actor: z.string().exactOptional() }),
    ),
  }),
);

/** A round in a list; games without a result are missing. */
const roundSummarySchema = answer(
  z.object({
    number: z.int(),
    stage: z.int(),
    status: z.enum(["draft", "published"]),
    games: z.int(),
    missing: z.int(),
  }),
);
export type RoundSummary = z.output<typeof roundSummarySchema>;

const roundListSchema = listOf(roundSummarySchema);

export const playRoutes = routesUnder("competitions", {
  "GET /competitions/:id/entries": {
    access: "public",
    summary: "Everybody who takes part, in order of entry",
    params: competitionParams,
    response: { 200: seqAnswer({ entries: listOf(entryResourceSchema) }), ...problems(404) },
  },
  "GET /competitions/:id/rounds": {
    access: "public",
    summary: "The rounds so far; drafts only for the director",
    params: competitionParams,
    response: { 200: seqAnswer({ rounds: roundListSchema }), ...problems(404) },
  },
  "GET /competitions/:id/rounds/:n": {
    access: "public",
    summary: "A round: who plays whom at which board, why, and the results",
    params: competitionParams.extend({ n: number }),
    response: { 200: seqAnswer({ round: roundSchema }), ...problems(404) },
  },
  "GET /competitions/:id/crosstable": {
    access: "public",
    summary: "The standings with every game of everybody",
    params: competitionParams,
    response: {
      200: seqAnswer({
        rounds: z.int(),
        rows: listOf(
          z.object({
            rank: z.int(),
            entry: z.int(),
            name: z.string(),
            points: z.number(),
            wins: z.number(),
            spread: z.number(),
            lines: linesSchema,
          }),
        ),
      }),
      ...problems(404),
    },
  },
});
