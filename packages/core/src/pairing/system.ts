import type { EntryId } from "../base/entry-id.ts";
import type { Result } from "../base/result.ts";
import type { Scorecard } from "../base/scorecard.ts";
import type { Draw, LotSource } from "../lots/lots.ts";
import type { PointSystem } from "../ranking/point-system.ts";
import type { Acceleration } from "./acceleration.ts";
import type { Breach } from "./breach.ts";
import type { NotPairedReason } from "./not-paired.ts";
import type { PairingNote } from "./notes.ts";
import type { OptionFields, OptionValues } from "./options.ts";
import type { OwnStarts } from "./starts/policy.ts";

/** Input of a pairing system: pair `available` for `round`. Plain data; no clock, no randomness. */
export interface RoundInput {
  /** The round to be paired, counted through the whole competition from 1. */
  readonly round: number;
  /** The stage's first round and number of rounds. */
  readonly stage: { readonly firstRound: number; readonly rounds: number };
  /** Results of rounds 1 … basedOn count; later ones (still in progress) count only as meetings. */
  readonly basedOn: number;
  /** All entries of the competition with their records, in order of entry. */
  readonly cards: readonly Scorecard[];
  /** The players to pair: present, and not already paired by hand. */
  readonly available: readonly EntryId[];
  /** Pairs that may not meet in this round regardless of the system. */
  readonly forbidden: readonly (readonly [EntryId, EntryId])[];
  readonly lots: LotSource;
  /**
   * All players of the round, including those already paired by hand. Systems that plan a stage in
   * its first round plan it for these. Default: `available`.
   */
  readonly field?: readonly EntryId[];
  /**
   * The recorded draws of this stage, including those of a draft whose rest is being paired: plans
   * made by lot stay as drawn, despite later corrections or withdrawals. Default: recomputed from
   * the cards.
   */
  readonly drawn?: readonly Draw[];
  /**
   * Returns the standings after `basedOn` by the competition's own ranking, best first, without
   * withdrawn entries; computed on demand. Default: the order of New Swiss (annex B needs ranks,
   * not only pairs).
   */
  readonly ranks?: () => readonly EntryId[];
  /** The entries by place of the stage's table. Default: derived from the cards, by seeding. */
  readonly places?: readonly EntryId[];
  /** Values of results, for systems that pair by points. Default: 1-½-0. */
  readonly points?: PointSystem;
  /** For teams: cards and points of the other score, in the same order as the cards. */
  readonly secondary?: { readonly cards: readonly Scorecard[]; readonly points: PointSystem };
  /** Fictitious points, for systems that use them: they replace its own. Default: none. */
  readonly accelerations?: readonly Acceleration[];
}

/** Two opponents. The order implies no starter unless `startsAssigned` is set. */
export interface PairedGame {
  readonly players: readonly [EntryId, EntryId];
  /** Reasons for this pair, most important first. */
  readonly notes: readonly PairingNote[];
}

/** A complete pairing: every available player is in exactly one pair or has a bye. */
export interface RoundPairing {
  /** In board order, board 1 first. */
  readonly games: readonly PairedGame[];
  /** Players without an opponent (at most one unless the system plans otherwise). */
  readonly byes: readonly { readonly entry: EntryId; readonly notes: readonly PairingNote[] }[];
  /** Notes on the round as a whole. */
  readonly notes: readonly PairingNote[];
  /** True if `players[0]` starts in every game: the system decides starts itself. */
  readonly startsAssigned: boolean;
  /**
   * The pairs of the stage's later rounds, next round first, if the system already knows them:
   * starts take them into account, see `assignStarts`. Default: none.
   */
  readonly upcoming?: readonly (readonly (readonly [EntryId, EntryId])[])[];
}

/** A round as it stands, paired by hand or not. */
export interface PairedRound {
  /** In board order; if `startAssigned`, the first of the players starts. */
  readonly games: readonly (PairedGame & { readonly startAssigned: boolean })[];
  readonly byes: RoundPairing["byes"];
}

