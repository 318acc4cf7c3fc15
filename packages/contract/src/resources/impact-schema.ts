import type { CorrectionImpact, EntriesImpact } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast } from "./answer.ts";
import { valueSchema } from "./ranking-schema.ts";

type RoundImpact = CorrectionImpact["rounds"][number];

/** What a correction would change, with the refusals in it in words. */
export interface ImpactResource extends Omit<CorrectionImpact, "rounds"> {
  readonly rounds: readonly (RoundImpact & { readonly message: string | null })[];
}

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
});

const number = z.int().nullable();

/** What a command about entries or settings would change. */
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
    leavers: z.array(leaver),
  }),
);

const contest = z.array(z.int()).describe("The entries of a contest; one alone has a bye");

export const impactSchema = answersAtLeast<ImpactResource>()(
  z.looseObject({
    before: z.array(row),
    after: z.array(row),
    moved: z.array(z.int()),
    rounds: z.array(
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
    ),
    canDraftAgain: z.boolean(),
  }),
);
