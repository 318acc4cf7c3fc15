import { labelledTexts } from "@losfee/messages/language";
import type { Language } from "./language.ts";

/** Joins a label and its value: languages differ in the space before a colon. */
export const labelled = (label: string, text: string | number, language: Language): string =>
  labelledTexts[language].labelled({ label, text: String(text) });
