import { numberOutOfRange } from "../../lifecycle/out-of-range.ts";
import type { Refusal } from "../refusal.ts";
import { isSeated, type Settings } from "../settings/settings.ts";
import { PLACE_CRITERIA } from "../settings/team-ranking.ts";

const MOST_MEMBERS = 100;

/** What is wrong with the rules by which teams of people are ranked; null if nothing is, or there are none. */
export const refuseTeamRanking = (settings: Settings): Refusal | null => {
  const { teamRanking = null, teams, stages } = settings;
  if (teamRanking === null) return null;
  if (teams !== undefined) return range("teamRanking", "entries are people, not teams");
  const { best, minimum, stage, criteria } = teamRanking;
  if (!isCount(best)) return numberOutOfRange("teamRanking.best", best, [1, MOST_MEMBERS]);
  if (!isCount(minimum)) return numberOutOfRange("teamRanking.minimum", minimum, [1, MOST_MEMBERS]);
  const own = stages[stage - 1];
  if (own === undefined) return numberOutOfRange("teamRanking.stage", stage, [1, stages.length]);
  const known = [...(isSeated(own) ? own.ranking : settings.ranking), ...PLACE_CRITERIA];
  const isKnown = criteria.every((code) => known.some((one) => one === code));
  return criteria.length > 0 && isKnown && new Set(criteria).size === criteria.length
    ? null
    : range("teamRanking.criteria", known.filter((code) => code !== "LOT").join(", "));
};

const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MOST_MEMBERS;

const range = (setting: string, allowed: string): Refusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
});
