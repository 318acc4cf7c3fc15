import type { EntryId } from "../base/entry-id.ts";
import type { CandidatesNote } from "./candidates/notes.ts";
import type { FideDutchNote } from "./fide-dutch/notes.ts";
import type { FinalNote } from "./final/notes.ts";
import type { McMahonNote } from "./mcmahon/notes.ts";
import type { NewSwissNote } from "./new-swiss/notes.ts";
import type { EventRule } from "./not-paired.ts";
import type { PreliminaryGroupsNote } from "./preliminary-groups/notes.ts";
import type { TeamSwissNote } from "./team-swiss/notes.ts";

/** Reasons common to several systems. */
export type CommonNote =
  /** The two have met this often before. */
  | { readonly code: "repeat"; readonly meetings: number; readonly lastRound: number }
  /** Paired by the director; the reason is the director's. */
  | { readonly code: "by-hand"; readonly reason: string }
  /** The director paired two players whom a rule of the event keeps apart. */
  | { readonly code: "despite-event-rule"; readonly rule: EventRule }
  /** Reason for this player's bye: `byes` earlier ones, at `rank` of `of`. */
  | { readonly code: "bye"; readonly byes: number; readonly rank: number; readonly of: number }
  /** `from` was due the bye, but the others could then not have been paired. */
  | { readonly code: "bye-passed-on"; readonly from: EntryId }
  /** Planned by the table of the system: round and place in it. */
  | { readonly code: "berger-table"; readonly round: number }
  /** This round of the Scheveningen table, from 1, sets the boards of the match. */
  | { readonly code: "scheveningen-table"; readonly round: number }
  /** The opponent by the table is absent. */
  | { readonly code: "opponent-missing"; readonly opponent: EntryId }
  /** Paired by rank (king of the hill, factor). */
  | { readonly code: "by-rank"; readonly ranks: readonly [number, number] }
  /** Players of these clubs (or nations) may meet: otherwise no complete pairing exists. */
  | {
      readonly code: "not-kept-apart";
      readonly by: "club" | "nation" | "team";
      readonly names: readonly string[];
    }
  /** Gibson rule: this player is settled at `rank`. */
  | { readonly code: "gibsonised"; readonly entry: EntryId; readonly rank: number };

/** Every reason that a pairing can carry; the type forces complete texts in German and English. */
export type PairingNote =
  | CommonNote
  | NewSwissNote
  | PreliminaryGroupsNote
  | CandidatesNote
  | FinalNote
  | FideDutchNote
  | TeamSwissNote
  | McMahonNote;
