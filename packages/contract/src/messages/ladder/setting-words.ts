import { ladderSettingTexts, ladderSettingTopics } from "@losfee/messages/ladder-settings";
import type { Language } from "../../language/language.ts";
import { type SettingWords, settingWordsFrom } from "../setting-words.ts";

/** Returns the words of a pyramid's settings. */
export const ladderSettingWords = (language: Language): SettingWords =>
  settingWordsFrom(
    { topics: ladderSettingTopics[language], settings: ladderSettingTexts[language] },
    { hasTitles: false, entrants: "people", atTables: false },
  );
