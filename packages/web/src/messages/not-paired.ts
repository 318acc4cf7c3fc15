import type { NotPairedReason } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";
import { notPairedDe } from "./not-paired.de.ts";
import { notPairedEn } from "./not-paired.en.ts";

const sentences: Readonly<Record<Language, Sentences<NotPairedReason>>> = {
  de: notPairedDe,
  en: notPairedEn,
};

/** Why two players do not meet in a round. */
export const describeNotPaired = (
  reason: NotPairedReason,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(sentences[language], reason, name);
