import type { PersonField } from "./person.ts";
import type { HeadingFault } from "./refusal.ts";
import type { TableRow } from "./table.ts";

/** What a column holds. */
export type EntryField =
  | "team"
  | "name"
  | "surname"
  | "given"
  | "rating"
  | "club"
  | "nation"
  | "class"
  | "venue"
  | PersonField;

/** Headings as people write them in any language of the program; compared by {@link spelling}. */
const HEADINGS: Readonly<Record<EntryField, readonly string[]>> = {
  team: ["mannschaft", "team", "équipe", "teamname", "mannschaftsname", "nom de l’équipe"],
  name: [
    "name",
    "spieler",
    "spielerin",
    "player",
    "teilnehmer",
    "teilnehmerin",
    "fullname",
    "nom",
    "nom complet",
    "joueur",
    "joueuse",
    "participant",
    "participante",
  ],
  surname: ["nachname", "familienname", "surname", "lastname", "familyname", "nom de famille"],
  given: ["vorname", "rufname", "firstname", "givenname", "given", "forename", "prénom"],
  rating: [
    "rating",
    "elo",
    "elozahl",
    "dwz",
    "wertungszahl",
    "wertung",
    "wz",
    "ratingzahl",
    "cote",
  ],
  club: ["verein", "club", "spielgemeinschaft", "spielclub"],
  nation: [
    "land",
    "nation",
    "country",
    "nationalität",
    "nationalitaet",
    "nationalité",
    "nationality",
    "staat",
    "pays",
    "föderation",
    "federation",
    "fédération",
    "fed",
  ],
  class: ["klasse", "class", "kategorie", "category", "division", "catégorie", "classe", "série"],
  venue: [
    "spiellokal",
    "spielort",
    "heimspielort",
    "venue",
    "homevenue",
    "lieu de jeu",
    "salle de jeu",
    "salle",
  ],
  title: ["titel", "title", "fidetitel", "fidetitle", "titre", "titre FIDE"],
  fideId: ["fideid", "fidenr", "fidenummer", "fidenumber", "fidecode", "idfide", "code FIDE"],
  sex: ["geschlecht", "sex", "gender", "mw", "m/w", "w/m", "sexe", "m/f", "h/f"],
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
    "naissance",
    "date de naissance",
    "année de naissance",
    "né le",
    "née le",
  ],
};

/** What of a heading counts: neither case nor accents, spaces, dots and the like. */
const spelling = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\s._-]+/gu, "");

const fieldByHeading = new Map(
  (Object.entries(HEADINGS) as [EntryField, readonly string[]][]).flatMap(([field, words]) =>
    words.map((word): [string, EntryField] => [spelling(word), field]),
  ),
);

/** The field that a heading names; null where it names none. */
const fieldOf = (heading: string): EntryField | null =>
  fieldByHeading.get(spelling(heading)) ?? null;

/** Whether a table's first row is a heading rather than an entry. */
export const isHeading = (row: TableRow): boolean =>
  row.cells.some((cell) => fieldOf(cell) !== null);

/** The columns of a table by its heading, and what is wrong with that. */
interface Columns {
  /** The field of each; null where a column is not ours, or is there a second time. */
  readonly columns: readonly (EntryField | null)[];
  readonly faults: readonly HeadingFault[];
}

/** The fields of the columns by the heading; where teams play at home is a column of teams alone. */
export const columnsOf = (row: TableRow, ofTeams: boolean): Columns => {
  const named = row.cells.map((cell) => {
    const field = fieldOf(cell);
    return field === "venue" && !ofTeams ? null : field;
  });
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
