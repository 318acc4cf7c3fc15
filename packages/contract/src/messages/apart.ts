import type { ApartReason } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { apartDe } from "./apart.de.ts";
import { apartEn } from "./apart.en.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";

const sentences: Readonly<Record<Language, Sentences<ApartReason>>> = { de: apartDe, en: apartEn };

/** Why two players do not meet in a round. */
export const describeApart = (
  reason: ApartReason,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(sentences[language], reason, name);
