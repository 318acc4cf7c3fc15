import { settingsFormTexts } from "@losfee/messages/parts-console";
import { pages } from "../../pages-of.ts";
import { buildSettings } from "./model.ts";

/** The settings of the competition. */
export const settingsPage = pages.consolePage("settings", "/settings", {
  place: "settings",
  typing: true,
  build: buildSettings,
  title: (_model, page) => settingsFormTexts[page.language].title,
  alsoFor: ["tables"],
});
