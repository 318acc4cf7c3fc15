import { texts } from "@losfee/contract/language";

export const mainTexts = texts({
  de: {
    unexpected: (reason: string) =>
      `Damit war nicht zu rechnen: ${reason}. Mit LOSFEE_DEBUG=1 zeigt Losfee, wo es geschah.`,
  },
  en: {
    unexpected: (reason: string) =>
      `Something unexpected happened: ${reason}. LOSFEE_DEBUG=1 shows where it happened.`,
  },
});
