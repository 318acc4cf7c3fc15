import { settingsFormTexts } from "@losfee/messages/parts-console";
import { pages } from "../../pages-of.ts";
import { buildLadderSettings } from "./model.ts";

/** The settings of a pyramid. */
export const ladderSettingsPage = pages.consolePage("settings", "/settings", {
  place: "settings",
  typing: true,
  build: buildLadderSettings,
  title: (_model, { language }) => settingsFormTexts[language].title,
});
