import type { Settings } from "@losfee/core";
import { criterionLabel } from "../../messages/criterion-labels.ts";
import type { PageRequest } from "../../page.ts";
import { type SystemInput, systemInputs } from "../rounds/model.ts";

/** Everything that can be set, with what the forms need to know. */
export interface SettingsModel {
  readonly settings: Settings;
  readonly systems: readonly SystemInput[];
  /** The criteria of the ranking, in order; they have a page of their own. */
  readonly ranking: readonly { readonly code: string; readonly label: string }[];
  /** Rounds of each stage that are drafted or played already: a stage cannot get shorter. */
  readonly begun: readonly number[];
  readonly closed: boolean;
}

/** The settings of the competition. */
export const buildSettings = ({ state, language }: PageRequest): SettingsModel | null => {
  if (state === null) return null;
  return {
    settings: state.settings,
    systems: systemInputs(language, "", {}),
    ranking: state.settings.ranking.map((code) => ({
      code,
      label: criterionLabel(code, language),
    })),
    begun: state.settings.stages.map(
      (_, index) => state.rounds.filter(({ stage }) => stage === index).length,
    ),
    closed: state.status === "closed",
  };
};
