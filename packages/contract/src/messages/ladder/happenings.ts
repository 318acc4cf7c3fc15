import type { Happening } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import type { HappeningSentences, HappeningWords } from "./happening-sentences.ts";
import { happeningsDe } from "./happenings.de.ts";
import { happeningsEn } from "./happenings.en.ts";

const happenings: Readonly<Record<Language, HappeningSentences>> = {
  de: happeningsDe,
  en: happeningsEn,
};

/** What happened, in one sentence without a full stop. */
export const describeHappening = (
  happening: Happening,
  language: Language,
  words: HappeningWords,
): string => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const sentence = happenings[language][happening.kind] as (
    happening: Happening,
    words: HappeningWords,
  ) => string;
  return sentence(happening, words);
};
