import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Bracket,
  doubleElimination,
  knockout,
  type LosersPlay,
  reseededRound,
  sideCode,
  slotOrder,
  treeSize,
} from "../../src/bracket/index.ts";

const vector = (name: string) =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), "utf8"));

const sizes = Array.from({ length: 130 }, (_, index) => index + 1);
const LOSERS_PLAY: readonly LosersPlay[] = ["nothing", "third-place", "all-places", "consolation"];

const listed = ({ games }: Bracket) =>
  games.map(({ game, round, sides }) => [game, round, ...sides.map(sideCode)]);

/** Each side of a bracket comes from one place, and each entrant ends in one. */
const expectSound = (bracket: Bracket): void => {
  const codes = bracket.games.flatMap(({ sides }) => sides.map(sideCode));
  const ends = bracket.exits.map(({ side }) => sideCode(side));
  const sources = [
    ...Array.from({ length: bracket.entrants }, (_, index) => `s${index + 1}`),
    ...bracket.games.flatMap(({ game }) => [`w${game}`, `l${game}`]),
  ];
  expect([...codes, ...ends].sort()).toEqual(sources.sort());
  expect(bracket.exits).toHaveLength(bracket.entrants);
  const roundOf = new Map<number, number>();
  const isAfterItsOrigins = bracket.games.every(({ game, round, sides }) => {
    roundOf.set(game, round);
    return sides.every((side) => side.from === "seed" || (roundOf.get(side.game) ?? round) < round);
  });
  expect(isAfterItsOrigins).toBe(true);
};

describe("the lines of a tree", () => {
  it("are those of published trees to 64", () => {
    for (const [size, order] of Object.entries(vector("knockout").slots)) {
      expect(slotOrder(Number(size))).toEqual(order);
    }
  });

  it("give byes to the best seeds", () => {
    for (const [entrants, byes] of Object.entries(vector("knockout").byes)) {
      const { games } = knockout(Number(entrants));
      const playing = games
        .filter(({ round }) => round === 1)
        .flatMap(({ sides }) => sides.map(sideCode));
      const seeds = Array.from({ length: Number(entrants) }, (_, index) => index + 1);
      expect(seeds.filter((seed) => !playing.includes(`s${seed}`))).toEqual(byes);
    }
  });
});

describe("a knock-out of any size to 130", () => {
  it("has one game fewer than entrants, numbered in playing order, and one end for each", () => {
    for (const entrants of sizes) {
      const bracket = knockout(entrants);
      expect(bracket.games.map(({ game }) => game)).toEqual(sizes.slice(0, entrants - 1));
      expectSound(bracket);
    }
  });

  it("ends with the final, whatever the losers play for", () => {
    for (const losersPlay of LOSERS_PLAY) {
      for (const entrants of [1, 2, 3, 5, 16, 61, 64, 65, 129]) {
        const bracket = knockout(entrants, losersPlay);
        expectSound(bracket);
        if (losersPlay === "consolation" || entrants === 1) continue;
        expect(bracket.games.at(-1)?.part).toBe("main");
      }
    }
  });

  it("decides each place by a game in a full placement", () => {
    for (const entrants of sizes) {
      const { exits } = knockout(entrants, "all-places");
      expect(exits.map(({ from, to }) => [from, to])).toEqual(
        sizes.slice(0, entrants).map((place) => [place, place]),
      );
    }
  });

  it("tells for which places a game is played", () => {
    for (const entrants of [2, 3, 6, 13, 16, 21, 61, 64, 65, 100]) {
      const { games, exits } = knockout(entrants, "all-places");
      for (const game of games) {
        const won = exits.find(({ side }) => side.from === "winner" && side.game === game.game);
        if (won !== undefined) expect(won.from).toBe(game.bestPlace ?? 1);
      }
    }
  });

  it("shares places among the losers of a round", () => {
    const { exits } = knockout(61);
    const places = [...new Set(exits.map(({ from, to }) => `${from}-${to}`))];
    expect(places).toEqual(["1-1", "2-2", "3-4", "5-8", "9-16", "17-32", "33-61"]);
  });

  it("has a game for place 3 only where two have lost in the semi-finals", () => {
    const counts = [1, 2, 3, 4, 5].map(
      (entrants) => knockout(entrants, "third-place").games.length,
    );
    expect(counts).toEqual([0, 1, 2, 4, 5]);
  });
});

describe("a knock-out that is seeded anew each round", () => {
  it("pairs the best left with the worst left, as published for 16 and 3", () => {
    const seeds = sizes.slice(0, 16);
    const { pairs, byes } = reseededRound(seeds);
    expect(pairs.map((pair) => pair.join("-"))).toEqual(
      vector("knockout").reseeded["16"].slice(0, 8),
    );
    expect(byes).toEqual([]);
    expect(reseededRound([1, 2, 3])).toEqual({ pairs: [[2, 3]], byes: [1] });
  });

  it("comes down to one from any number, with byes in the first round only", () => {
    for (const entrants of sizes) {
      let left = sizes.slice(0, entrants);
      for (let round = 1; left.length > 1; round++) {
        const { pairs, byes } = reseededRound(left);
        expect(byes.length + pairs.length).toBe(treeSize(left.length) / 2);
        if (round > 1) expect(byes).toEqual([]);
        left = [...byes, ...pairs.map(([better]) => better)].sort((a, b) => a - b);
      }
      expect(left).toEqual([1]);
    }
  });
});

describe("double elimination", () => {
  it("is the published one for 4, 8 and 16, game by game", () => {
    for (const [entrants, games] of Object.entries(vector("double-elimination").games)) {
      expect(listed(doubleElimination(Number(entrants)))).toEqual(games);
    }
  });

  it("has 2n − 2 games, or 2n − 1 with the second final, for any size to 130", () => {
    for (const entrants of sizes.slice(1)) {
      const bracket = doubleElimination(entrants);
      expect(bracket.games).toHaveLength(2 * entrants - 1);
      expect(bracket.games.at(-1)?.part).toBe("reset");
      expectSound(bracket);
      const withoutReset = doubleElimination(entrants, false);
      expect(withoutReset.games).toHaveLength(2 * entrants - 2);
      expectSound(withoutReset);
    }
  });

  it("of one entrant has no game and one place", () => {
    expect(doubleElimination(1)).toMatchObject({ games: [], exits: [{ from: 1, to: 1 }] });
  });

  it("plays a game in each of its rounds", () => {
    for (const entrants of sizes.slice(1)) {
      const rounds = new Set(doubleElimination(entrants).games.map(({ round }) => round));
      expect([...rounds].sort((a, b) => a - b)).toEqual(sizes.slice(0, rounds.size));
    }
  });
});
