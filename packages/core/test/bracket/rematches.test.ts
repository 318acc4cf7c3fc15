import { describe, expect, it } from "vitest";
import { type Bracket, doubleElimination, treeSize } from "../../src/bracket/index.ts";

/**
 * The rounds in which two who met in the main tree can meet again in the losers' tree at the
 * earliest: for each winner's way through the main tree, one for each two games on it, sorted. The
 * last round of the losers' tree is left out: anybody may be there.
 */
const rematchRounds = ({ games }: Bracket): readonly (readonly number[])[] => {
  const byNumber = new Map(games.map((game) => [game.game, game]));
  const nextOf = new Map<string, number>();
  for (const { game, sides } of games) {
    for (const side of sides) if (side.from !== "seed") nextOf.set(side.from + side.game, game);
  }
  /** The games that the loser of a game plays if it wins from then on. */
  const wayOf = (game: number): readonly number[] => {
    const way: number[] = [];
    let next = nextOf.get(`loser${game}`);
    for (; next !== undefined; next = nextOf.get(`winner${next}`)) {
      if (byNumber.get(next)?.part !== "losers") break;
      way.push(next);
    }
    return way;
  };
  const main = games.filter(({ part }) => part === "main");
  const last = Math.max(...games.filter(({ part }) => part === "losers").map(({ round }) => round));
  return main
    .filter(({ sides }) => sides.every(({ from }) => from === "seed"))
    .map(({ game: first }) => {
      const way: number[] = [];
      let next: number | undefined = first;
      for (; next !== undefined && byNumber.get(next)?.part === "main"; ) {
        way.push(next);
        next = nextOf.get(`winner${next}`);
      }
      const rounds = way.flatMap((met, index) =>
        way.slice(index + 1).map((lost) => {
          const there = new Set(wayOf(met));
          const again = wayOf(lost).find((game) => there.has(game));
          return byNumber.get(again ?? 0)?.round ?? last;
        }),
      );
      return rounds.filter((round) => round < last).sort((a, b) => a - b);
    });
};

/**
 * The best that any order of dropping in can achieve, by trying out all: a tree of 2^depth lines,
 * and one way through it. The losers of its rounds are in units of the losers' tree; units are
 * numbers of `bits` binary digits, and the first digits say in which part of the tree they are.
 */
const bestRounds = (depth: number): readonly number[] => {
  const bitsOf = (round: number): number => (round === 1 ? depth - 2 : depth - round);
  const roundOf = (shared: number, lost: number): number =>
    shared >= bitsOf(lost) ? 2 * lost - 1 : 2 * (depth - shared) - 2;
  let best: readonly number[] = [];
  const shared = (a: number, aBits: number, b: number, bBits: number): number => {
    let count = 0;
    while (count < Math.min(aBits, bBits)) {
      if (((a >> (aBits - count - 1)) & 1) !== ((b >> (bBits - count - 1)) & 1)) break;
      count++;
    }
    return count;
  };
  const attempt = (units: readonly number[], rounds: readonly number[]): void => {
    const lost = units.length + 1;
    if (lost >= depth) {
      const sorted = rounds.filter((round) => round < 2 * depth - 1).sort((a, b) => a - b);
      if (isLater(sorted, best) || best.length === 0) best = sorted;
      return;
    }
    const bits = bitsOf(lost);
    for (let unit = 0; unit < 2 ** bits; unit++) {
      const again = units.map((other, index) =>
        roundOf(shared(other, bitsOf(index + 1), unit, bits), lost),
      );
      attempt([...units, unit], [...rounds, ...again]);
    }
  };
  attempt([0], []);
  return best;
};

/** Compares sorted rounds: the first that differs decides. */
const isLater = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((round, index) => round !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

describe("two who met meet again as late as the tree allows", () => {
  it("in full trees to 64: no order of dropping in is better, by trying out all", () => {
    for (const depth of [3, 4, 5, 6]) {
      for (const rounds of rematchRounds(doubleElimination(2 ** depth))) {
        expect(rounds).toEqual(bestRounds(depth));
      }
    }
  });

  it("in all sizes to 64: no earlier than the best order of the full tree", () => {
    for (let entrants = 5; entrants <= 64; entrants++) {
      const earliest = bestRounds(Math.log2(treeSize(entrants)))[0] ?? 0;
      const rounds = rematchRounds(doubleElimination(entrants)).flat();
      expect(rounds.filter((round) => round < earliest)).toEqual([]);
    }
  });
});
