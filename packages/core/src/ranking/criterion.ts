import type { EntryId } from "../base/entry-id.ts";
import type { Scorecard } from "../base/scorecard.ts";
import type { PointSystem } from "./point-system.ts";
import type { DerivationOf, RankingCriterion, ValuesOf } from "./ranking-criterion.ts";

/** The edition of FIDE's tie-break regulations (C.07): August 2024 or March 2026. */
export type RuleEdition = 2024 | 2026;

/** Paired by standings, or entirely before the first round (round robin). */
export type PairingKind = "swiss" | "pre-determined";

/** Result of a play-off, as entered by the director. */
export interface PlayOff {
  /** The kind of games. */
  readonly games: "regular" | "rapid" | "blitz";
  /** The place of each participant, 1 first; other entries took no part. */
  readonly places: ReadonlyMap<EntryId, number>;
}

/** Input of a ranking. */
export interface RankingField {
  readonly cards: readonly Scorecard[];
  /** Rounds 1 … rounds count. */
  readonly rounds: number;
  /** Values of results; 1-½-0 by default. */
  readonly points?: PointSystem;
  /** 2026 by default. */
  readonly edition?: RuleEdition;
  /** `swiss` by default. */
  readonly pairing?: PairingKind;
  /** Number of rounds of the event; `rounds` by default. */
  readonly plannedRounds?: number;
  readonly playOff?: PlayOff;
  /** Team events ranked by match points: the teams' cards with game points. */
  readonly gamePoints?: Pick<RankingField, "cards" | "points">;
  /** Team events ranked by game points: the teams' cards with match points. */
  readonly matchPoints?: Pick<RankingField, "cards" | "points">;
  /** Team events: the scores on each board. */
  readonly boards?: BoardScores;
}

/** Scores of teams on their boards. */
export interface BoardScores {
  /** Number of boards of a match. */
  readonly count: number;
  /** By team, then round from 1: points on each board, board 1 first; empty if unknown. */
  readonly points: ReadonlyMap<EntryId, readonly (readonly number[])[]>;
}

/** Kind of a derivation's term. */
export type TermKind =
  | "win"
  | "draw"
  | "loss"
  | "none"
  | "spread"
  | "booked"
  | "penalty"
  | "attribute"
  /** A round that counts one or a half. */
  | "round"
  /** The score after the round. */
  | "running-score"
  /** The score of an opponent, or of a dummy. */
  | "score"
  | "rating"
  | "performance"
  | "buchholz"
  /** A score in an encounter with a tied entry. */
  | "encounter"
  /** The same for teams, by kind of points. */
  | "match-points"
  | "game-points"
  /** A team's score on a board. */
  | "board"
  | "percentage";

/** Reason why a term does not count. */
export type CutReason =
  /** The least significant value (C.07 article 14.1). */
  | "least"
  /** The lowest of a voluntarily unplayed round (C.07 article 16.5.1). */
  | "voluntary"
  /** The most significant value (C.07 articles 14.3 and 14.4). */
  | "most"
  /** The score after the first rounds (C.07 article 14.1.1, 3). */
  | "early-round"
  /** The opponent scored less than the limit (C.07 article 9.2). */
  | "below-limit";

/**
 * The opponent that a dummy replaces in an unplayed round, and the dummy's score (C.07 article
 * 16.4).
 */
export interface Dummy {
  readonly for: "pairing-bye" | "full-point-bye" | "forfeit-win" | "forfeit-loss" | "requested-bye";
  /** The player's own score, which is the dummy's unless limited. */
  readonly own: number;
  /** Maximum of the dummy's score; null in the edition of 2024. */
  readonly limit: number | null;
}

/** One contribution to a value: its round, opponent, amount and kind. */
export interface Term {
  /** 0 if the term belongs to no round. */
  readonly round: number;
  readonly opponent: EntryId | null;
  /** Teams: the board, 1 the top one, if the term belongs to one. */
  readonly board?: number;
  /** Its amount in the value, or the amount cut. */
  readonly amount: number;
  readonly what: TermKind;
  /** The opponent's score, if the amount is this times the weight. */
  readonly score?: number;
  /**
   * The points from the game, if the amount is the score times this; for a percentage, the possible
   * points.
   */
  readonly weight?: number;
  /** The opponent's points in the table, if rounds were evaluated differently (article 16.3). */
  readonly unadjusted?: number;
  readonly dummy?: Dummy;
  readonly cut?: CutReason;
}

