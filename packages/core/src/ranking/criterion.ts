import type { EntryId } from "../base/entry-id.ts";
import type { Scorecard } from "../base/scorecard.ts";
import type { PointSystem } from "./point-system.ts";
import type { DerivationOf, RankingCriterion, ValuesOf } from "./ranking-criterion.ts";

/** The edition of FIDE's tie-break regulations (C.07): of August 2024 or of March 2026. */
export type RuleEdition = 2024 | 2026;

/** Whether rounds are paired by standings, or everything is settled before the first (round robin). */
export type PairingKind = "swiss" | "pre-determined";

/** The result of a play-off, as the director entered it. */
export interface PlayOff {
  /** What was played. */
  readonly games: "regular" | "rapid" | "blitz";
  /** The place each participant reached, 1 first; who is not named took no part. */
  readonly places: ReadonlyMap<EntryId, number>;
}

/** What a ranking is computed over. */
export interface RankingField {
  readonly cards: readonly Scorecard[];
  /** Rounds 1 … rounds count. */
  readonly rounds: number;
  /** What results are worth; 1-½-0 by default. */
  readonly points?: PointSystem;
  /** 2026 by default. */
  readonly edition?: RuleEdition;
  /** `swiss` by default. */
  readonly pairing?: PairingKind;
  /** How many rounds the event has; `rounds` by default. */
  readonly plannedRounds?: number;
  readonly playOff?: PlayOff;
  /** Team events ranked by match points: the teams' cards with game points. */
  readonly gamePoints?: Pick<RankingField, "cards" | "points">;
  /** Team events ranked by game points: the teams' cards with match points. */
  readonly matchPoints?: Pick<RankingField, "cards" | "points">;
  /** Team events: what was scored on each board. */
  readonly boards?: BoardScores;
}

/** What teams scored on their boards. */
export interface BoardScores {
  /** How many boards a match has. */
  readonly count: number;
  /** By team, then round from 1: points on each board, board 1 first; empty where none is known. */
  readonly points: ReadonlyMap<EntryId, readonly (readonly number[])[]>;
}

/** What a term of a derivation is. */
export type TermKind =
  | "win"
  | "draw"
  | "loss"
  | "none"
  | "spread"
  | "booked"
  | "penalty"
  | "attribute"
  /** A round that counts one, or a half. */
  | "round"
  /** The score after the round. */
  | "running-score"
  /** The score of an opponent, or of a dummy. */
  | "score"
  | "rating"
  | "performance"
  | "buchholz"
  /** A score in an encounter with somebody who is tied. */
  | "encounter"
  /** The same of teams, told apart. */
  | "match-points"
  | "game-points"
  /** What a team scored on a board. */
  | "board"
  | "percentage";

/** Why a term does not count. */
export type CutReason =
  /** The least significant value (C.07 article 14.1). */
  | "least"
  /** The lowest from a voluntarily unplayed round (C.07 article 16.5.1). */
  | "voluntary"
  /** The most significant value (C.07 articles 14.3 and 14.4). */
  | "most"
  /** The score after the first rounds (C.07 article 14.1.1, 3). */
  | "early-round"
  /** The opponent scored less than the limit (C.07 article 9.2). */
  | "below-limit";

/** Whose place in an unplayed round a dummy takes, and what its score is (C.07 article 16.4). */
export interface Dummy {
  readonly for: "pairing-bye" | "full-point-bye" | "forfeit-win" | "forfeit-loss" | "requested-bye";
  /** The player's own score, which the dummy has unless that is limited. */
  readonly own: number;
  /** The most that the dummy may have; null in the edition of 2024. */
  readonly limit: number | null;
}

/** One contribution to a value: which round, against whom, how much, and what it is. */
export interface Term {
  /** 0 where the term belongs to no round. */
  readonly round: number;
  readonly opponent: EntryId | null;
  /** Teams: the board, 1 the top one, where the term belongs to one. */
  readonly board?: number;
  /** What it adds to the value, or would add if it were not cut. */
  readonly amount: number;
  readonly what: TermKind;
  /** The opponent's score, where the amount is this times the weight. */
  readonly score?: number;
  /**
   * The points from the game, where the amount is the score times this; of a percentage, what could
   * be won.
   */
  readonly weight?: number;
  /** The opponent's points in the table, where rounds were evaluated differently (article 16.3). */
  readonly unadjusted?: number;
  readonly dummy?: Dummy;
  readonly cut?: CutReason;
}

