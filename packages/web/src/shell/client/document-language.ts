import { isLanguage, type Language } from "@losfee/contract";

/**
 * The language of the page, for scripts that have no frame of it: that in which the server wrote it,
 * and so that of the texts in the scripts. A browser that translates pages says its own in `lang`.
 */
export const documentLanguage = (): Language => {
  const language = document.documentElement.dataset["language"] ?? "";
  return isLanguage(language) ? language : "de";
};
