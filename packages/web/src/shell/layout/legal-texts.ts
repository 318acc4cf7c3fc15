import { texts } from "@losfee/contract";

/** Names of imprint and privacy notice, and hints at them. */
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
