import type { Bracket } from "./bracket.ts";
import {
  bracketFrom,
  loserOf,
  type Plan,
  type PlannedGame,
  type PlannedSide,
  treeOver,
  winnerOf,
} from "./plan.ts";
import { slotOrder, treeSize } from "./slots.ts";

/** The largest bracket. */
export const MOST_ENTRANTS = 10_000;

/** Places that the losers of a knock-out still play for. */
export type LosersPlay =
  /** Nothing: they have left. */
  | "nothing"
  /** The losers of the semi-finals play for place 3. */
  | "third-place"
  /** Losers play on until each place is decided. */
  | "all-places"
  /** The losers of round 1 play a tree of their own; their places follow those of all others. */
  | "consolation";

/**
 * Returns the knock-out of `entrants`, at least 1: a tree of the next power of two; the seeds that
 * have no opponent in round 1 are its best. O(n log n).
 */
export const knockout = (entrants: number, losersPlay: LosersPlay = "nothing"): Bracket => {
  const lines = slotOrder(treeSize(entrants)).map((seed) => ({ from: "seed", seed }) as const);
  return bracketFrom(planners[losersPlay](lines), entrants);
};

type Planner = (lines: readonly PlannedSide[]) => Plan;

const plainTree: Planner = (lines) => {
  const rounds = treeOver(lines, 1, { part: "main" });
  return { games: rounds.flat(), exits: exitsOf(lines, rounds) };
};

/** The winner, then the losers of each round, last round first. */
const exitsOf = (
  lines: readonly PlannedSide[],
  rounds: readonly (readonly PlannedGame[])[],
): Plan["exits"] => [
  rounds.at(-1)?.map(winnerOf) ?? lines,
  ...rounds.map((games) => games.map(loserOf)).reverse(),
];

const withThirdPlace: Planner = (lines) => {
  const rounds = treeOver(lines, 1, { part: "main" });
  const [one, other] = rounds.at(-2)?.map(loserOf) ?? [];
  if (one === undefined || other === undefined) return plainTree(lines);
  const game: PlannedGame = {
    round: rounds.length,
    part: "places",
    sides: [one, other],
    bestPlace: 3,
  };
  const [first = [], second = [], , ...others] = exitsOf(lines, rounds);
  return {
    games: [...rounds.slice(0, -1).flat(), game, ...(rounds.at(-1) ?? [])],
    exits: [first, second, [winnerOf(game)], [loserOf(game)], ...others],
  };
};

const withAllPlaces: Planner = (lines) => {
  const { games, exits } = placesOver(lines, 1, 1);
  // Within a round the lower places first: the final is the last game.
  const places = ({ bestPlace = 1 }: PlannedGame): number => bestPlace;
  const inPlayingOrder = [...games].sort((a, b) => a.round - b.round || places(b) - places(a));
  return { games: inPlayingOrder, exits };
};

/** A tree for the places from `bestPlace`, and one for the losers of each of its rounds. */
const placesOver = (sides: readonly PlannedSide[], firstRound: number, bestPlace: number): Plan => {
  const kind =
    bestPlace === 1 ? ({ part: "main" } as const) : { part: "places" as const, bestPlace };
  const rounds = treeOver(sides, firstRound, kind);
  const losers = rounds.map((games, index) =>
    placesOver(games.map(loserOf), firstRound + index + 1, bestPlace + games.length),
  );
  return {
    games: [rounds, ...losers.map(({ games }) => [games])].flat(2),
    exits: [
      rounds.at(-1)?.map(winnerOf) ?? sides,
      ...losers.reverse().flatMap(({ exits }) => exits),
    ],
  };
};

const withConsolation: Planner = (lines) => {
  const rounds = treeOver(lines, 1, { part: "main" });
  if (rounds.length === 0) return plainTree(lines);
  const losers = rounds[0]?.map(loserOf) ?? [];
  const consolation = treeOver(losers, 2, { part: "consolation" });
  const games = [...rounds.flat(), ...consolation.flat()].sort((a, b) => a.round - b.round);
  return {
    games,
    exits: [...exitsOf(lines, rounds).slice(0, -1), ...exitsOf(losers, consolation)],
  };
};

const planners: Readonly<Record<LosersPlay, Planner>> = {
  nothing: plainTree,
  "third-place": withThirdPlace,
  "all-places": withAllPlaces,
  consolation: withConsolation,
};
