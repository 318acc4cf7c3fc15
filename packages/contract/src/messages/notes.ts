import type { PairingNote } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";
import { notesDe } from "./notes.de.ts";
import { notesEn } from "./notes.en.ts";

const sentences: Readonly<Record<Language, Sentences<PairingNote>>> = { de: notesDe, en: notesEn };

/** Why two players meet, or why somebody has the bye. */
export const describeNote = (
  note: PairingNote,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(sentences[language], note, name);
