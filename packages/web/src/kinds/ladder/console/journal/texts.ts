import { texts } from "@losfee/contract";

export const ladderJournalTexts = texts({
  de: {
    effective: "geschah",
    snapshot: (seq: number) => `So stand es nach Nr. ${seq}`,
    back: "Zurück zum Jetzt",
  },
  en: {
    effective: "happened",
    snapshot: (seq: number) => `How things stood after no. ${seq}`,
    back: "Back to now",
  },
});
