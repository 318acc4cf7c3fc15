import { pages } from "../../pages-of.ts";
import { buildTablesSettings } from "./model.ts";
import { tablesSettingsTexts } from "./texts.ts";
import { TablesSettingsView } from "./view.tsx";

/** Everything that can be set of a table tournament. */
export const tablesSettingsPage = pages.consolePage("settings", "/settings", {
  build: buildTablesSettings,
  title: (_model, page) => tablesSettingsTexts[page.language].title,
  view: TablesSettingsView,
});
