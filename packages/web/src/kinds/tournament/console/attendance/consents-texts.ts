import { texts } from "@losfee/contract";

/** The consents of parents of minors. */
export const consentsTexts = texts({
  de: {
    title: "Einwilligung der Eltern",
    want: "Für Minderjährige wird die Einwilligung der Eltern verlangt",
    none: "Nach den Geburtsdaten ist niemand minderjährig.",
    missing: (count: number, all: number) =>
      count === 0
        ? `Alle Einwilligungen liegen vor: ${all}`
        : `Es fehlen Einwilligungen: ${count} von ${all}`,
    onlyMissing: "nur, wer noch keine hat",
    name: "Name",
    consent: "Einwilligung",
    consentOf: (name: string) => `Einwilligung: ${name}`,
    choices: { missing: "fehlt", given: "liegt vor", refused: "abgelehnt" },
    isNoted: {
      missing: (name: string) => `${name}: Die Einwilligung fehlt.`,
      given: (name: string) => `${name}: Die Einwilligung liegt vor.`,
      refused: (name: string) => `${name}: Die Einwilligung ist abgelehnt.`,
    },
    nowWanted: "Ab jetzt wird die Einwilligung der Eltern verlangt.",
    noLongerWanted: "Die Einwilligung der Eltern wird nicht mehr verlangt.",
    noted: "Notiert",
    lacking: "Einwilligung fehlt",
    director: "Turnierleitung",
  },
  en: {
    title: "Consent of parents",
    want: "Minors need the consent of their parents",
    none: "Nobody is a minor by the dates of birth.",
    missing: (count: number, all: number) =>
      count === 0 ? `All consents are there: ${all}` : `Consents are missing: ${count} of ${all}`,
    onlyMissing: "only those without one",
    name: "Name",
    consent: "Consent",
    consentOf: (name: string) => `Consent: ${name}`,
    choices: { missing: "missing", given: "given", refused: "refused" },
    isNoted: {
      missing: (name: string) => `${name}: consent is missing.`,
      given: (name: string) => `${name}: consent is given.`,
      refused: (name: string) => `${name}: consent is refused.`,
    },
    nowWanted: "Consent of parents is asked for from now on.",
    noLongerWanted: "Consent of parents is no longer asked for.",
    noted: "Noted",
    lacking: "consent missing",
    director: "the director",
  },
});
