import type { PersonField } from "./person.ts";
import type { HeadingFault } from "./refusal.ts";
import type { TableRow } from "./table.ts";

/** What a column holds. */
export type EntryField =
  | "name"
  | "surname"
  | "given"
  | "rating"
  | "club"
  | "nation"
  | "class"
  | PersonField;

/** German and English headings as people write them, in lower case without spaces and dots. */
const HEADINGS: Readonly<Record<EntryField, readonly string[]>> = {
  name: ["name", "spieler", "spielerin", "player", "teilnehmer", "teilnehmerin", "fullname"],
  surname: ["nachname", "familienname", "surname", "lastname", "familyname"],
  given: ["vorname", "rufname", "firstname", "givenname", "given", "forename"],
  rating: ["rating", "elo", "elozahl", "dwz", "wertungszahl", "wertung", "wz", "ratingzahl"],
  club: ["verein", "club", "spielgemeinschaft", "spielclub"],
  nation: [
    "land",
    "nation",
    "country",
    "nationalität",
    "nationalitaet",
    "nationality",
    "staat",
    "föderation",
    "federation",
    "fed",
  ],
  class: ["klasse", "class", "kategorie", "category", "division"],
  title: ["titel", "title", "fidetitel", "fidetitle"],
  fideId: ["fideid", "fidenr", "fidenummer", "fidenumber", "fidecode", "idfide"],
  sex: ["geschlecht", "sex", "gender", "mw", "m/w", "w/m"],
  birth: [
    "geburtsdatum",
    "geburtsjahr",
    "geburtstag",
    "geboren",
    "jahrgang",
    "birth",
    "birthdate",
    "dateofbirth",
    "birthday",
    "yearofbirth",
    "birthyear",
    "born",
  ],
};

const fieldByHeading = new Map(
  (Object.entries(HEADINGS) as [EntryField, readonly string[]][]).flatMap(([field, words]) =>
    words.map((word): [string, EntryField] => [word, field]),
  ),
);

/** The field that a heading names; null where it names none. */
const fieldOf = (heading: string): EntryField | null =>
  fieldByHeading.get(heading.toLowerCase().replace(/[\s._-]+/g, "")) ?? null;

/** Whether a table's first row is a heading rather than an entry. */
export const isHeading = (row: TableRow): boolean =>
  row.cells.some((cell) => fieldOf(cell) !== null);

/** The columns of a table by its heading, and what is wrong with that. */
interface Columns {
  /** The field of each; null where a column is not ours, or is there a second time. */
  readonly columns: readonly (EntryField | null)[];
  readonly faults: readonly HeadingFault[];
}

/** The fields of the columns by the heading. */
export const columnsOf = (row: TableRow): Columns => {
  const named = row.cells.map(fieldOf);
  // "Name" beside "Vorname" means the surname.
  const columns = named.map((field) =>
    field === "name" && named.includes("given") ? "surname" : field,
  );
  const isAgain = columns.map((field, index) => field !== null && columns.indexOf(field) < index);
  const faults = isAgain.flatMap((again, index): readonly HeadingFault[] => {
    const heading = row.cells[index] ?? "";
    return again ? [{ code: "csv-column-twice", line: row.line, column: index + 1, heading }] : [];
  });
  const hasNames = columns.includes("name") || columns.includes("surname");
  return {
    columns: columns.map((field, index) => (isAgain[index] === true ? null : field)),
    faults: hasNames
      ? faults
      : [{ code: "csv-name-column-missing", line: row.line, headings: row.cells }, ...faults],
  };
};
