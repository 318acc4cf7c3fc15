import { texts } from "@losfee/contract";

export const decisionsTexts = texts({
  de: {
    title: "Vorkommnisse und Proteste",
    intro: "Was die Turnierleitung davon veröffentlicht hat.",
    none: "Nichts veröffentlicht.",
  },
  en: {
    title: "Incidents and appeals",
    intro: "What the directors have published of them.",
    none: "Nothing is published.",
  },
});
