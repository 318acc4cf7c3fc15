import type { TournamentState } from "@losfee/core";
import { commentsOf } from "./comments.ts";
import { trfOfCompetition } from "./of-competition.ts";
import { recordsOf, type TrfRecords } from "./records-of.ts";
import { teamSummariesOf } from "./team-summaries.ts";

/** A competition as the records of a TRF-2026 file, with those for human readers that it needs. */
export const recordsOfCompetition = (state: TournamentState): TrfRecords => {
  const facts = trfOfCompetition(state);
  const { records, dropped } = recordsOf(facts, "trf-2026");
  return { records: [...records, ...teamSummariesOf(state, facts), ...commentsOf(state)], dropped };
};
