import type { SeatedStage, TablesRules } from "@losfee/core";
import {
  falling,
  ranges,
  tablesSettingsLabelsLabels,
} from "@losfee/messages/tables-settings-labels";
import { teamRankingLabels } from "@losfee/messages/team-ranking-labels";
import { teamRanges } from "@losfee/messages/team-settings-labels";
import type { Language } from "../language/language.ts";
import { textAt } from "../language/say.ts";
import { allowedLabel, optionLabel } from "./labels.ts";
import { teamSettingLabel } from "./team-settings-labels.ts";

/** Every setting of tables, by the names in refusals and forms. */
type SettingKey =
  | keyof TablesRules
  | Exclude<keyof SeatedStage, "system" | "options" | "skipped" | "roundsFollow">
  | "tables"
  | "seating"
  | "seatOrder"
  | "stages"
  | "scores"
  | "scales.size"
  | "scales.points";

/** Returns the name of a setting, or its key if it has none. */
export const tablesSettingLabel = (setting: string, language: Language): string =>
  Object.hasOwn(tablesSettingsLabelsLabels[language], setting)
    ? tablesSettingsLabelsLabels[language][setting as SettingKey]
    : setting;

/** Settings shared with games for two, which have the same names. */
const SHARED = ["stages", "results", "scores", "name", "participants", "rounds", "ranking"];

/** Returns the name of a setting in a refusal. */
export const settingLabel = (setting: string, language: Language): string =>
  teamSettingLabel(setting, language) ??
  textAt(teamRankingLabels[language], setting) ??
  (SHARED.includes(setting) || !Object.hasOwn(tablesSettingsLabelsLabels[language], setting)
    ? optionLabel(setting, language)
    : tablesSettingLabel(setting, language));

const FALLING = /^(\d) values, each ≤ the one before$/;

/** Returns allowed values of refusals in words. */
export const settingRangeLabel = (allowed: string, language: Language): string => {
  const size = FALLING.exec(allowed)?.[1];
  if (size !== undefined) {
    return falling[language]({ size });
  }
  return (
    textAt(ranges[language], allowed) ??
    textAt(teamRanges[language], allowed) ??
    allowedLabel(allowed, language)
  );
};
