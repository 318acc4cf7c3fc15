import type { TextRefusal } from "../text/decode-text.ts";
import type { EntryField } from "./fields.ts";
import type { PersonField } from "./person.ts";

/** A place in a table: the line of the file and the number of the field in it, both from 1. */
export interface TablePlace {
  readonly line: number;
  readonly column: number;
}

/** Reasons why text cannot be split into rows and fields. */
export type TableRefusal =
  | ({ readonly code: "csv-quote-not-closed" } & TablePlace)
  | ({ readonly code: "csv-stray-quote" } & TablePlace);

/** Reasons why a list of entries cannot be read. Nothing of it is imported. */
export type EntriesCsvRefusal =
  | TextRefusal
  | ListFault
  /** The list has several faults, in the order of its lines. */
  | { readonly code: "csv-rows-wrong"; readonly faults: readonly ListFault[] }
  | { readonly code: "csv-empty" }
  /** The choice of columns is not written as `NWZ=rating, 5=ignore`. */
  | { readonly code: "csv-choice-malformed" }
  | { readonly code: "csv-too-long"; readonly rows: number; readonly allowed: number }
  /** Columns besides name and rating need headings. */
  | ({ readonly code: "csv-headings-missing" } & TablePlace);

/** Any fault of a list. */
export type ListFault = TableRefusal | HeadingFault | RowFault;

/** A fault of the line of headings. */
export type HeadingFault =
  | {
      readonly code: "csv-name-column-missing";
      readonly line: number;
      readonly headings: readonly string[];
    }
  /** A choice names a heading or number that the list does not have. */
  | {
      readonly code: "csv-no-such-column";
      readonly line: number;
      readonly name: string;
      readonly headings: readonly string[];
    }
  /** Two columns of one field contradict each other. */
  | ({
      readonly code: "csv-column-twice";
      readonly heading: string;
      readonly first: string;
    } & TablePlace);

/** A fault of a row. */
export type RowFault =
  /** A field beyond the last heading. */
  | ({
      readonly code: "csv-row-too-long";
      readonly text: string;
      readonly columns: number;
    } & TablePlace)
  | ({ readonly code: "csv-name-missing" } & TablePlace)
  /** Squads: neither this line nor one above names the team. */
  | ({ readonly code: "csv-team-missing" } & TablePlace)
  | ({
      readonly code: "csv-duplicate-name";
      readonly name: string;
      readonly firstLine: number;
    } & TablePlace)
  | ({
      readonly code: "csv-duplicate-fide-id";
      readonly fideId: string;
      readonly firstLine: number;
    } & TablePlace)
  /** The person is entered already. */
  | ({
      readonly code: "csv-entered-already";
      readonly name: string;
      readonly entry: number;
    } & TablePlace)
  | ({ readonly code: "csv-rating-not-a-number"; readonly text: string } & TablePlace)
  | ({
      readonly code: "csv-detail-malformed";
      readonly detail: PersonField;
      readonly text: string;
    } & TablePlace)
  | ({
      readonly code: "csv-rating-out-of-range";
      readonly rating: number;
      readonly maximum: number;
    } & TablePlace);

/** A warning about a list that was read. */
export type EntriesCsvWarning =
  | ({
      readonly code: "csv-rating-rounded";
      readonly text: string;
      readonly rating: number;
    } & TablePlace)
  /** Ignored columns: their numbers and headings. */
  | {
      readonly code: "csv-columns-ignored";
      readonly line: number;
      readonly columns: readonly number[];
      readonly headings: readonly string[];
    }
  /** The field of a column was guessed from its cells. */
  | ({
      readonly code: "csv-column-read-as";
      readonly heading: string;
      readonly field: EntryField;
    } & TablePlace)
  /** Lines above the headings or below the list, which are not entries. */
  | { readonly code: "csv-lines-skipped"; readonly lines: readonly number[] }
  /** The first of several ratings was used: how many from which column. */
  | {
      readonly code: "csv-ratings-chosen";
      readonly taken: readonly { readonly heading: string; readonly entries: number }[];
    }
  /** Most entries have no rating; the column with this heading may have them. */
  | {
      readonly code: "csv-mostly-unrated";
      readonly unrated: number;
      readonly entries: number;
      readonly heading: string | null;
    }
  /** There is no heading: the columns were assumed to be name and rating. */
  | { readonly code: "csv-headings-assumed"; readonly fields: readonly string[] };
