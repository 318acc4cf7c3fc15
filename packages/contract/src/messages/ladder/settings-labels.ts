import * as words from "@losfee/messages/ladder-settings-labels";
import { orTexts } from "@losfee/messages/ladder-settings-labels";
import type { Language } from "../../language/language.ts";
import type { Texts } from "../../language/texts.ts";

type Labels = Texts<Readonly<Record<string, string>>>;

const settings: Labels = words.settings;

const choices: Labels = words.settingsLabelsChoices;

/** Returns the name of a pyramid's setting, by its key (`deadlines.confirmDays`). */
export const ladderSettingLabel = (key: string, language: Language): string =>
  settings[language][key] ?? key;

/** Returns the name of a setting's value. */
export const ladderChoiceLabel = (value: string, language: Language): string =>
  choices[language][value] ?? value;

/** Returns allowed values in words, from the form that refusals use (`0–366`, `swap | insert`). */
export const ladderAllowedLabel = (allowed: string, language: Language): string =>
  allowed
    .split(" | ")
    .map((choice) => ladderChoiceLabel(choice, language))
    .join(orTexts[language]);
