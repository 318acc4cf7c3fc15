import type { LadderSettings } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";

/** All settings. */
export interface LadderSettingsModel {
  readonly name: string;
  readonly closed: boolean;
  readonly settings: LadderSettings;
  /** True if someone is in the pyramid: some settings are then fixed. */
  readonly begun: boolean;
}

/** Builds the settings page of a pyramid. */
export const buildLadderSettings = ({
  state,
}: PageRequest<"ladder">): LadderSettingsModel | null =>
  state === null
    ? null
    : {
        name: state.name,
        closed: state.status === "closed",
        settings: state.settings,
        begun: state.entries.size > 0,
      };
