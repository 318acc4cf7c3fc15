import type { Settings } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** Everything that can be set. */
export interface TablesSettingsModel {
  readonly settings: Settings;
  /** Stages that are drafted or played: how they are seated stays. */
  readonly drafted: readonly number[];
  readonly closed: boolean;
}

/** The settings as they stand. */
export const buildTablesSettings = ({
  state,
}: PageRequest<"tables">): TablesSettingsModel | null =>
  state === null
    ? null
    : {
        settings: state.settings,
        drafted: tablesStages(state).map(({ stage }) => stage),
        closed: state.status === "closed",
      };