/** A line of the separate standings of direct encounters among tied entries. */
export interface EncounterRow {
  readonly entry: EntryId;
  /** From the encounters that took place; repeated ones averaged. */
  readonly score: number;
  /** The maximum score if the missing encounters had been won. */
  readonly most: number;
  /** The place decided by these standings, from 1; null if undecided. */
  readonly place: number | null;
}

/** Separate standings among tied entries (C.07 article 6). */
export interface EncounterTable {
  readonly everybodyMet: boolean;
  /**
   * The deciding rule: all met, ahead in any case, or Black in a drawn encounter; between two teams
   * the board count (fewest first), the top board or all boards but the bottom.
   */
  readonly by:
    | "all-met"
    | "ahead-anyway"
    | "black"
    | "board-count"
    | "top-board"
    | "without-bottom-boards";
  /** Teams: the kind of points. */
  readonly points?: "match" | "game";
  /** The deciding board, or the first board left out. */
  readonly board?: number;
  readonly rows: readonly EncounterRow[];
}

/** A final from the side of one player. */
export interface FinalWorking {
  readonly opponent: EntryId;
  /** Own and opponent's points of each game; null for a forfeit. */
  readonly games: readonly {
    readonly round: number;
    readonly scores: readonly [number, number] | null;
  }[];
  /** Own and the opponent's; a draw is half a win. */
  readonly wins: readonly [number, number];
  /** The lead in points over all games, penalties deducted. */
  readonly lead: number;
  readonly decidedBy: "wins" | "points" | "level" | "open";
}

/** How the uncut terms make the value. */
export type Working =
  | { readonly kind: "sum" }
  /** Their average, rounded half up to this many decimals; null: not rounded. */
  | { readonly kind: "average"; readonly decimals: number | null }
  /** Their sum out of `of`, but at least `floor`. */
  | { readonly kind: "share"; readonly of: number; readonly floor: number }
  /** Their average plus the rating difference for the share of points. */
  | {
      readonly kind: "performance";
      readonly score: number;
      readonly games: number;
      /** Points from these games out of 100, rounded half up. */
      readonly percent: number;
      readonly difference: number;
    }
  /** The lowest rating with at least this expected score against them. */
  | { readonly kind: "perfect"; readonly score: number }
  /** Their sum divided by `divisor`, plus `score`, rounded half up to two decimals. */
  | { readonly kind: "strength"; readonly score: number; readonly divisor: number }
  /** There is no value. */
  | {
      readonly kind: "undefined";
      readonly reason: "ratings-missing" | "no-play-off" | "not-a-team-event";
    }
  /** 1 for the winner of a final, 0 for other entries; null for those not in it. */
  | { readonly kind: "final"; readonly final: FinalWorking | null }
  /**
   * In no stage at tables, as a late entrant: the place after the `behind` who were, or might be.
   */
  | { readonly kind: "missed-tables"; readonly behind: number }
  /** The place in the last of these tables that names the entry; 0 if none is decided. */
  | { readonly kind: "place"; readonly tables: readonly EncounterTable[] };

/** Calculation of a value: the terms make the value by `working` (a sum by default). */
export type Derivation = DerivationOf<number, Term, Working>;

/** The values of one criterion for a whole field; NaN if undefined. */
export type CriterionValues = ValuesOf<number, Derivation>;

/** Data that a criterion requires. */
export type CriterionNeed = "ratings" | "starts" | "teams" | "boards";

/**
 * A ranking criterion ("Feinwertung") of games for two. To add one, write a function in a file of
 * its family and a line in `registry.ts`.
 */
export interface Criterion extends RankingCriterion<RankingField, number, Derivation> {
  readonly needs?: readonly CriterionNeed[];
  /** The kind of event in which the criterion is meaningless, and the article about it. */
  readonly unsuited?: { readonly pairing: PairingKind; readonly article: string };
  /** All values differ: later criteria are never reached. */
  readonly final?: boolean;
}
