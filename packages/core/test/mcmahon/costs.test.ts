import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  gainsOf,
  greatestGain,
  handicapBetween,
  type PlacedPlayer,
  placedPlayers,
  totalGain,
} from "../../src/mcmahon/index.ts";
import { type RecordedRound, readEvent, recordedRounds } from "./opengotha.ts";

/** Further recorded events may lie elsewhere. */
const folders = [
  fileURLToPath(new URL("vectors", import.meta.url)),
  ...(process.env["LOSFEE_GO_EVENTS"] ?? "").split(":").filter((folder) => folder !== ""),
];
const rounds = folders.flatMap(recordedRounds);

/** The field of a round, with the recorded order of players who are equal in all else. */
const placedIn = ({ file, round, costs }: RecordedRound) => {
  const listed = [...new Set(costs.flatMap(({ keys }) => keys))];
  const event = readEvent(file, listed);
  const placed = placedPlayers(event.players, event.presentIn(round), event.parameters, round);
  const player = (key: string) => placed.get(event.entryOf.get(key) ?? 0) as PlacedPlayer;
  return { event, placed, player, listed };
};

describe.each(rounds)("$name", (recorded) => {
  const { event, player, placed, listed } = placedIn(recorded);
  const { parameters } = event;
  const { round, costs } = recorded;

  it("has the recorded costs for each possible pair, in parts and in total", () => {
    const wrong = costs.filter(({ keys: [one, other], amounts }) => {
      const gains = gainsOf(parameters, round, player(one), player(other));
      const parts = {
        baseDuplicateGameCost: gains.newOpponent,
        baseRandomCost: 0,
        baseBWBalanceCost: gains.colours,
        mainCategoryCost: 0,
        mainScoreDiffCost: gains.score,
        mainDUDDCost: gains.drawnUpOrDown,
        mainSeedCost: gains.seeding,
        secHandiCost: 0,
        secGeoCost: gains.otherPlace,
        totalCost: totalGain(gains),
      };
      return Object.entries(parts).some(([column, amount]) => Number(amounts[column]) !== amount);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it("is paired with the same total as the recorded games, the greatest one", () => {
    const total = (pairs: readonly (readonly [PlacedPlayer, PlacedPlayer])[]): bigint =>
      pairs.reduce(
        (sum, [one, other]) => sum + BigInt(totalGain(gainsOf(parameters, round, one, other))),
        0n,
      );
    const ours = greatestGain(parameters, round, listed.map(player));
    expect(ours).toHaveLength(listed.length / 2);
    const played = event
      .gamesOf(round)
      .map(([a, b]) => [placed.get(a) as PlacedPlayer, placed.get(b) as PlacedPlayer] as const);
    // Where the director changed pairs by hand, the recorded total is less.
    if (played.length === ours.length) {
      const difference = total(ours) - total(played);
      expect(difference).toBe(recorded.name.startsWith("kpmc2024.round01") ? 33_332n : 0n);
    }
  });

  it("has the recorded handicaps", () => {
    for (const pair of event.gamesOf(round)) {
      const [white, black] = pair.map((entry) => placed.get(entry) as PlacedPlayer);
      if (white === undefined || black === undefined) continue;
      const stones = handicapBetween(white.strength, black.strength, parameters.handicap);
      expect(Math.max(0, stones)).toBe(event.handicapOf(round, pair));
    }
  });
});

/** All complete pairings. */
const allPairings = <T>(list: readonly T[]): readonly (readonly (readonly [T, T])[])[] => {
  const [first, ...others] = list;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    allPairings(others.filter((each) => each !== other)).map((rest) => [
      [first, other] as const,
      ...rest,
    ]),
  );
};

describe("small fields", () => {
  it("are paired with the greatest total, by trying out all", () => {
    for (const recorded of rounds.filter(({ costs }) => costs.length > 100)) {
      const { event, player, listed } = placedIn(recorded);
      const total = (pairs: readonly (readonly [PlacedPlayer, PlacedPlayer])[]): number =>
        pairs.reduce(
          (sum, [one, other]) =>
            sum + totalGain(gainsOf(event.parameters, recorded.round, one, other)),
          0,
        );
      for (const from of [0, 4]) {
        const few = listed.slice(from, from + 8).map(player);
        const best = Math.max(...allPairings(few).map(total));
        expect(total(greatestGain(event.parameters, recorded.round, few))).toBe(best);
      }
    }
  });
});
