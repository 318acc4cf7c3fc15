import { texts } from "@losfee/contract/language";

/** Texts of `losfee close` and `losfee reopen`. */
export const closingTexts = texts({
  de: {
    seedBecomesPublic: (name: string) =>
      `„${name}“ wird abgeschlossen. Damit wird der Startwert der Lose veröffentlicht, sodass alle sie nachrechnen können; zurücknehmen lässt sich das nicht. Wird das Turnier wieder geöffnet, kommen neue Lose aus einem neuen Startwert.`,
    question: "Abschließen? (j/N)",
    confirmByOption: "Nichts geändert. Mit --yes wird abgeschlossen.",
    unchanged: "Nichts geändert.",
    closedNow: (seed: string) =>
      `Abgeschlossen. Der Startwert der Lose ist nun offen: ${seed}\nNachprüfen: losfee verify`,
    reopened: (hash: string) =>
      `Wieder offen. Neue Lose kommen aus einem neuen Startwert. Seine Prüfsumme: ${hash}`,
  },
  en: {
    seedBecomesPublic: (name: string) =>
      `“${name}” is about to be closed. This publishes the seed of its lots, so that everybody can check them; it cannot be taken back. If the competition is reopened, new lots come from a new seed.`,
    question: "Close it? (y/N)",
    confirmByOption: "Nothing changed. --yes closes it.",
    unchanged: "Nothing changed.",
    closedNow: (seed: string) =>
      `Closed. The lots' seed is public now: ${seed}\nTo check it: losfee verify`,
    reopened: (hash: string) => `Open again. New lots come from a new seed. Its hash: ${hash}`,
  },
});
