import { describeRefusal, type Language } from "@losfee/contract";
import type { ImpactResource } from "@losfee/contract/api";
import type { CorrectionImpact, TournamentState } from "@losfee/core";
import { namesIn } from "./problem.ts";

/** What a correction would change, with the refusals in it in words. */
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
