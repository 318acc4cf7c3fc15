import { isLanguage, type Language } from "@losfee/contract";

/**
 * The language of the page, for scripts that have no frame of it. A browser that translates pages
 * writes its own language there: then it is that of a visitor who asked for none.
 */
export const documentLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "de";
};
