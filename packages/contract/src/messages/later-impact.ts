import type { LaterImpact, RoundImpact } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { NameOf, StageOf } from "./message.ts";
import { describeRefusal } from "./refusals.ts";

/** What a correction would do to what comes later, with the refusals in it in words. */
export interface DescribedLaterImpact extends Omit<LaterImpact, "rounds"> {
  readonly rounds: readonly (RoundImpact & { readonly message: string | null })[];
}

/** Puts into words why later rounds would not have been possible. */
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
