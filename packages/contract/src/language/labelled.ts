import type { Language } from "./language.ts";
import { texts } from "./texts.ts";

const labelledTexts = texts({
  de: { labelled: (label: string, text: string) => `${label}: ${text}` },
  en: { labelled: (label: string, text: string) => `${label}: ${text}` },
});

/** Joins a label and its value: languages differ in the space before a colon. */
export const labelled = (label: string, text: string | number, language: Language): string =>
  labelledTexts[language].labelled(label, String(text));
