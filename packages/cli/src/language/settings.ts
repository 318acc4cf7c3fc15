import { texts } from "@losfee/contract/language";

/** Texts of `losfee settings` and of `--set`. */
export const settingTexts = texts({
  de: {
    unknown: (path: string, known: readonly string[]) =>
      `Die Einstellung „${path}“ gibt es nicht. Es gibt: ${known.join(", ")}.`,
    stage: (stage: string) => `Stufe ${stage}`,
    invalid: (words: string, path: string, now: string) =>
      `Die Einstellung „${words}“ (${path}) kann diesen Wert nicht haben; bisher: ${now}.`,
    changed: "Einstellungen geändert.",
    setting: "Einstellung",
    value: "Wert",
  },
  en: {
    unknown: (path: string, known: readonly string[]) =>
      `There is no setting “${path}”. There are: ${known.join(", ")}.`,
    stage: (stage: string) => `Stage ${stage}`,
    invalid: (words: string, path: string, now: string) =>
      `The setting “${words}” (${path}) cannot have this value; it is ${now} now.`,
    changed: "Settings changed.",
    setting: "Setting",
    value: "Value",
  },
});
