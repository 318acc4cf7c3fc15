import type { EntryId } from "../base/entry-id.ts";
import type { UnplayedReason } from "../base/scorecard.ts";
import type { DutchNotPairedReason } from "./fide-dutch/not-paired-reasons.ts";
import type { TeamNotPairedReason } from "./team-swiss/not-paired-reasons.ts";

/** A rule of the event, not of its system, by which two do not meet in a round. */
export type EventRule =
  /** They may not meet in this round whatever the system says; the reason is empty where none was given. */
  | { readonly code: "forbidden"; readonly reason: string }
  /** Kept apart for what they have in common. */
  | { readonly code: "kept-apart"; readonly by: "club" | "nation" | "team"; readonly name: string };

/** Why two players do not meet in a round, whatever system paired it. */
export type CommonNotPairedReason =
  /** They do. */
  | { readonly code: "meet"; readonly board: number }
  /** They do, as teams. */
  | { readonly code: "meet-in-match"; readonly match: number }
  /** One of them has no game in this round. */
  | { readonly code: "unplayed"; readonly entry: EntryId; readonly reason: UnplayedReason }
  /** The round knows nothing of this player: entered later. */
  | { readonly code: "not-in-round"; readonly entry: EntryId }
  /** In a draft: this player is still to be paired. */
  | { readonly code: "unpaired"; readonly entry: EntryId }
  /** The director paired this player, or gave the bye; the reason is the director's own. */
  | { readonly code: "by-hand"; readonly entry: EntryId; readonly reason: string }
  | EventRule
  /** They met in these rounds before. */
  | { readonly code: "have-met"; readonly rounds: readonly number[] }
  /** By the results as they stand now they would meet: something was corrected or changed since. */
  | { readonly code: "would-meet" }
  /** The system has no further reason to tell: whom each of the two meets says why. */
  | { readonly code: "by-system" };

/** Every reason for which two players do not meet; texts in both languages are complete by type. */
export type NotPairedReason = CommonNotPairedReason | DutchNotPairedReason | TeamNotPairedReason;
