/** A rank as a whole number: 2 kyu is −2, 1 kyu −1, 1 dan 0, 2 dan 1. */
export type GoRank = number;

/** How the players of a score group are to meet each other. */
export type SeedSystem =
  /** First against last, second against last but one. */
  | "fold"
  /** Upper half against lower half, in order. */
  | "slip";

/** Who of a group is to play someone of another group. */
export type DrawnFrom = "top" | "middle" | "bottom";

/** Parameters of a McMahon or Swiss event, as in OpenGotha. Weights are gains: more is better. */
export interface McMahonParameters {
  /** Score that pairs: McMahon score, or wins (Swiss). */
  readonly score: "mms" | "wins";
  readonly rounds: number;
  /** Ranks above the bar start with its score, ranks below the floor with that of the floor. */
  readonly bar: GoRank;
  readonly floor: GoRank;
  /** Half points for rounds without a game, by score. */
  readonly halvesAbsent: { readonly mms: number; readonly wins: number };
  readonly halvesBye: { readonly mms: number; readonly wins: number };
  /** True if scores with a half are rounded down. */
  readonly roundsDown: boolean;
  readonly handicap: {
    /** By the difference of McMahon scores instead of ranks. */
    readonly byScore: boolean;
    /** Stones fewer than the difference. */
    readonly reduction: number;
    readonly most: number;
    /** No handicap between players from this rank up. */
    readonly noneFrom: GoRank;
  };
  readonly weights: {
    readonly newOpponent: number;
    readonly colours: number;
    readonly score: number;
    readonly drawnUpOrDown: number;
    readonly seeding: number;
    readonly otherPlace: number;
  };
  /** Shape of weights by distance: above 0, small distances cost less than in proportion. */
  readonly concavity: number;
  readonly drawnFromUpper: DrawnFrom;
  readonly drawnFromLower: DrawnFrom;
  /** True if a player drawn up before is better drawn down, and the other way round. */
  readonly compensates: boolean;
  readonly seeding: {
    readonly first: SeedSystem;
    readonly later: SeedSystem;
    /** The last round of the first system. */
    readonly lastRoundOfFirst: number;
    /** True if ties in a group are ordered by rating. */
    readonly firstByRating: boolean;
    readonly laterByRating: boolean;
  };
  /** Score difference that is accepted rather than a game within a club, or a country. */
  readonly ratherThanSameClub: number;
  readonly ratherThanSameCountry: number;
  /** Strong players, who may meet others of their club: from a rank, at the bar, with many wins. */
  readonly strong: {
    readonly rank: GoRank;
    readonly atBar: boolean;
    readonly byWins: boolean;
  };
}

/** The rank of score 0. */
export const ZERO_RANK: GoRank = -30;