/** Reason why a round cannot be paired. Clients word the way out; the parameters identify it. */
export type PairingRefusal =
  | { readonly code: "too-few-players"; readonly players: number; readonly needed: number }
  | { readonly code: "too-many-players"; readonly players: number; readonly allowed: number }
  /** No pairing exists with at most `repeats` earlier meetings a pair; one more may help. */
  | { readonly code: "no-pairing-within-repeats"; readonly repeats: number }
  /** No pairing exists at all because of forbidden pairs. */
  | { readonly code: "no-pairing"; readonly forbidden: number }
  | { readonly code: "round-outside-stage"; readonly round: number; readonly lastRound: number }
  /** No complete pairing avoids repeated meetings, third colours and further byes. */
  | { readonly code: "no-legal-pairing"; readonly players: number }
  /** A field that was fixed at the start of the stage (groups, Berger table) has changed. */
  | { readonly code: "field-changed"; readonly entries: readonly EntryId[] }
  /** The stage's system is not supported: this many players are still to be paired by hand. */
  | { readonly code: "paired-by-hand"; readonly players: number }
  /** The final needs no further game. */
  | { readonly code: "final-decided"; readonly winner: EntryId };

/** A table of places: the same for every field of a size. */
export interface TableRules<Fields extends OptionFields = OptionFields> {
  /**
   * Returns the number of rounds for this many players, including the bye round of an odd number.
   * `boards`: of a match, for teams; else 1.
   */
  rounds(players: number, options: OptionValues<Fields>, boards: number): number;
  /** Returns the number of games of `place`, from 0, in a stage of `rounds` rounds. */
  games(players: number, place: number, rounds: number, options: OptionValues<Fields>): number;
  leaving(options: OptionValues<Fields>): LeaverRule;
}

/** Treatment of the games of a player who leaves a table before the end. */
export type LeaverRule =
  /**
   * FIDE's rule: with less than half of the games played none of them counts in the standings;
   * otherwise they count, and the remaining games are lost by forfeit. In either case these appear
   * in the table as forfeits.
   */
  | "half"
  /** No game counts in the standings, regardless of how many were played. */
  | "annul"
  /** Played games count; the remaining games are lost by forfeit. */
  | "forfeit"
  /** Played games count; the opponents have a bye. */
  | "bye";

/**
 * A pairing system. To add one, create a folder under `pairing/` that exports such a value, and add
 * a line to `registry.ts`. Command line, API, web forms and documentation read the registry.
 */
export interface PairingSystem<Fields extends OptionFields = OptionFields> {
  readonly id: string;
  /** The options of the system, with their ranges and defaults. */
  readonly options: Fields;
  /** Pairs teams only, never players. */
  readonly forTeams?: true;
  /** Missing for systems that leave starts to the competition's rules, or take them as given. */
  readonly ownStarts?: OwnStarts;
  /** True if the whole stage may be paired before its first round is played (fixed tables). */
  readonly plannedAhead: boolean;
  pair(input: RoundInput, options: OptionValues<Fields>): Result<RoundPairing, PairingRefusal>;
  /** For round robin systems: the table of the places that a stage begins with. */
  readonly table?: TableRules<Fields>;
  /**
   * Returns the absolute rules of the system that a round breaks, of its games first, then of its
   * byes: the director may do so by hand only with a reason. `input.available` includes all players
   * of the round, also those still to be paired. Compromises that the system itself would make to
   * pair the round break no absolute rule.
   */
  breaches(input: RoundInput, options: OptionValues<Fields>, round: PairedRound): readonly Breach[];
  /**
   * Orders pairs made by hand: each with its starter first, and the reason. Missing for systems
   * that leave starts to the competition's rules.
   */
  seatPairs?(
    input: RoundInput,
    options: OptionValues<Fields>,
    pairs: readonly (readonly [EntryId, EntryId])[],
  ): readonly PairedGame[];
  /**
   * Explains why two players do not meet; null if the round cannot be paired. Missing for systems
   * that have nothing to add to the notes of their pairs.
   */
  whyNotPaired?(
    input: RoundInput,
    options: OptionValues<Fields>,
    players: readonly [EntryId, EntryId],
  ): NotPairedReason | null;
}
