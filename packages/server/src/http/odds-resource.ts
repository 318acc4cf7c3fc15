import type { AnswerOf, OddsReport } from "@losfee/contract/api";
import { displayName, type TournamentState } from "@losfee/core";

/** The odds as an API resource, with names. */
export const oddsResource = (
  state: TournamentState,
  { odds, wanted, status }: OddsReport,
): AnswerOf<"GET /competitions/:id/odds"> => ({
  ...odds,
  wanted,
  status,
  answers: odds.answers.map((answer) => ({
    ...answer,
    chances: answer.chances.map((chance) => ({
      ...chance,
      name: displayName(state, chance.entry),
    })),
  })),
});
