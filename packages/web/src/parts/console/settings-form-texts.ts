/** Texts of every kind's settings page. */
export interface SettingsFormTexts {
  readonly title: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
}
