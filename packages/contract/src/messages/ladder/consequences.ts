import type { Consequence } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";
import type { ConsequenceSentences, ConsequenceWords } from "./consequence-sentences.ts";
import { consequencesDe } from "./consequences.de.ts";
import { consequencesEn } from "./consequences.en.ts";

const sentences = texts<ConsequenceSentences>({
  de: consequencesDe,
  en: consequencesEn,
});

/** Describes a consequence in one sentence without a full stop. */
export const describeConsequence = (
  consequence: Consequence,
  language: Language,
  words: ConsequenceWords,
): string => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][consequence.kind] as (
    consequence: Consequence,
    words: ConsequenceWords,
  ) => string;
  return sentence(consequence, words);
};
