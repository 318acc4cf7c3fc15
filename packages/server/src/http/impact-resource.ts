import { describeLaterImpact, type Language, stagesIn } from "@losfee/contract";
import type { ImpactResource, NamedStageRow, NamedTablesImpact } from "@losfee/contract/api";
import type {
  CorrectionImpact,
  TablesImpact,
  TablesStandingsRow,
  TournamentState,
} from "@losfee/core";
import { namedRow } from "./stage-resources.ts";
import { namesIn } from "./subject.ts";

/** The impact of a correction, with names and with its refusals in words. */
export const impactResourceOf = (
  state: TournamentState,
  impact: CorrectionImpact | TablesImpact,
  language: Language,
): ImpactResource | NamedTablesImpact => {
  const later = describeLaterImpact(
    impact,
    language,
    namesIn(state, language),
    stagesIn(state.settings, language),
  );
  if (impact.at === "boards") return { ...impact, ...later };
  const named = (row: TablesStandingsRow): NamedStageRow => namedRow(state, row);
  return {
    ...impact,
    ...later,
    before: impact.before.map(named),
    after: impact.after.map(named),
  };
};
