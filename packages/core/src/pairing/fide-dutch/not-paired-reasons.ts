import type { EntryId } from "../../base/entry-id.ts";
import type { Colour } from "./tournament.ts";

/** In which bracket it was decided: counted from 1 from the highest score, with that score. */
export interface InBracket {
  readonly bracket: number;
  readonly score: number;
}

/** What would be different in the bracket if the two met. */
export interface DutchAlternative {
  /** Pairs that are not those of the round, the two themselves first. */
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  /** Who would move down to a lower bracket. */
  readonly downfloaters: readonly EntryId[];
}

/** By which criterion of C.04.3 (`C6` … `C21`) it would be worse, and by how much as that counts. */
interface Worse extends InBracket {
  readonly criterion: string;
  readonly worseBy: number;
  readonly alternative: DutchAlternative;
}

/** Why the FIDE (Dutch) system keeps two players apart; the codes mean what those of `WhyNot` do. */
export type DutchNotPairedReason =
  | { readonly code: "dutch-same-colour"; readonly colour: Colour }
  | ({ readonly code: "dutch-rest-unpaired" } & InBracket)
  | ({ readonly code: "dutch-criterion" } & Worse)
  | ({ readonly code: "dutch-exchange" } & Worse)
  | ({ readonly code: "dutch-later"; readonly alternative: DutchAlternative } & InBracket)
  | ({ readonly code: "dutch-not-certain" } & InBracket);
