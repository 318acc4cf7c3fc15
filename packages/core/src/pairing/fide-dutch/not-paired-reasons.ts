import type { EntryId } from "../../base/entry-id.ts";
import type { Colour } from "./tournament.ts";

/** The deciding bracket, counted from 1 from the highest score, with that score. */
export interface InBracket {
  readonly bracket: number;
  readonly score: number;
}

/** Changes in the bracket if the two met. */
export interface DutchAlternative {
  /** Pairs that differ from the round, the two themselves first. */
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  /** The players who would move down to a lower bracket. */
  readonly downfloaters: readonly EntryId[];
}

/** The criterion of C.04.3 (`C6` … `C21`) that would be worse, and by how much in its units. */
interface Worse extends InBracket {
  readonly criterion: string;
  readonly worseBy: number;
  readonly alternative: DutchAlternative;
}

/** Reason why the FIDE (Dutch) system keeps two players apart; codes as in `WhyNot`. */
export type DutchNotPairedReason =
  | { readonly code: "dutch-same-colour"; readonly colour: Colour }
  | ({ readonly code: "dutch-rest-unpaired" } & InBracket)
  | ({ readonly code: "dutch-criterion" } & Worse)
  | ({ readonly code: "dutch-exchange" } & Worse)
  | ({ readonly code: "dutch-later"; readonly alternative: DutchAlternative } & InBracket)
  | ({ readonly code: "dutch-not-certain" } & InBracket);
