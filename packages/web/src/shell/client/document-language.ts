import { isLanguage, type Language } from "@losfee/contract";

/**
 * The document's language, for scripts without a page frame: that of the server's HTML and so of
 * the scripts' texts. It ignores `lang`, which browsers change when they translate a page.
 */
export const documentLanguage = (): Language => {
  const language = document.documentElement.dataset["language"] ?? "";
  return isLanguage(language) ? language : "de";
};
