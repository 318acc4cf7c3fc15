import type { Settings } from "@losfee/core";
import type { SettingsModel } from "./model.ts";

/** Props of each part of the form: the settings on screen, and the function to change them. */
export interface SettingsFields {
  readonly settings: Settings;
  readonly model: SettingsModel;
  readonly onChange: (part: Partial<Settings>) => void;
}