/** A line of the separate standings that direct encounters make among tied entries. */
export interface EncounterRow {
  readonly entry: EntryId;
  /** From the encounters that took place; the average of repeated ones. */
  readonly score: number;
  /** What the score could still become if the missing encounters had been won. */
  readonly most: number;
  /** The place these standings settle, from 1; null if they do not. */
  readonly place: number | null;
}

/** Separate standings among tied entries (C.07 article 6). */
export interface EncounterTable {
  readonly everybodyMet: boolean;
  /**
   * The rule that settles places: all met, ahead whatever happens, or Black in a drawn encounter;
   * between two teams the board count (fewest first), the top board or all boards but the bottom.
   */
  readonly by:
    | "all-met"
    | "ahead-anyway"
    | "black"
    | "board-count"
    | "top-board"
    | "without-bottom-boards";
  /** Teams: in which points the scores are. */
  readonly points?: "match" | "game";
  /** The board that decides, or from which on boards are left out. */
  readonly board?: number;
  readonly rows: readonly EncounterRow[];
}

/** A final from the side of one who plays in it. */
export interface FinalWorking {
  readonly opponent: EntryId;
  /** Own and opponent's points of each game; null for a forfeited one. */
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

/** How the terms that are not cut make the value. */
export type Working =
  | { readonly kind: "sum" }
  /** Their average, rounded half up to so many decimals; null: not rounded. */
  | { readonly kind: "average"; readonly decimals: number | null }
  /** Their sum out of `of`, but at least `floor`. */
  | { readonly kind: "share"; readonly of: number; readonly floor: number }
  /** Their average plus the rating difference that belongs to the share of points. */
  | {
      readonly kind: "performance";
      readonly score: number;
      readonly games: number;
      /** Points from these games out of 100, rounded half up. */
      readonly percent: number;
      readonly difference: number;
    }
  /** The lowest rating that is expected to score as much against them. */
  | { readonly kind: "perfect"; readonly score: number }
  /** Their sum divided by `divisor`, plus `score`, rounded half up to two decimals. */
  | { readonly kind: "strength"; readonly score: number; readonly divisor: number }
  /** There is no value. */
  | {
      readonly kind: "undefined";
      readonly reason: "ratings-missing" | "no-play-off" | "not-a-team-event";
    }
  /** 1 for the winner of a final, 0 for everybody else; null for who does not play in it. */
  | { readonly kind: "final"; readonly final: FinalWorking | null }
  /** Was in no stage at tables, as a late entrant: the place after the `behind` who were, or might be. */
  | { readonly kind: "missed-tables"; readonly behind: number }
  /** The place in the last of these tables that names the entry; 0 where nothing was settled. */
  | { readonly kind: "place"; readonly tables: readonly EncounterTable[] };

/** How a value is calculated: evaluated as `working` says (a sum by default), the terms make the value. */
export type Derivation = DerivationOf<number, Term, Working>;

/** The values of one criterion for a whole field; NaN where one is not defined. */
export type CriterionValues = ValuesOf<number, Derivation>;

/** What a criterion cannot do without. */
export type CriterionNeed = "ratings" | "starts" | "teams" | "boards";

/**
 * A ranking criterion ("Feinwertung") of games for two. Add one: a function in a file of its family and one line in
 * `registry.ts`.
 */
export interface Criterion extends RankingCriterion<RankingField, number, Derivation> {
  readonly needs?: readonly CriterionNeed[];
  /** The kind of event in which the criterion says nothing, and the article that says so. */
  readonly unsuited?: { readonly pairing: PairingKind; readonly article: string };
  /** No two entries have the same value: nothing after it is ever reached. */
  readonly final?: boolean;
}
