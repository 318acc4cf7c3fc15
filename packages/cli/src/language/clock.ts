import { texts } from "@losfee/contract/language";

/** Texts of `losfee confirm-date`. */
export const clockTexts = texts({
  de: {
    awayDays: (text: string, most: number) =>
      `LOSFEE_AWAY_DAYS: „${text}“ ist keine Zahl von Tagen; möglich sind 1 bis ${most}.`,
    fine: (now: string) => `Das Datum ist nicht fraglich: ${now}.`,
    question: (now: string) => `Ist jetzt wirklich ${now}? (j/N)`,
    confirmByOption:
      "Nicht bestätigt. Wenn das Datum stimmt, mit --yes bestätigen; sonst zuerst die Uhr stellen.",
    unchanged: "Nicht bestätigt. Stellen Sie zuerst die Uhr des Rechners.",
    confirmed: (now: string) => `Datum bestätigt: ${now}. Was wartete, geht weiter.`,
  },
  en: {
    awayDays: (text: string, most: number) =>
      `LOSFEE_AWAY_DAYS: “${text}” is not a number of days from 1 to ${most}.`,
    fine: (now: string) => `The date is not in doubt: ${now}.`,
    question: (now: string) => `Is it really ${now}? (y/N)`,
    confirmByOption:
      "Not confirmed. If the date is right, confirm it with --yes; otherwise set the clock first.",
    unchanged: "Not confirmed. Set the clock of this machine first.",
    confirmed: (now: string) => `Date confirmed: ${now}. What was waiting goes on.`,
  },
});
