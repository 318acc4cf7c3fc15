import { formatLabel } from "@losfee/contract";
import { findFormatOf, type LadderSettings } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";

/** All settings. */
export interface LadderSettingsModel {
  readonly name: string;
  readonly closed: boolean;
  readonly settings: LadderSettings;
  /** Name and settings of the preset; null if this version does not know it. */
  readonly preset: { readonly name: string; readonly settings: LadderSettings | null };
  /** True if someone is in the pyramid: some settings are then fixed. */
  readonly begun: boolean;
}

/** Builds the settings page of a pyramid. */
export const buildLadderSettings = ({
  state,
  language,
}: PageRequest<"ladder">): LadderSettingsModel | null =>
  state === null
    ? null
    : {
        name: state.name,
        closed: state.status === "closed",
        settings: state.settings,
        preset: {
          name: formatLabel(state.format, language),
          settings: findFormatOf("ladder", state.format)?.settings ?? null,
        },
        begun: state.entries.size > 0,
      };
