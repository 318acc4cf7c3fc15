import { formatTime, type Language, texts } from "@losfee/contract";

const words = texts({
  de: (when: string) =>
    `Die Verbindung zur Halle ist unterbrochen. Zu sehen ist der Stand von ${when}.`,
  en: (when: string) =>
    `The connection to the hall is interrupted. This is how it stood at ${when}.`,
});

/** Returns a line of HTML for a page of an event that runs elsewhere and cannot be reached. */
export const staleNotice = (asOf: string, language: Language): string =>
  `<p class="message warn" role="status">${words[language](formatTime(asOf, language, null))}</p>`;
