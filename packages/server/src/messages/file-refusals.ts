import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import type { EntriesCsvWarning } from "@losfee/files";
import { excerpt } from "./excerpt.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { fileRefusalsDe } from "./file-refusals.de.ts";
import { fileRefusalsEn } from "./file-refusals.en.ts";
import type { CodeSentences } from "./sentences.ts";

const refusals = texts<CodeSentences<FileRefusal>>({
  de: fileRefusalsDe,
  en: fileRefusalsEn,
});

/** Why a file cannot be read or written, with line and column where it has them. */
export const describeFileRefusal = (refusal: FileRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = refusals[language][refusal.code] as (refusal: FileRefusal) => string;
  return sentence(refusal);
};

const warnings = texts<CodeSentences<EntriesCsvWarning>>({
  de: {
    "csv-rating-rounded": ({ line, column, text, rating }) =>
      `Zeile ${line}, Spalte ${column}: „${excerpt(text)}“ wurde als ${rating} gelesen.`,
    "csv-column-ignored": ({ heading }) => `Die Spalte „${excerpt(heading)}“ wird nicht gebraucht.`,
    "csv-headings-assumed": ({ fields }) =>
      `Ohne Kopfzeile: Die Spalten wurden als ${fields.join(", ")} gelesen.`,
  },
  en: {
    "csv-rating-rounded": ({ line, column, text, rating }) =>
      `Line ${line}, column ${column}: “${excerpt(text)}” was read as ${rating}.`,
    "csv-column-ignored": ({ heading }) => `The column “${excerpt(heading)}” is not needed.`,
    "csv-headings-assumed": ({ fields }) =>
      `No header line: the columns were read as ${fields.join(", ")}.`,
  },
});

/** What was read from a list of entries but deserves a look. */
export const describeFileWarning = (warning: EntriesCsvWarning, language: Language): string => {
  const sentence = warnings[language][warning.code] as (warning: EntriesCsvWarning) => string;
  return sentence(warning);
};
