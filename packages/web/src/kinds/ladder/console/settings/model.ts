import type { LadderSettings } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** Everything that can be set. */
export interface LadderSettingsModel {
  readonly name: string;
  readonly closed: boolean;
  readonly settings: LadderSettings;
  /** Somebody is in the pyramid: some settings cannot change any more. */
  readonly begun: boolean;
}

/** The settings of a pyramid. */
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
