import { isTablesCriterion, type TeamStandings } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { tablesCriterionLabel } from "./tables-labels.ts";

const places = texts({
  de: { PLACES: "Platzsumme", BEST: "Bester Platz" },
  en: { PLACES: "Sum of places", BEST: "Best place" },
});

/** Returns the name of a team ranking's criterion; `atTables`: members are ranked at tables. */
export const teamCriterionLabel = (
  code: string,
  atTables: TeamStandings["atTables"],
  language: Language,
): string => {
  if (code === "PLACES" || code === "BEST") return places[language][code];
  return atTables && isTablesCriterion(code)
    ? tablesCriterionLabel(code, language)
    : criterionLabel(code, language);
};

/** Names of the settings of a team ranking in refusals. */
export const teamRankingLabels = texts<Readonly<Record<string, string>>>({
  de: {
    teamRanking: "Mannschaftswertung",
    "teamRanking.best": "Wie viele zählen",
    "teamRanking.minimum": "Mindestgröße",
    "teamRanking.stage": "Stufe, die zählt",
    "teamRanking.criteria": "Wertung der Mannschaften",
  },
  en: {
    teamRanking: "Team ranking",
    "teamRanking.best": "How many count",
    "teamRanking.minimum": "Minimum size",
    "teamRanking.stage": "Stage that counts",
    "teamRanking.criteria": "Ranking of teams",
  },
});
