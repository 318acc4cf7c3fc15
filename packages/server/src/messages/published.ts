import { formatTime, type Language } from "@losfee/contract";
import { publishedWords } from "@losfee/messages/server-published";

/** Returns a line of HTML for a page of an event that runs elsewhere and cannot be reached. */
export const staleNotice = (asOf: string, language: Language): string =>
  `<p class="message warn" role="status">${publishedWords[language]({ when: formatTime(asOf, language, null) })}</p>`;
