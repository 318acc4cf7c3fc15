import type { PageDefinition } from "../../../../shell/page.ts";
import { buildSettings, type SettingsModel } from "./model.ts";
import { settingsTexts } from "./texts.ts";
import { SettingsView } from "./view.tsx";

/** The settings of the competition. */
export const settingsPage: PageDefinition<SettingsModel, "tournament"> = {
  id: "console-settings",
  kind: "tournament",
  path: "/console/:competition/settings",
  access: "director",
  layout: "console",
  script: "console-settings",
  hydrates: true,
  build: buildSettings,
  title: (_model, page) => settingsTexts[page.language].title,
  view: SettingsView,
};
