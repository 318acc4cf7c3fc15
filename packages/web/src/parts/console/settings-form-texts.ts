import { texts } from "@losfee/contract";

/** Texts of every kind's settings page. */
export interface SettingsFormTexts {
  readonly title: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
}

export const settingsFormTexts = texts<SettingsFormTexts>({
  de: {
    title: "Einstellungen",
    save: "Speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert.",
    unchanged: "Nichts geändert.",
  },
  en: {
    title: "Settings",
    save: "Save",
    saving: "Saving …",
    saved: "Saved.",
    unchanged: "Nothing changed.",
  },
});
