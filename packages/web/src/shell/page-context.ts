import type { AddressedTexts, Language } from "@losfee/contract";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type PageFrame, spokenTo } from "./page.ts";

/** The frame of the page that is being rendered, on the server and in browsers. */
export const PageContext = createContext<PageFrame | null>(null);

/** Returns the frame of the page around a component. */
export const usePage = (): PageFrame => {
  const page = useContext(PageContext);
  if (page === null) throw new Error("rendered outside of a page");
  return page;
};

/** Returns the language of the page. */
export const useLanguage = (): Language => usePage().language;

/** Returns texts in the language of the page. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()];

/** Returns texts that address the reader, in the page's language and form of address. */
export const useSpoken = <T>(texts: AddressedTexts<T>): T => spokenTo(texts, usePage());
