import type { LaterImpact, RoundImpact } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { NameOf, StageOf } from "./message.ts";
import { describeRefusal } from "./refusals.ts";

/** A correction's effects on later rounds, with the refusals in words. */
export interface DescribedLaterImpact extends Omit<LaterImpact, "rounds"> {
  readonly rounds: readonly (RoundImpact & { readonly message: string | null })[];
}

/** Adds sentences that explain why later rounds would have been impossible. */
export const describeLaterImpact = (
  { rounds, nextTables, advance, canDraftAgain }: LaterImpact,
  language: Language,
  nameOf: NameOf,
  stage: StageOf,
): DescribedLaterImpact => ({
  rounds: rounds.map((round) => ({
    ...round,
    message: round.refusal && describeRefusal(round.refusal, language, nameOf, stage),
  })),
  nextTables,
  advance,
  canDraftAgain,
});
