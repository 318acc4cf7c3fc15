import type { Bracket, BracketGame, BracketSide } from "./bracket.ts";

/** The outcome of a game: who goes on, the first or the second of its sides. */
export type BracketResult =
  | { readonly winner: 0 | 1; readonly unplayed?: true }
  /** Both have withdrawn: neither goes on. */
  | { readonly winner: null };

/** Results by number of the game. */
export type BracketResults = ReadonlyMap<number, BracketResult>;

/** One who comes from a side: a seed, nobody (all who could have come have withdrawn), or open. */
export type Occupant = number | "nobody" | "open";

/** A game of a bracket as it stands. */
export interface GameState {
  readonly game: number;
  readonly sides: readonly [Occupant, Occupant];
  readonly state: /** One of the sides is open. */
    | "waiting"
    | "ready"
    | "decided"
    /** At most one of the sides has an entrant, who goes on without a game. */
    | "walkover"
    /** The second final: the first has decided. */
    | "not-needed";
  readonly winner: Occupant;
  readonly loser: Occupant;
}

/** Returns the state of each game by its number. Results of games without both sides are ignored. */
export const progressOf = (
  bracket: Bracket,
  results: BracketResults,
): ReadonlyMap<number, GameState> => {
  const states = new Map<number, GameState>();
  for (const game of bracket.games) {
    states.set(game.game, stateOf(game, states, results.get(game.game)));
  }
  return states;
};

/** Returns the state of a game from those of the games that its sides come from. */
export const stateOf = (
  game: BracketGame,
  before: ReadonlyMap<number, GameState>,
  result: BracketResult | undefined,
): GameState => {
  const sides = [occupantOf(game.sides[0], before), occupantOf(game.sides[1], before)] as const;
  const known = { game: game.game, sides };
  const [one, other] = sides;
  if (one === "open" || other === "open") {
    return { ...known, state: "waiting", winner: "open", loser: "open" };
  }
  if (game.part === "reset" && isDecidedByFirst(game, before)) {
    return { ...known, state: "not-needed", winner: one, loser: other };
  }
  if (one === "nobody" || other === "nobody") {
    const winner = one === "nobody" ? other : one;
    return { ...known, state: "walkover", winner, loser: "nobody" };
  }
  if (result === undefined) return { ...known, state: "ready", winner: "open", loser: "open" };
  if (result.winner === null) {
    return { ...known, state: "decided", winner: "nobody", loser: "nobody" };
  }
  const loser = sides[1 - result.winner] as number;
  return { ...known, state: "decided", winner: sides[result.winner], loser };
};

const occupantOf = (side: BracketSide, states: ReadonlyMap<number, GameState>): Occupant =>
  side.from === "seed" ? side.seed : (states.get(side.game)?.[side.from] ?? "open");

/** True if the winner of the main tree won the first final: its opponent has lost twice. */
const isDecidedByFirst = (
  { sides: [side] }: BracketGame,
  states: ReadonlyMap<number, GameState>,
): boolean => {
  if (side.from === "seed") return false;
  const final = states.get(side.game);
  return final !== undefined && final.winner === final.sides[0];
};

/** A place that is certain, shared from `from` to `to`. */
export interface BracketPlace {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the places of those whose run has ended, best first. Losers of the same round share their
 * places. Those who withdrew together, so that neither went on, have none.
 */
export const bracketPlaces = (
  bracket: Bracket,
  states: ReadonlyMap<number, GameState>,
): readonly BracketPlace[] =>
  bracket.exits.flatMap(({ side, from, to }) => {
    const seed = occupantOf(side, states);
    return typeof seed === "number" ? [{ seed, from, to }] : [];
  });
