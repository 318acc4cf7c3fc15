import type { Language } from "./language.ts";
import { texts } from "./texts.ts";

const labelledTexts = texts({
  de: { labelled: (label: string, text: string) => `${label}: ${text}` },
  en: { labelled: (label: string, text: string) => `${label}: ${text}` },
});

/** What belongs to a label, behind it: languages differ in what stands before a colon. */
export const labelled = (label: string, text: string | number, language: Language): string =>
  labelledTexts[language].labelled(label, String(text));
