import type { Bracket, BracketGame, BracketPart, BracketSide, Exit } from "./bracket.ts";

/** A side in a full tree, before byes are known. */
export type PlannedSide =
  | { readonly from: "seed"; readonly seed: number }
  | { readonly from: "winner" | "loser"; readonly game: PlannedGame };

/** A game of a full tree. */
export interface PlannedGame {
  readonly round: number;
  readonly part: BracketPart;
  readonly sides: readonly [PlannedSide, PlannedSide];
  readonly bestPlace?: number;
}

/** A bracket of a full tree. */
export interface Plan {
  /** In playing order. */
  readonly games: readonly PlannedGame[];
  /** The ends of runs, best first; those of a group share their places. */
  readonly exits: readonly (readonly PlannedSide[])[];
}

/** Returns the winner of a planned game. */
export const winnerOf = (game: PlannedGame): PlannedSide => ({ from: "winner", game });

/** Returns the loser of a planned game. */
export const loserOf = (game: PlannedGame): PlannedSide => ({ from: "loser", game });

/** Returns neighbours as pairs; `list` has an even length. */
export const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((first, index) => (index % 2 === 0 ? [[first, list[index + 1] as T] as const] : []));

/** What the games of a tree have in common. */
type TreeKind = Pick<PlannedGame, "part" | "bestPlace">;

/** Returns the rounds of a tree over `sides`, a power of two of them, first round first. */
export const treeOver = (
  sides: readonly PlannedSide[],
  firstRound: number,
  kind: TreeKind,
): readonly (readonly PlannedGame[])[] => {
  if (sides.length < 2) return [];
  const games = pairsOf(sides).map((pair) => ({ ...kind, round: firstRound, sides: pair }));
  return [games, ...treeOver(games.map(winnerOf), firstRound + 1, kind)];
};

/** An outcome of a planned game for `entrants`: null where nobody is. */
interface Outcome {
  readonly winner: BracketSide | null;
  readonly loser: BracketSide | null;
}

/**
 * Plays a plan for `entrants`: seeds above them are nobody, who loses to anybody without a game. The
 * remaining games are numbered in the order of the plan. O(games).
 */
export const bracketFrom = (plan: Plan, entrants: number): Bracket => {
  const outcomes = new Map<PlannedGame, Outcome>();
  const games: BracketGame[] = [];
  const resolved = (side: PlannedSide): BracketSide | null => {
    if (side.from === "seed") return side.seed <= entrants ? side : null;
    return outcomes.get(side.game)?.[side.from] ?? null;
  };
  for (const planned of plan.games) {
    const [one, other] = [resolved(planned.sides[0]), resolved(planned.sides[1])];
    if (one === null || other === null) {
      outcomes.set(planned, { winner: one ?? other, loser: null });
      continue;
    }
    const game = games.length + 1;
    games.push({ ...planned, game, sides: [one, other] });
    outcomes.set(planned, { winner: { from: "winner", game }, loser: { from: "loser", game } });
  }
  return { entrants, games, exits: exitsFrom(plan, resolved) };
};

const exitsFrom = (
  plan: Plan,
  resolved: (side: PlannedSide) => BracketSide | null,
): readonly Exit[] => {
  const exits: Exit[] = [];
  for (const group of plan.exits) {
    const sides = group.map(resolved).filter((side) => side !== null);
    const places = { from: exits.length + 1, to: exits.length + sides.length };
    exits.push(...sides.map((side) => ({ side, ...places })));
  }
  return exits;
};
