import type { StandingsRefusal } from "@losfee/files/standings-csv";
import type { Language } from "./language.ts";
import { shortened } from "./shortened.ts";
import { texts } from "./texts.ts";

type Sentences = {
  readonly [Code in StandingsRefusal["code"]]: (
    refusal: Extract<StandingsRefusal, { readonly code: Code }>,
  ) => string;
};

const sentences = texts<Sentences>({
  de: {
    "csv-empty": () => "Die Datei ist leer. Erwartet wird eine Kopfzeile: rank,name,wins,spread.",
    "csv-quote-not-closed": ({ line }) =>
      `Zeile ${line}: Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.`,
    "csv-stray-quote": ({ line, column }) =>
      `Zeile ${line}, Spalte ${column}: Hier steht ein Anführungszeichen mitten im Feld.`,
    "csv-fields": ({ line, expected, found }) =>
      `Zeile ${line}: ${found} Felder, die Kopfzeile hat ${expected}.`,
    "csv-record-too-long": ({ line }) =>
      `Zeile ${line} ist viel zu lang: Das ist wohl keine CSV-Datei.`,
    "standings-column-missing": ({ column, line }) =>
      `Zeile ${line}: Die Spalte „${column}“ fehlt. Die Kopfzeile heißt: rank,name,wins,spread.`,
    "standings-column-twice": ({ name, line, column }) =>
      `Zeile ${line}, Spalte ${column}: Die Spalte „${name}“ steht zweimal da.`,
    "standings-no-rows": () => "Unter der Kopfzeile steht niemand.",
    "standings-field": ({ line, column, name, found }) =>
      `Zeile ${line}, Spalte ${column}: „${shortened(found)}“ passt nicht in die Spalte „${name}“.`,
    "standings-name-twice": ({ line, column, name, firstLine }) =>
      `Zeile ${line}, Spalte ${column}: „${name}“ steht schon in Zeile ${firstLine}.`,
    "standings-rank-missing": ({ rank, line }) =>
      `Zeile ${line}: Platz ${rank} fehlt davor. Erst mit allen Plätzen von 1 an lässt sich urteilen.`,
    "standings-rank-against-wins": ({ line, name, above }) =>
      `Zeile ${line}: „${name}“ hat mehr Siege als „${above}“, steht aber dahinter.`,
  },
  en: {
    "csv-empty": () => "The file is empty. A header line is expected: rank,name,wins,spread.",
    "csv-quote-not-closed": ({ line }) =>
      `Line ${line}: a quotation mark is opened but not closed.`,
    "csv-stray-quote": ({ line, column }) =>
      `Line ${line}, column ${column}: a quotation mark in the middle of a field.`,
    "csv-fields": ({ line, expected, found }) =>
      `Line ${line}: ${found} fields, but the header line has ${expected}.`,
    "csv-record-too-long": ({ line }) =>
      `Line ${line} is far too long: this does not seem to be a CSV file.`,
    "standings-column-missing": ({ column, line }) =>
      `Line ${line}: the column “${column}” is missing. The header line is: rank,name,wins,spread.`,
    "standings-column-twice": ({ name, line, column }) =>
      `Line ${line}, column ${column}: the column “${name}” is there twice.`,
    "standings-no-rows": () => "Nobody is listed below the header line.",
    "standings-field": ({ line, column, name, found }) =>
      `Line ${line}, column ${column}: “${shortened(found)}” does not fit the column “${name}”.`,
    "standings-name-twice": ({ line, column, name, firstLine }) =>
      `Line ${line}, column ${column}: “${name}” is on line ${firstLine} already.`,
    "standings-rank-missing": ({ rank, line }) =>
      `Line ${line}: rank ${rank} is missing before it. All ranks from 1 on are needed to judge.`,
    "standings-rank-against-wins": ({ line, name, above }) =>
      `Line ${line}: “${name}” has more wins than “${above}” but is ranked lower.`,
  },
});

/** Why a table of standings cannot be read, in words. */
export const describeStandingsRefusal = (refusal: StandingsRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: StandingsRefusal) => string;
  return sentence(refusal);
};
