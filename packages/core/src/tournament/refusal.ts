import type { EntryId } from "../base/entry-id.ts";
import type { EventDetailsRefusal } from "../event-details/event-details.ts";
import type { EventRule } from "../pairing/apart.ts";
import type { Breach } from "../pairing/breach.ts";
import type { OptionRefusal } from "../pairing/options.ts";
import type { PairingRefusal } from "../pairing/system.ts";
import type { ChainRefusal } from "../ranking/chain.ts";
import type { EntriesRefusal } from "./entry-check.ts";
import type { NumberMove } from "./numbers-impact.ts";

/**
 * Why a command was not carried out: a code and what the sentence about it needs. The journal is
 * unchanged. Texts, each with the way out, are in the dictionaries at the edge.
 */
export type Refusal =
  | { readonly code: "competition-exists" }
  | { readonly code: "no-competition" }
  | { readonly code: "competition-closed" }
  | { readonly code: "competition-open" }
  | { readonly code: "name-missing"; readonly field: "competition" | "entry" }
  | { readonly code: "unknown-format"; readonly format: string; readonly known: readonly string[] }
  | { readonly code: "unknown-system"; readonly system: string; readonly known: readonly string[] }
  | { readonly code: "malformed-seed" }
  | EventDetailsRefusal
  | { readonly code: "setting-out-of-range"; readonly setting: string; readonly allowed: string }
  /** Stages with rounds drafted already can only get longer. */
  | { readonly code: "stage-already-played"; readonly stage: number; readonly rounds: number }
  | { readonly code: "unknown-entry"; readonly entry: EntryId }
  /** Nothing is known of the person any more, and nothing is to be. */
  | { readonly code: "entry-erased"; readonly entry: EntryId }
  | { readonly code: "entry-has-played"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "entry-withdrawn"; readonly entry: EntryId }
  | { readonly code: "entry-not-withdrawn"; readonly entry: EntryId }
  /** The entry has a game in the published round: enter a forfeit there, or recall the round. */
  | { readonly code: "entry-in-round"; readonly entry: EntryId; readonly round: number }
  /** The game of the entry in the (recalled) round is over: it stays as it is. */
  | { readonly code: "entry-has-result"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "round-already-published"; readonly round: number }
  | { readonly code: "unknown-round"; readonly round: number }
  | { readonly code: "draft-exists"; readonly round: number }
  | { readonly code: "no-draft"; readonly round: number }
  | { readonly code: "all-rounds-played"; readonly rounds: number }
  | {
      readonly code: "results-missing";
      readonly round: number;
      readonly boards: readonly number[];
      /** The last round that has all its results, where the pairing may be based on it instead. */
      readonly basedOn?: number;
    }
  | { readonly code: "based-on-out-of-range"; readonly basedOn: number; readonly latest: number }
  | {
      readonly code: "draft-incomplete";
      readonly round: number;
      readonly unpaired: readonly EntryId[];
    }
  | { readonly code: "entry-not-in-round"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "entry-pinned-twice"; readonly entry: EntryId }
  | { readonly code: "player-against-self"; readonly entry: EntryId }
  | { readonly code: "unknown-board"; readonly board: number; readonly round: number }
  | { readonly code: "reason-missing" }
  /**
   * By the director's hand the round would break absolute rules: asked for again with `despite`,
   * these breaches and a reason, it is carried out.
   */
  | {
      readonly code: "rules-broken";
      readonly round: number;
      readonly breaches: readonly Breach[];
    }
  | { readonly code: "nobody-unpaired"; readonly round: number }
  | { readonly code: "round-has-results"; readonly round: number; readonly results: number }
  | { readonly code: "not-last-round"; readonly round: number; readonly last: number }
  | { readonly code: "round-not-published"; readonly round: number }
  | {
      readonly code: "not-opponents";
      readonly round: number;
      readonly players: readonly [EntryId, EntryId];
      /** Whom each of the two really plays; null for a bye. */
      readonly opponents: readonly [EntryId | null, EntryId | null];
    }
  | {
      readonly code: "score-out-of-range";
      readonly entry: EntryId;
      readonly score: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  /** Games of this competition end 1-0, ½-½ or 0-1, rarely ½-0, 0-½ or 0-0. */
  | { readonly code: "scores-do-not-fit"; readonly scores: readonly [number, number] }
  | { readonly code: "absent-not-in-game"; readonly entry: EntryId }
  | {
      readonly code: "result-exists";
      readonly round: number;
      readonly board: number;
      readonly seats: readonly [EntryId, EntryId];
    }
  | { readonly code: "no-result"; readonly round: number; readonly board: number }
  | { readonly code: "result-unchanged"; readonly round: number; readonly board: number }
  /** Later pairings were made with this result: correct it instead. */
  | { readonly code: "result-built-on"; readonly round: number; readonly laterRound: number }
  | { readonly code: "same-person"; readonly actor: string }
  | { readonly code: "cannot-draft-again"; readonly round: number; readonly results: number }
  /** Its games have no spread that a penalty could lower; points are assigned by a setting. */
  | { readonly code: "penalty-without-spread" }
  | { readonly code: "penalty-out-of-range"; readonly points: number }
  | { readonly code: "unknown-penalty"; readonly penalty: number }
  /** A play-off is between two or more, each named once. */
  | { readonly code: "play-off-order"; readonly entries: readonly EntryId[] }
  | { readonly code: "final-not-decided" }
  | Exclude<EntriesRefusal, { readonly code: "name-missing" }>
  | OptionRefusal
  | PairingRefusal
  | ChainRefusal;

/** What was carried out but deserves a second look. */
export type Warning =
  | {
      readonly code: "unusual-score";
      readonly entry: EntryId;
      readonly score: number;
      readonly usual: readonly [number, number];
    }
  /** Half a point or none for both sides of a game that was played: rare, and easily mistyped. */
  | { readonly code: "unusual-result"; readonly scores: readonly [number, number] }
  /** 0 : 50 is how a forfeit is written down: it was entered as one. */
  | { readonly code: "entered-as-forfeit"; readonly absent: EntryId }
  | { readonly code: "second-entry-differs"; readonly round: number; readonly board: number }
  /** Pairing numbers have changed. */
  | { readonly code: "numbers-moved"; readonly moves: readonly NumberMove[] }
  /** Since `round` was paired no pairing number changes: these stay, whatever was corrected. */
  | {
      readonly code: "numbers-kept";
      readonly round: number;
      readonly entries: readonly { readonly entry: EntryId; readonly number: number }[];
    }
  /** Who entered after `round` was paired has the next numbers. */
  | { readonly code: "late-numbers"; readonly round: number; readonly moves: readonly NumberMove[] }
  /** Two who were paired by hand are kept apart, or may not meet, by the rules of this event. */
  | {
      readonly code: "event-rule-broken";
      readonly players: readonly [EntryId, EntryId];
      readonly rule: EventRule;
    }
  /** Some entries are not checked in. */
  | { readonly code: "not-checked-in"; readonly entries: readonly EntryId[] };
