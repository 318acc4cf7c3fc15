import type { Language } from "@losfee/contract";
import { isOne, texts } from "@losfee/contract";
import type { EntriesCsvWarning } from "@losfee/files";
import { fieldNames } from "@losfee/messages/server-file-refusals";
import { excerpt } from "./excerpt.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { fileRefusalsDe } from "./file-refusals.de.ts";
import { fileRefusalsEn } from "./file-refusals.en.ts";
import type { CodeSentences } from "./sentences.ts";

const refusals = texts<CodeSentences<FileRefusal>>({
  de: fileRefusalsDe,
  en: fileRefusalsEn,
});

/** Describes why a file cannot be read or written, with line and column if known. */
export const describeFileRefusal = (refusal: FileRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = refusals[language][refusal.code] as (refusal: FileRefusal) => string;
  return sentence(refusal);
};

type WarningOf<C extends EntriesCsvWarning["code"]> = Extract<EntriesCsvWarning, { code: C }>;

/** Names columns by heading; one without a heading by its number. */
const columnNames = (
  { columns, headings }: WarningOf<"csv-columns-ignored">,
  language: Language,
): string =>
  columns
    .map((column, index) =>
      fieldNames[language].column({
        column,
        heading: excerpt(headings[index] ?? ""),
        hasHeading: excerpt(headings[index] ?? "") !== "",
      }),
    )
    .join(", ");

const takenFrom = (taken: WarningOf<"csv-ratings-chosen">["taken"]): string =>
  taken.map(({ heading, entries }) => `${excerpt(heading)}: ${entries}`).join(", ");

const warnings = texts<CodeSentences<EntriesCsvWarning>>({
  de: {
    "csv-rating-rounded": ({ line, column, text, rating }) =>
      `Zeile ${line}, Spalte ${column}: „${excerpt(text)}“ wurde als ${rating} gelesen.`,
    "csv-columns-ignored": (warning) =>
      `Nicht gelesen: ${columnNames(warning, "de")}. Gehört davon etwas dazu, bitte sagen, was die Spalte ist, oder sie umbenennen, etwa in „Rating“, „Verein“ oder „FIDE-ID“.`,
    "csv-column-read-as": ({ column, heading, field }) =>
      `Spalte ${column}${heading === "" ? "" : ` („${excerpt(heading)}“)`} wurde als ${fieldNames.de[field]} gelesen.`,
    "csv-lines-skipped": ({ lines }) =>
      `Keine Meldungen, deshalb ausgelassen: ${isOne(lines.length, "de") ? "Zeile" : "Zeilen"} ${lines.join(", ")}.`,
    "csv-ratings-chosen": ({ taken }) =>
      `Mehrere Wertungszahlen: Genommen wurde je Person die erste vorhandene (${takenFrom(taken)}).`,
    "csv-mostly-unrated": ({ unrated, entries, heading }) =>
      `${unrated === entries ? "Niemand" : `${unrated} von ${entries} haben keine`}${unrated === entries ? " hat eine" : ""} Wertungszahl; ohne sie folgt die Startliste dem Alphabet.${heading === null ? "" : ` Stehen sie in der Spalte „${excerpt(heading)}“? Dann bitte sagen, dass sie die Wertungszahl ist, oder sie in „Rating“ umbenennen.`}`,
    "csv-headings-assumed": ({ fields }) =>
      `Ohne Kopfzeile: Die Spalten wurden als ${fields.join(", ")} gelesen.`,
  },
  en: {
    "csv-rating-rounded": ({ line, column, text, rating }) =>
      `Line ${line}, column ${column}: “${excerpt(text)}” was read as ${rating}.`,
    "csv-columns-ignored": (warning) =>
      `Not read: ${columnNames(warning, "en")}. If one of them matters, say what the column is, or rename it, for instance to “Rating”, “Club” or “FIDE ID”.`,
    "csv-column-read-as": ({ column, heading, field }) =>
      `Column ${column}${heading === "" ? "" : ` (“${excerpt(heading)}”)`} was read as ${fieldNames.en[field]}.`,
    "csv-lines-skipped": ({ lines }) =>
      `Left out, since they are no entries: ${isOne(lines.length, "en") ? "line" : "lines"} ${lines.join(", ")}.`,
    "csv-ratings-chosen": ({ taken }) =>
      `Several ratings: each person has the first one available (${takenFrom(taken)}).`,
    "csv-mostly-unrated": ({ unrated, entries, heading }) =>
      `${unrated === entries ? "Nobody has a rating" : `${unrated} of ${entries} have no rating`}; without ratings the starting list follows the alphabet.${heading === null ? "" : ` Are they in the column “${excerpt(heading)}”? Then say that it is the rating, or rename it to “Rating”.`}`,
    "csv-headings-assumed": ({ fields }) =>
      `No header line: the columns were read as ${fields.join(", ")}.`,
  },
});

/** Describes doubtful values accepted from a list of entries. */
export const describeFileWarning = (warning: EntriesCsvWarning, language: Language): string => {
  const sentence = warnings[language][warning.code] as (warning: EntriesCsvWarning) => string;
  return sentence(warning);
};
