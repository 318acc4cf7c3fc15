import type { EntryId } from "../base/entry-id.ts";
import type { UnplayedReason } from "../base/scorecard.ts";
import type { DutchNotPairedReason } from "./fide-dutch/not-paired-reasons.ts";
import type { TeamNotPairedReason } from "./team-swiss/not-paired-reasons.ts";

/** A rule of the event, not of its system, that keeps two players apart in a round. */
export type EventRule =
  /** They may not meet in this round regardless of the system; the reason may be empty. */
  | { readonly code: "forbidden"; readonly reason: string }
  /** Kept apart because of a common attribute. */
  | { readonly code: "kept-apart"; readonly by: "club" | "nation" | "team"; readonly name: string };

/** Reason why two players do not meet in a round, for any system. */
export type CommonNotPairedReason =
  /** They do meet. */
  | { readonly code: "meet"; readonly board: number }
  /** They do meet, as teams. */
  | { readonly code: "meet-in-match"; readonly match: number }
  /** One of them has no game in this round. */
  | { readonly code: "unplayed"; readonly entry: EntryId; readonly reason: UnplayedReason }
  /** The round does not include this player: a later entry. */
  | { readonly code: "not-in-round"; readonly entry: EntryId }
  /** In a draft: this player is not paired yet. */
  | { readonly code: "unpaired"; readonly entry: EntryId }
  /** The director paired this player, or gave the bye; the reason is the director's. */
  | { readonly code: "by-hand"; readonly entry: EntryId; readonly reason: string }
  | EventRule
  /** They met before, in these rounds. */
  | { readonly code: "have-met"; readonly rounds: readonly number[] }
  /** By the present results they would meet: something was corrected or changed since. */
  | { readonly code: "would-meet" }
  /** The system has no further reason: their actual pairings explain it. */
  | { readonly code: "by-system" };

/** Every reason why two players do not meet; the type forces complete texts in both languages. */
export type NotPairedReason = CommonNotPairedReason | DutchNotPairedReason | TeamNotPairedReason;
