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

/** What a pairing system is asked: pair `available` for `round`. All of it is data; no clock, no chance. */
export interface RoundInput {
  /** The round to be paired, counted through the whole competition from 1. */
  readonly round: number;
  /** The stage's first round and how many rounds it has. */
  readonly stage: { readonly firstRound: number; readonly rounds: number };
  /** Results of rounds 1 … basedOn count; later ones (still being played) count only as meetings. */
  readonly basedOn: number;
  /** Every entry of the competition with all that is recorded, in order of entry. */
  readonly cards: readonly Scorecard[];
  /** Who has to be paired: present, and not already paired by hand. */
  readonly available: readonly EntryId[];
  /** Pairs that may not meet in this round whatever the system says. */
  readonly forbidden: readonly (readonly [EntryId, EntryId])[];
  readonly lots: LotSource;
  /**
   * Everybody who takes part in the round, those included who are already paired by hand. Systems
   * that plan a stage in its first round plan it for these. Default: `available`.
   */
  readonly field?: readonly EntryId[];
  /**
   * The draws recorded with this stage so far, of a draft whose rest is paired its own among them:
   * what was planned by lot stays as drawn, whatever is corrected or withdrawn later. Default:
   * recomputed from the cards.
   */
  readonly drawn?: readonly Draw[];
  /**
   * The standings after `basedOn` by the competition's own ranking, best first, without entries
   * that have withdrawn; ranked when asked for. Default: the order of New Swiss (annex B needs ranks,
   * not only pairs).
   */
  readonly ranks?: () => readonly EntryId[];
  /** Who sits at which place of the stage's table. Default: as the cards tell, by seeding. */
  readonly places?: readonly EntryId[];
  /** What results are worth, for systems that pair by points. Default: 1-½-0. */
  readonly points?: PointSystem;
  /** Of teams: what they have by the other score, in the same order as the cards. */
  readonly secondary?: { readonly cards: readonly Scorecard[]; readonly points: PointSystem };
  /** Fictitious points, for systems that know them: they replace the system's own. Default: none. */
  readonly accelerations?: readonly Acceleration[];
}

/** Two opponents. The order says nothing about who starts unless `startsAssigned` is set. */
export interface PairedGame {
  readonly players: readonly [EntryId, EntryId];
  /** Why these two meet, most important first. */
  readonly notes: readonly PairingNote[];
}

/** A complete answer: every available player is in exactly one pair or is a bye. */
export interface RoundPairing {
  /** In board order, board 1 first. */
  readonly games: readonly PairedGame[];
  /** Players without an opponent (at most one unless the system plans otherwise). */
  readonly byes: readonly { readonly entry: EntryId; readonly notes: readonly PairingNote[] }[];
  /** What holds for the round as a whole. */
  readonly notes: readonly PairingNote[];
  /** True when `players[0]` is to start in every game: the system decides starts itself. */
  readonly startsAssigned: boolean;
  /**
   * The pairs of the stage's later rounds, next round first, where the system knows them already:
   * starts are assigned with them in mind, see `assignStarts`. Default: none.
   */
  readonly upcoming?: readonly (readonly (readonly [EntryId, EntryId])[])[];
}

/** A round as it stands, by whatever hand it was paired. */
export interface PairedRound {
  /** In board order; where `startAssigned` the first of the players starts. */
  readonly games: readonly (PairedGame & { readonly startAssigned: boolean })[];
  readonly byes: RoundPairing["byes"];
}

