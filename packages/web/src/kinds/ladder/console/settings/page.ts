import { settingsFormTexts } from "../../../../parts/console/settings-form-texts.ts";
import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderSettings, type LadderSettingsModel } from "./model.ts";

import { LadderSettingsView } from "./view.tsx";

/** The settings of a pyramid. */
export const ladderSettingsPage: PageDefinition<LadderSettingsModel, "ladder"> = {
  id: "console-ladder-settings",
  kind: "ladder",
  path: "/console/:competition/settings",
  access: "director",
  layout: "console",
  script: "ladder-settings",
  hydrates: true,
  build: buildLadderSettings,
  title: (_model, { language }) => settingsFormTexts[language].title,
  view: LadderSettingsView,
};
