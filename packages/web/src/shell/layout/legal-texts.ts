import { texts } from "@losfee/contract";

/** What imprint and privacy notice are called, and where it is pointed out that there is one. */
export const legalTexts = texts({
  de: {
    imprint: "Impressum",
    privacy: "Datenschutz",
    hint: "Was mit diesen Angaben geschieht:",
    hintLink: "Datenschutzerklärung",
  },
  en: {
    imprint: "Imprint",
    privacy: "Privacy",
    hint: "What happens to these details:",
    hintLink: "privacy notice",
  },
});
