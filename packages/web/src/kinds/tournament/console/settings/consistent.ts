import { resultKindOf, type Settings, type TeamRules } from "@losfee/core";
import type { UsualScores } from "./model.ts";

/**
 * Returns changed settings with what has to change with them: another kind of results has other
 * limits of scores, and a sanction in points needs points.
 */
export const consistent = (before: Settings, after: Settings, usual: UsualScores): Settings => {
  const kind = resultKindOf(after);
  const scores = kind === resultKindOf(before) ? after.scores : usual[kind];
  return withPenalty(scores === after.scores ? after : { ...after, scores });
};

const withPenalty = (settings: Settings): Settings => {
  const { teams } = settings;
  const costs = Object.values(teams?.lineUps.sanctions ?? {});
  if (teams === undefined || teams.lineUps.penalty !== undefined || !costs.includes("penalty")) {
    return settings;
  }
  const lineUps: TeamRules["lineUps"] = {
    ...teams.lineUps,
    penalty: { of: "match-points", points: 1 },
  };
  return { ...settings, teams: { ...teams, lineUps } };
};
