import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";
import { violations } from "./absolute-criteria.ts";
import { compareSolvers } from "./both-solvers.ts";
import { playTournament, randomHabits } from "./play.ts";
import { largestGroup, randomPosition } from "./positions.ts";
import { randomFrom } from "./random.ts";
import { referencePairing } from "./reference.ts";
import { homogeneous } from "./reference-candidates.ts";
import { peopleOf } from "./reference-players.ts";
import { linesOf } from "./round-lines.ts";
import { pairByWeights, pairsOf } from "./weights-only.ts";

describe("the engine and a reference that tries every candidate of articles 3 and 4", () => {
  it("agree on random positions of up to 13 players, those without a pairing included", () => {
    for (let seed = 1; seed <= sweep(250, 20_000); seed++) {
      const position = randomPosition(randomFrom(seed), 2, 13);
      if (largestGroup(position) > 8) continue;
      const expected = referencePairing(position) ?? ["no-pairing"];
      expect({ seed, pairs: linesOf(pairDutch(position)).toSorted() }).toEqual({
        seed,
        pairs: expected,
      });
    }
  });
});

describe("the reference", () => {
  it("knows the 720 transpositions of a bracket of 11 that article 4.2.2 counts, in its order", () => {
    const position = { ...randomPosition(randomFrom(1), 11, 11), round: 1, forbidden: [] };
    const players = position.players.map((player) => ({ ...player, available: true, history: [] }));
    const candidates = homogeneous(peopleOf({ ...position, players }), 5);
    const orders: string[] = [];
    for (const { pairs } of candidates) {
      if (pairs.some(([top], index) => top.place !== index)) break;
      orders.push(pairs.map(([, bottom]) => bottom.place + 1).join("-"));
    }
    expect(orders).toHaveLength(720);
    expect(orders.slice(0, 3)).toEqual(["6-7-8-9-10", "6-7-8-9-11", "6-7-8-10-9"]);
    expect(orders.at(-1)).toBe("11-10-9-8-7");
  });
});

describe("pairing by counting and pairing by weights", () => {
  it("give the same pairs in every bracket that both pair, in tournaments of 10–140 players", () => {
    for (let seed = 1; seed <= sweep(6, 3000); seed++) {
      const random = randomFrom(seed);
      const largest = seed % 10 === 0 ? 140 : 40;
      playTournament(randomHabits(random, 10, 140), random, (tournament) => {
        expect(compareSolvers(tournament, largest).differences).toEqual([]);
      });
    }
  });

  it("give the same rounds where weights alone decide, in tournaments of 20–60 players", () => {
    for (let seed = 1; seed <= sweep(4, 400); seed++) {
      const random = randomFrom(seed);
      playTournament(randomHabits(random, 20, 60), random, (tournament, round) => {
        expect({ seed, pairs: pairsOf(round) }).toEqual({
          seed,
          pairs: pairByWeights(tournament),
        });
      });
    }
  });
});

describe("tournaments played through", () => {
  it("never break an absolute criterion and never leave anybody out", () => {
    for (let seed = 1; seed <= sweep(50, 5000); seed++) {
      const random = randomFrom(seed);
      playTournament(randomHabits(random, 4, 60), random, (tournament, round) => {
        expect(round === null ? [] : violations(tournament, round)).toEqual([]);
      });
    }
  });
});
