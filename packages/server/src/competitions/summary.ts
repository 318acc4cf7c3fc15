import { publishedRounds, type TournamentState, totalRounds } from "@losfee/core";
import type { CompetitionSummary } from "@losfee/web";

/** A competition's line in a list of them. */
export const summaryOf = (state: TournamentState): CompetitionSummary => ({
  id: state.competition,
  name: state.name,
  format: state.format,
  status: state.status,
  entries: state.entries.size,
  rounds: publishedRounds(state),
  plannedRounds: totalRounds(state.settings),
  seq: state.seq,
});
