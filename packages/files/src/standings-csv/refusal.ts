import type { TablePlace, TableRefusal } from "../entries-csv/refusal.ts";
import type { TextRefusal } from "../text/decode-text.ts";

/** The columns of a standings table. */
export const STANDINGS_COLUMNS = ["rank", "name", "wins", "spread"] as const;

export type StandingsColumn = (typeof STANDINGS_COLUMNS)[number];

/** Reasons why a standings table cannot be read. */
export type StandingsRefusal =
  | TextRefusal
  | TableRefusal
  /** The file is empty, or has only a heading. */
  | { readonly code: "standings-empty" }
  | {
      readonly code: "standings-column-missing";
      readonly heading: StandingsColumn;
      readonly line: number;
      readonly found: readonly string[];
    }
  | ({ readonly code: "standings-column-twice"; readonly heading: StandingsColumn } & TablePlace)
  /** A row with more or fewer fields than the heading. */
  | {
      readonly code: "standings-row-width";
      readonly line: number;
      readonly expected: number;
      readonly found: number;
    }
  /** A field that is invalid in its column. */
  | ({
      readonly code: "standings-field";
      readonly heading: StandingsColumn;
      readonly text: string;
    } & TablePlace)
  | ({
      readonly code: "standings-name-twice";
      readonly name: string;
      readonly firstLine: number;
    } & TablePlace)
  /** This rank is missing, though there are lower ones: the missing player could be a candidate. */
  | { readonly code: "standings-rank-missing"; readonly rank: number; readonly line: number }
  /** `name` has more wins than `above`, who is ranked higher. */
  | {
      readonly code: "standings-rank-against-wins";
      readonly line: number;
      readonly name: string;
      readonly above: string;
    };
