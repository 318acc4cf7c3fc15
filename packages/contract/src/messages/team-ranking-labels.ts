import { isTablesCriterion, type TeamStandings } from "@losfee/core";
import { teamRankingLabelsPlaces } from "@losfee/messages/team-ranking-labels";
import type { Language } from "../language/language.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { tablesCriterionLabel } from "./tables-labels.ts";

/** Returns the name of a team ranking's criterion; `atTables`: members are ranked at tables. */
export const teamCriterionLabel = (
  code: string,
  atTables: TeamStandings["atTables"],
  language: Language,
): string => {
  if (code === "PLACES" || code === "BEST") return teamRankingLabelsPlaces[language][code];
  return atTables && isTablesCriterion(code)
    ? tablesCriterionLabel(code, language)
    : criterionLabel(code, language);
};
