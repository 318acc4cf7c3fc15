import type { Refusal } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";
import { refusalsDe } from "./refusals.de.ts";
import { refusalsEn } from "./refusals.en.ts";

const sentences: Readonly<Record<Language, Sentences<Refusal>>> = {
  de: refusalsDe,
  en: refusalsEn,
};

/** Why a command was not carried out, and the way out. */
export const describeRefusal = (
  refusal: Refusal,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(sentences[language], refusal, name);
