/** A game of an event to be rated. Players are indices. */
export interface EventGame {
  readonly white: number;
  readonly black: number;
  /** White's score in half points. */
  readonly halves: 0 | 1 | 2;
  /** Not played over the board: counts for no rating. */
  readonly forfeit: boolean;
}

/** A player of an event to be rated. */
export interface EventPlayer {
  /** Null: without a rating. */
  readonly rating: number | null;
  /** Null: unknown, which counts as adult. */
  readonly birthYear: number | null;
}

/** A game from one player's side. */
export interface OwnGame {
  /** Index of the game in the event. */
  readonly game: number;
  readonly opponent: number;
  readonly colour: "white" | "black";
  readonly halves: number;
  readonly forfeit: boolean;
}

/** Returns the games of each player, in the event's order. Linear. */
export const gamesByPlayer = (
  players: number,
  games: readonly EventGame[],
): readonly (readonly OwnGame[])[] => {
  const own: OwnGame[][] = Array.from({ length: players }, () => []);
  for (const [game, { white, black, halves, forfeit }] of games.entries()) {
    own[white]?.push({ game, opponent: black, colour: "white", halves, forfeit });
    own[black]?.push({ game, opponent: white, colour: "black", halves: 2 - halves, forfeit });
  }
  return own;
};

/** A game in the working of a rating. */
export interface RatedLine extends OwnGame {
  /** The opponent's rating; null: without one. */
  readonly rating: number | null;
  /** Null: the game counts. */
  readonly uncounted: "forfeit" | "unrated" | null;
  /** The expected score, in thousandths; 0 if the game does not count. */
  readonly expected: number;
}

/** The sums of a player's rated games. */
export interface RatedSums {
  /** Number of games that count. */
  readonly games: number;
  readonly halves: number;
  /** In thousandths of a point: exact, as each game's is rounded to them. */
  readonly expected: number;
  readonly lines: readonly RatedLine[];
}

/** Sums a player's games with the expectation against each rating. */
export const rateGames = (
  games: readonly OwnGame[],
  ratingOf: (player: number) => number | null,
  expectedAgainst: (rating: number) => number,
): RatedSums => {
  const lines = games.map((game): RatedLine => {
    const rating = ratingOf(game.opponent);
    const uncounted = game.forfeit ? "forfeit" : rating === null ? "unrated" : null;
    const expected = uncounted === null && rating !== null ? expectedAgainst(rating) : 0;
    return { ...game, rating, uncounted, expected };
  });
  const counted = lines.filter(({ uncounted }) => uncounted === null);
  return {
    games: counted.length,
    halves: counted.reduce((sum, { halves }) => sum + halves, 0),
    expected: counted.reduce((sum, { expected }) => sum + expected, 0),
    lines,
  };
};

/** Score minus expectation, in thousandths of a point. */
export const surplusOf = ({ halves, expected }: RatedSums): number => 500 * halves - expected;

/** Why a player has no rating after an event. */
export type Unrated = "no-start" | "too-few-games" | "all-won" | "all-lost" | "below-floor";

/** What becomes of a player. `Working` is how a system found the coefficient. */
export type RatingOutcome<Working> = RatedSums &
  (
    | {
        readonly kind: "rated";
        readonly before: number;
        readonly after: number;
        /** Value of a point more or less than expected, in tenths; DWZ of the old order: E, too. */
        readonly k: number;
        readonly working: Working;
      }
    | { readonly kind: "first"; readonly after: number; readonly stage: 1 | 2 }
    | { readonly kind: "unrated"; readonly reason: Unrated }
  );

/** A player's age in a year; null: unknown. */
export const ageIn = (year: number, birthYear: number | null): number | null =>
  birthYear === null ? null : year - birthYear;
