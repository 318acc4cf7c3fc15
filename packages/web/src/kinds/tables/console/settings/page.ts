import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesSettings, type TablesSettingsModel } from "./model.ts";
import { tablesSettingsTexts } from "./texts.ts";
import { TablesSettingsView } from "./view.tsx";

/** Everything that can be set of a table tournament. */
export const tablesSettingsPage: PageDefinition<TablesSettingsModel, "tables"> = {
  id: "console-settings",
  kind: "tables",
  path: "/console/:competition/settings",
  access: "director",
  layout: "console",
  script: "tables-settings",
  hydrates: true,
  build: buildTablesSettings,
  title: (_model, page) => tablesSettingsTexts[page.language].title,
  view: TablesSettingsView,
};
