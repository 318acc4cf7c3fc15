import { texts } from "@losfee/contract";

/** Texts of a list that is pasted or read from a file. */
export const pasteTexts = texts({
  de: {
    pasteTitle: "Liste einfügen oder Datei lesen",
    pasteHint:
      "Aus Excel, Calc oder einer CSV-Datei. Mit Kopfzeile: Name (oder Nachname und Vorname), Wertungszahl, Verein, Land, Klasse, auch Titel, FIDE-ID, Geburtsdatum, Geschlecht in beliebiger Reihenfolge; ohne Kopfzeile: Name und Wertungszahl.",
    columns: "Spalten der Liste",
    columnsHint:
      "Stimmt etwas nicht, hier sagen, was eine Spalte ist. Für Listen mit denselben Überschriften wird es auf diesem Gerät gemerkt.",
    column: "Spalte",
    columnNumber: (number: number) => `Spalte ${number}`,
    columnExamples: "Zum Beispiel",
    columnField: "Ist",
    columnIs: (name: string) => `Was ist „${name}“?`,
    ignore: "nichts davon lesen",
    surname: "Nachname",
    given: "Vorname",
    pasteArea: "Liste",
    file: "Datei (CSV)",
    read: "Vorschau",
    reading: "Liste wird gelesen …",
    adding: "Meldungen werden übernommen …",
    place: (line: number, column: number) =>
      column > 0 ? `Zeile ${line}, Spalte ${column}: ` : `Zeile ${line}: `,
    cancel: "Abbrechen",
  },
  en: {
    pasteTitle: "Paste a list, or read a file",
    pasteHint:
      "From Excel, Calc or a CSV file. With a header line: name (or surname and given name), rating, club, nation, class, also title, FIDE ID, birth date, sex in any order; without one: name and rating.",
    columns: "Columns of the list",
    columnsHint:
      "If something is wrong, say here what a column is. This device remembers it for lists with the same headings.",
    column: "Column",
    columnNumber: (number: number) => `Column ${number}`,
    columnExamples: "For example",
    columnField: "Is",
    columnIs: (name: string) => `What is “${name}”?`,
    ignore: "do not read",
    surname: "Surname",
    given: "Given name",
    pasteArea: "List",
    file: "File (CSV)",
    read: "Preview",
    reading: "Reading the list …",
    adding: "Adding entries …",
    place: (line: number, column: number) =>
      column > 0 ? `Line ${line}, column ${column}: ` : `Line ${line}: `,
    cancel: "Cancel",
  },
});
