import type { TablePlace, TableRefusal } from "../entries-csv/refusal.ts";
import type { TextRefusal } from "../text/decode-text.ts";

/** The columns of a table of standings. */
export const STANDINGS_COLUMNS = ["rank", "name", "wins", "spread"] as const;

export type StandingsColumn = (typeof STANDINGS_COLUMNS)[number];

/** Why a table of standings cannot be read. */
export type StandingsRefusal =
  | TextRefusal
  | TableRefusal
  /** Nothing in the file, or nothing but the heading. */
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
  /** A field that is not what its column asks for. */
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
  /** Nobody has this rank, though there are lower ones: whoever is missing could be a candidate. */
  | { readonly code: "standings-rank-missing"; readonly rank: number; readonly line: number }
  /** `name` has more wins than `above`, who is ranked higher. */
  | {
      readonly code: "standings-rank-against-wins";
      readonly line: number;
      readonly name: string;
      readonly above: string;
    };
