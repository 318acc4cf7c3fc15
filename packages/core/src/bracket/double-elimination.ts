import type { Bracket, BracketPart } from "./bracket.ts";
import { dropMask } from "./drop-order.ts";
import {
  bracketFrom,
  loserOf,
  type Plan,
  type PlannedGame,
  type PlannedSide,
  pairsOf,
  treeOver,
  winnerOf,
} from "./plan.ts";
import { mirroredSlotOrder, slotOrder, treeSize } from "./slots.ts";

/** From this size on, trees are drawn and numbered like the published one of 16. */
const LARGE = 16;

/**
 * Returns the double elimination of `entrants`,: who has lost twice is out. The trees of
 * 4, 8 and 16 are those of Null Signal Games' organised play. `reset`: a second final if the winner
 * of the main tree lost the first; without it the first decides. O(n log n).
 */
export const doubleElimination = (entrants: number, reset = true): Bracket => {
  const bracket = bracketFrom(planOf(treeSize(entrants), reset), entrants);
  return entrants === LARGE ? numberedAsPublished(bracket) : bracket;
};

const planOf = (size: number, reset: boolean): Plan => {
  if (size < 2) return { games: [], exits: [[{ from: "seed", seed: 1 }]] };
  const order = size < LARGE ? slotOrder(size) : mirroredSlotOrder(size);
  const lines = pairsOf(order).flatMap(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
  const seeds = lines.map((seed) => ({ from: "seed", seed }) as const);
  const main = treeOver(seeds, 1, { part: "main" });
  const losers = losersRounds(main);
  const [unbeaten] = main.at(-1)?.map(winnerOf) ?? [];
  const [beaten] = losers.at(-1)?.map(winnerOf) ?? main.at(-1)?.map(loserOf) ?? [];
  const finals =
    unbeaten === undefined || beaten === undefined
      ? []
      : finalsOf(unbeaten, beaten, Math.max(main.length, losers.length + 1) + 1, reset);
  return {
    games: [...inPlayingOrder(main, losers, size), ...finals],
    exits: [
      ...finals.slice(-1).flatMap((last) => [[winnerOf(last)], [loserOf(last)]]),
      ...losers.map((games) => games.map(loserOf)).reverse(),
    ],
  };
};

const finalsOf = (
  unbeaten: PlannedSide,
  beaten: PlannedSide,
  round: number,
  reset: boolean,
): readonly PlannedGame[] => {
  const final = gameOf(round, "final", unbeaten, beaten);
  if (!reset) return [final];
  return [final, gameOf(round + 1, "reset", winnerOf(final), loserOf(final))];
};

/**
 * The rounds of the losers' tree, in pairs: in one the survivors meet each other, in the other those
 * who have just lost in the main tree. Its first round is played in round 2.
 */
const losersRounds = (
  main: readonly (readonly PlannedGame[])[],
): readonly (readonly PlannedGame[])[] => {
  const rounds: (readonly PlannedGame[])[] = [];
  const survivors = (): readonly PlannedSide[] =>
    rounds.at(-1)?.map(winnerOf) ?? main[0]?.map(loserOf) ?? [];
  for (const [index, games] of main.entries()) {
    if (index === 0) continue;
    rounds.push(
      pairsOf(survivors()).map(([one, other]) => gameOf(rounds.length + 2, "losers", one, other)),
    );
    const bits = main.length - index - 1;
    const mask = dropMask(index + 1, bits);
    const dropping = games.map(loserOf);
    rounds.push(
      survivors().map((survivor, unit) => {
        const dropped = dropping[unit ^ mask] as PlannedSide;
        // Drawn from outside: of two, one drops in at the top, the other at the bottom.
        const isBelow = games.length === 2 && unit === 1;
        const [one, other] = isBelow ? [survivor, dropped] : [dropped, survivor];
        return gameOf(rounds.length + 2, "losers", one, other);
      }),
    );
  }
  return rounds;
};

/** Round by round: in small trees the main tree first, in large ones the losers' tree. */
const inPlayingOrder = (
  main: readonly (readonly PlannedGame[])[],
  losers: readonly (readonly PlannedGame[])[],
  size: number,
): readonly PlannedGame[] => {
  const trees = size < LARGE ? [main, losers] : [losers, main];
  return trees.flat(2).sort((a, b) => a.round - b.round);
};

const gameOf = (
  round: number,
  part: BracketPart,
  one: PlannedSide,
  other: PlannedSide,
): PlannedGame => ({ round, part, sides: [one, other] });

/**
 * The published tree of 16 numbers the last game of its main tree, played in round 4, after the two
 * of round 5.
 */
const numberedAsPublished = (bracket: Bracket): Bracket => {
  const number = (game: number): number => ({ 25: 27, 26: 25, 27: 26 })[game] ?? game;
  const numbered = <T extends { readonly from: string }>(side: T): T =>
    "game" in side ? { ...side, game: number(side.game as number) } : side;
  return {
    ...bracket,
    games: bracket.games.map((each) => ({
      ...each,
      game: number(each.game),
      sides: [numbered(each.sides[0]), numbered(each.sides[1])],
    })),
    exits: bracket.exits.map((exit) => ({ ...exit, side: numbered(exit.side) })),
  };
};
