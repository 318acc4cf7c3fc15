import type { CorrectionImpact, EntriesImpact, TablesImpact } from "@losfee/core";
import { z } from "zod";
import type { DescribedLaterImpact } from "../messages/later-impact.ts";
import { answersAtLeast } from "./answer.ts";
import { valueSchema } from "./ranking-schema.ts";
import { type NamedStageRow, stageRowSchema } from "./stage-ranking-schema.ts";

/** Effects of correcting a game for two. */
export type ImpactResource = Omit<CorrectionImpact, "rounds"> & DescribedLaterImpact;

/** Effects of correcting or annulling a game at a table, with names. */
export type NamedTablesImpact = Omit<TablesImpact, "before" | "after" | "rounds"> &
  DescribedLaterImpact &
  Readonly<Record<"before" | "after", readonly NamedStageRow[]>>;

const row = z.object({
  rank: z.int(),
  annulled: z.literal(true).exactOptional(),
  entry: z.int(),
  points: z.number(),
  wins: z.number(),
  losses: z.number(),
  spread: z.number(),
  values: z.array(valueSchema),
  tiedWith: z.array(z.int()),
});

const leaver = z.object({
  entry: z.int(),
  name: z.string(),
  firstRound: z.int(),
  lastRound: z.int(),
  played: z.int(),
  games: z.int(),
  isAnnulled: z.boolean(),
  isTeam: z.boolean(),
});

const number = z.int().nullable();

/** Effects of a command about entries or settings. */
export const entriesImpactSchema = answersAtLeast<EntriesImpact>()(
  z.looseObject({
    before: z.array(row),
    after: z.array(row),
    moved: z.array(z.int()),
    numbers: z.looseObject({
      settledBy: number.describe("The round whose pairing settled the numbers"),
      inUse: z.boolean(),
      moves: z.array(z.object({ entry: z.int(), name: z.string(), from: number, to: number })),
      unchanged: z.array(z.object({ entry: z.int(), number: z.int() })),
    }),
    rounds: z.tuple([z.int(), z.int()]),
    places: z
      .array(z.object({ entry: z.int(), name: z.string(), from: z.int(), to: z.int() }))
      .describe("Places that differ; at tables the final places"),
    repaired: number.describe("The last round, without results, that would be paired otherwise"),
    leavers: z.array(leaver),
  }),
);

const contest = z.array(z.int()).describe("The entries of a contest; one alone has a bye");

const later = {
  rounds: z
    .array(
      z.looseObject({
        round: z.int(),
        status: z.enum(["draft", "published"]),
        results: z.int(),
        acts: z.int(),
        gone: z.array(contest),
        instead: z.array(contest),
        refusal: z.looseObject({ code: z.string() }).nullable(),
        message: z.string().nullable(),
      }),
    )
    .describe("Later rounds at boards that would have been paired differently"),
  nextTables: z
    .object({
      stage: z.int(),
      status: z.enum(["draft", "published"]),
      played: z.boolean(),
      acts: z.int(),
      out: z.array(z.int()).describe("Who would not have advanced"),
      in: z.array(z.int()).describe("Who would have instead"),
      seedsDiffer: z.boolean(),
      instead: z.int().nullable().describe("The stage that would have followed; 0: none"),
    })
    .nullable()
    .describe("The next stage at tables, where it would have differed"),
  advance: z
    .object({
      stage: z.int().describe("The stage that comes next; 0: none"),
      provisional: z.boolean().describe("Whether results are still to come"),
      out: z.array(z.int()).describe("Who would no longer advance"),
      in: z.array(z.int()).describe("Who would instead"),
      seedsDiffer: z.boolean(),
    })
    .nullable()
    .describe("Who advances into a stage that is not drafted yet, where that would differ"),
  canDraftAgain: z
    .boolean()
    .describe("Whether the last round, or stage at tables, may be drafted again"),
};

export const impactSchema = answersAtLeast<ImpactResource>()(
  z.looseObject({
    at: z.literal("boards").describe("The result is of a game for two"),
    before: z.array(row),
    after: z.array(row),
    moved: z.array(z.int()),
    ...later,
  }),
);

export const tablesImpactSchema = answersAtLeast<NamedTablesImpact>()(
  z.object({
    at: z.literal("tables").describe("The result is of a game at a table"),
    before: z.array(stageRowSchema),
    after: z.array(stageRowSchema),
    moved: z.array(z.int()),
    ...later,
  }),
);
