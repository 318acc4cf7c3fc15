import type { TextRefusal } from "../text/decode-text.ts";
import type { EntryField } from "./fields.ts";
import type { PersonField } from "./person.ts";

/** A place in a table: the line of the file and the number of the field in it, both from 1. */
export interface TablePlace {
  readonly line: number;
  readonly column: number;
}

/** Why text cannot be split into rows and fields. */
export type TableRefusal =
  | ({ readonly code: "csv-quote-not-closed" } & TablePlace)
  | ({ readonly code: "csv-stray-quote" } & TablePlace);

/** Why a list of entries cannot be read. Nothing of it is taken over. */
export type EntriesCsvRefusal =
  | TextRefusal
  | ListFault
  /** More than one thing is wrong with the list: all of it, in the order of its lines. */
  | { readonly code: "csv-rows-wrong"; readonly faults: readonly ListFault[] }
  | { readonly code: "csv-empty" }
  /** What columns are was not said as `NWZ=rating, 5=ignore`. */
  | { readonly code: "csv-choice-malformed" }
  | { readonly code: "csv-too-long"; readonly rows: number; readonly allowed: number }
  /** More than name and rating need headings to be told apart. */
  | ({ readonly code: "csv-headings-missing" } & TablePlace);

/** What is wrong with a list, wherever. */
export type ListFault = TableRefusal | HeadingFault | RowFault;

/** What is wrong with the line of headings. */
export type HeadingFault =
  | {
      readonly code: "csv-name-column-missing";
      readonly line: number;
      readonly headings: readonly string[];
    }
  /** A column that was chosen by a heading or number that the list does not have. */
  | {
      readonly code: "csv-no-such-column";
      readonly line: number;
      readonly name: string;
      readonly headings: readonly string[];
    }
  /** Two columns of one kind say different things. */
  | ({
      readonly code: "csv-column-twice";
      readonly heading: string;
      readonly first: string;
    } & TablePlace);

/** What is wrong with a row. */
export type RowFault =
  /** A field beyond the last heading. */
  | ({
      readonly code: "csv-row-too-long";
      readonly text: string;
      readonly columns: number;
    } & TablePlace)
  | ({ readonly code: "csv-name-missing" } & TablePlace)
  /** Of squads: neither this line nor one above says of which team. */
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
  /** The competition has the person already. */
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

/** What was read but deserves a look. */
export type EntriesCsvWarning =
  | ({
      readonly code: "csv-rating-rounded";
      readonly text: string;
      readonly rating: number;
    } & TablePlace)
  /** Columns that nothing is read from: their numbers and headings. */
  | {
      readonly code: "csv-columns-ignored";
      readonly line: number;
      readonly columns: readonly number[];
      readonly headings: readonly string[];
    }
  /** A column was taken for what everything in it can be. */
  | ({
      readonly code: "csv-column-read-as";
      readonly heading: string;
      readonly field: EntryField;
    } & TablePlace)
  /** Lines above the headings or below the list, which are not entries. */
  | { readonly code: "csv-lines-skipped"; readonly lines: readonly number[] }
  /** Of several ratings the first that somebody has was taken: how many from which column. */
  | {
      readonly code: "csv-ratings-chosen";
      readonly taken: readonly { readonly heading: string; readonly entries: number }[];
    }
  /** Most have no rating; perhaps the column of this heading has them. */
  | {
      readonly code: "csv-mostly-unrated";
      readonly unrated: number;
      readonly entries: number;
      readonly heading: string | null;
    }
  /** There is no heading: the columns were taken as name and rating. */
  | { readonly code: "csv-headings-assumed"; readonly fields: readonly string[] };
