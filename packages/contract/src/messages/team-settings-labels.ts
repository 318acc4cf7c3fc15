import type { LineUpRule, Sanction } from "@losfee/core";
import { costs, rules, teamSettingsLabelsLabels } from "@losfee/messages/team-settings-labels";
import type { Language } from "../language/language.ts";

/** Settings of matches between teams, by the names in refusals and forms. */
export type TeamSettingKey =
  | "teams"
  | "teams.boards"
  | "teams.colours"
  | "teams.primary"
  | "teams.gamePoints"
  | "teams.margins"
  | "teams.byeGamePoints"
  | "teams.lineUps.order"
  | "teams.lineUps.emptyBoards"
  | "teams.lineUps.boundAfter"
  | "teams.lineUps.oneMatchADay"
  | "teams.lineUps.penalty"
  | "teams.captainsEnter"
  | "teams.neutral"
  | "teams.lines"
  | "teams.season"
  | "teams.season.level";

/** Returns the name of a team setting; undefined for any other. */
export const teamSettingLabel = (setting: string, language: Language): string | undefined =>
  Object.hasOwn(teamSettingsLabelsLabels[language], setting)
    ? teamSettingsLabelsLabels[language][setting as TeamSettingKey]
    : undefined;

/** Returns a rule that a line-up can break, in a few words. */
export const lineUpRuleLabel = (rule: LineUpRule, language: Language): string =>
  rules[language][rule];

/** Returns the penalty for breaking a rule, in a few words. */
export const sanctionLabel = (sanction: Sanction, language: Language): string =>
  costs[language][sanction];
