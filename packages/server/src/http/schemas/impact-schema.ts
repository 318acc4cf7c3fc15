import type { CorrectionImpact, TournamentState } from "@losfee/core";
import { describeRefusal, type Language } from "@losfee/web";
import { z } from "zod";
import { namesIn } from "../problem.ts";
import { answersAtLeast } from "./answer.ts";
import { valueSchema } from "./ranking-schema.ts";

type RoundImpact = CorrectionImpact["rounds"][number];

/** What a correction would change, with the refusals in it in words. */
interface ImpactResource extends Omit<CorrectionImpact, "rounds"> {
  readonly rounds: readonly (RoundImpact & { readonly message: string | null })[];
}

export const impactResourceOf = (
  state: TournamentState,
  impact: CorrectionImpact,
  language: Language,
): ImpactResource => ({
  ...impact,
  rounds: impact.rounds.map((round) => ({
    ...round,
    message: round.refusal && describeRefusal(round.refusal, language, namesIn(state)),
  })),
});

const row = z.object({
  rank: z.int(),
  entry: z.int(),
  points: z.number(),
  wins: z.number(),
  losses: z.number(),
  spread: z.number(),
  values: z.array(valueSchema),
  tiedWith: z.array(z.int()),
});

const pair = z.tuple([z.int(), z.int().nullable()]);

export const impactSchema = answersAtLeast<ImpactResource>(
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
        gone: z.array(pair),
        instead: z.array(pair),
        refusal: z.looseObject({ code: z.string() }).nullable(),
        message: z.string().nullable(),
      }),
    ),
    canDraftAgain: z.boolean(),
  }),
);
