import { pages } from "../../pages-of.ts";
import { buildSettings } from "./model.ts";
import { settingsTexts } from "./texts.ts";
import { SettingsView } from "./view.tsx";

/** The settings of the competition. */
export const settingsPage = pages.consolePage("settings", "/settings", {
  place: "settings",
  typing: true,
  build: buildSettings,
  title: (_model, page) => settingsTexts[page.language].title,
  view: SettingsView,
  alsoFor: ["tables"],
});