/** Why a round cannot be paired. `way out` in words belongs to the edge; the parameters say which. */
export type PairingRefusal =
  | { readonly code: "too-few-players"; readonly players: number; readonly needed: number }
  | { readonly code: "too-many-players"; readonly players: number; readonly allowed: number }
  /** No pairing exists with at most `repeats` earlier meetings a pair; one more may be allowed. */
  | { readonly code: "no-pairing-within-repeats"; readonly repeats: number }
  /** No pairing exists at all because of forbidden pairs. */
  | { readonly code: "no-pairing"; readonly forbidden: number }
  | { readonly code: "round-outside-stage"; readonly round: number; readonly lastRound: number }
  /** Nobody may meet again, or have a third colour or bye too many: no pairing of all obeys that. */
  | { readonly code: "no-legal-pairing"; readonly players: number }
  /** A field that was fixed at the start of the stage (groups, Berger table) has changed. */
  | { readonly code: "field-changed"; readonly entries: readonly EntryId[] }
  /** The stage's system is none of ours: so many players are still to be paired by hand. */
  | { readonly code: "paired-by-hand"; readonly players: number }
  /** The final needs no further game. */
  | { readonly code: "final-decided"; readonly winner: EntryId };

/** A table of places: the same for every field of a size. */
export interface TableRules<Fields extends OptionFields = OptionFields> {
  /**
   * How many rounds it has for so many players, a free round of an odd number included. `boards`:
   * of a match, where teams play; else 1.
   */
  rounds(players: number, options: OptionValues<Fields>, boards: number): number;
  /** How many games who sits at `place`, from 0, has in a stage of `rounds` rounds. */
  games(players: number, place: number, rounds: number, options: OptionValues<Fields>): number;
  leaving(options: OptionValues<Fields>): LeaverRule;
}

/** What becomes of the games of somebody who leaves a table before the end. */
export type LeaverRule =
  /**
   * As FIDE has it: with less than half of the games played none of them counts in the standings;
   * otherwise they count, and the games that are left are lost by forfeit. In either case these
   * stand in the table as forfeits.
   */
  | "half"
  /** None of the games counts in the standings, however many were played. */
  | "annul"
  /** What was played counts; the games that are left are lost by forfeit. */
  | "forfeit"
  /** What was played counts; the opponents have a bye. */
  | "bye";

/**
 * A pairing system. Add one: a folder under `pairing/` that exports such a value, and one line in
 * `registry.ts`. Command line, API, web forms and documentation read the registry.
 */
export interface PairingSystem<Fields extends OptionFields = OptionFields> {
  readonly id: string;
  /** The settings of the system, with their ranges and defaults. */
  readonly options: Fields;
  /** Pairs teams, which nobody would do with players. */
  readonly forTeams?: true;
  /** Left out by systems that leave starts to the competition's rules, or take them as given. */
  readonly ownStarts?: OwnStarts;
  /** Whether the whole stage may be paired before its first round is played (fixed tables). */
  readonly plannedAhead: boolean;
  pair(input: RoundInput, options: OptionValues<Fields>): Result<RoundPairing, PairingRefusal>;
  /** Systems in which everybody meets everybody by a table of the places that a stage begins with. */
  readonly table?: TableRules<Fields>;
  /**
   * The absolute rules of the system that a round breaks, of its games first, then of its byes: what
   * the director may do by hand only with a reason. `input.available` is everybody in the round,
   * those included who are still to be paired. What the system itself would rather do than leave
   * the round unpaired breaks no absolute rule.
   */
  breaches(input: RoundInput, options: OptionValues<Fields>, round: PairedRound): readonly Breach[];
  /**
   * Who starts in pairs that were made by hand: each with its first player to start, and why. Left
   * out by systems that leave starts to the competition's rules.
   */
  seatPairs?(
    input: RoundInput,
    options: OptionValues<Fields>,
    pairs: readonly (readonly [EntryId, EntryId])[],
  ): readonly PairedGame[];
  /**
   * Why two of those to be paired do not meet; null where the round cannot be paired. Left out by
   * systems that have nothing to add to the notes of their pairs.
   */
  whyNotPaired?(
    input: RoundInput,
    options: OptionValues<Fields>,
    players: readonly [EntryId, EntryId],
  ): NotPairedReason | null;
}
