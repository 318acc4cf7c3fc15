import type { EntryId } from "../../base/entry-id.ts";
import type { InBracket } from "../fide-dutch/not-paired-reasons.ts";

/** The criterion of C.04.6 (`C4` … `C10`) that would be worse, and by how much in its units. */
interface Worse {
  readonly criterion: string;
  readonly worseBy: number;
}

/** One of the two would have to move up to a bracket to meet the other, or to stay below. */
interface Move {
  readonly entry: EntryId;
  readonly move: "up" | "stay";
  /** The best upfloaters in that case. */
  readonly alternative: { readonly upfloaters: readonly EntryId[] };
}

/** The pairs that would be different, the two themselves first. */
interface OtherPairs {
  readonly alternative: { readonly pairs: readonly (readonly [EntryId, EntryId])[] };
}

/** Reason why the FIDE Swiss Team Pairing System keeps two teams apart, as in `WhyTeamsApart`. */
export type TeamNotPairedReason =
  | { readonly code: "team-bye"; readonly entry: EntryId }
  | ({ readonly code: "team-rest-unpaired" } & InBracket)
  | ({ readonly code: "team-bracket-unpaired" } & InBracket)
  | ({ readonly code: "team-upfloaters" } & InBracket & Move & Worse)
  | ({ readonly code: "team-upfloaters-later" } & InBracket & Move)
  | ({ readonly code: "team-criterion" } & InBracket & OtherPairs & Worse)
  | ({ readonly code: "team-later" } & InBracket & OtherPairs)
  | ({ readonly code: "team-not-certain" } & InBracket);
