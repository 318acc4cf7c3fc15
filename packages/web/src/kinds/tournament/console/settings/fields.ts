import type { Settings } from "@losfee/core";
import type { PageFrame } from "../../../../shell/page.ts";
import type { SettingsModel } from "./model.ts";

/** What each part of the form gets: the settings as they are on screen, and how to change them. */
export interface SettingsFields {
  readonly settings: Settings;
  readonly model: SettingsModel;
  readonly page: PageFrame;
  readonly onChange: (part: Partial<Settings>) => void;
}
