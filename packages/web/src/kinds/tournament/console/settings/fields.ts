import type { Settings } from "@losfee/core";
import type { PageFrame } from "../../../../shell/page.ts";
import type { SettingsModel } from "./model.ts";

/** Props of each part of the form: the settings on screen, and the function to change them. */
export interface SettingsFields {
  readonly settings: Settings;
  readonly model: SettingsModel;
  readonly page: PageFrame;
  readonly onChange: (part: Partial<Settings>) => void;
}
