import { describe, expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { readConfig } from "./config.ts";

const read = (text: string, seed = 1) => {
  const config = readConfig(text, chanceFrom(seed));
  return config.ok ? config.value : config.error;
};

describe("a configuration of the generator", () => {
  test("has the keys of bbpPairings", () => {
    const text = [
      "# comment",
      "PlayersNumber=12\rRoundsNumber=6",
      "DrawPercentage=25",
      "ForfeitRate=10.5",
      "RetiredRate=20",
      "HalfPointByeRate=1",
      "HighestRating=2500",
      "LowestRating=1500",
      "PointsForWin=3.0",
      "PointsForDraw=1",
      "PointsForLoss=0.5",
      "PointsForZPB=0.1",
      "PointsForForfeitLoss=0.2",
      "PointsForPAB=2",
    ].join("\n");
    expect(read(text)).toEqual({
      players: 12,
      rounds: 6,
      drawPercentage: 25,
      forfeitRate: 10.5,
      retiredRate: 20,
      halfPointByeRate: 1,
      highestRating: 2500,
      lowestRating: 1500,
      points: {
        win: 3,
        draw: 1,
        loss: 0.5,
        zeroPointBye: 0.1,
        forfeitLoss: 0.2,
        pairingAllocatedBye: 2,
      },
    });
  });

  test("leaves what is not given to chance, by the seed", () => {
    expect(read("", 5)).toEqual(read("", 5));
    expect(read("", 5)).not.toEqual(read("", 6));
    const points = { win: 1, draw: 0.5, loss: 0, zeroPointBye: 0, forfeitLoss: 0 };
    expect(read("")).toMatchObject({ points: { ...points, pairingAllocatedBye: 1 } });
  });

  test("the bye follows a win, an absence a forfeited game, unless they are given", () => {
    expect(read("PointsForWin=2\nPointsForForfeitLoss=0.5")).toMatchObject({
      points: { pairingAllocatedBye: 2, zeroPointBye: 0.5 },
    });
  });

  test.each([
    ["Rounds=5", { code: "generator-unknown-key", line: 1, key: "Rounds" }],
    ["\ntoString=5", { code: "generator-unknown-key", line: 2, key: "toString" }],
    ["RoundsNumber=0", { code: "generator-bad-value", line: 1, key: "RoundsNumber", value: "0" }],
    ["RetiredRate=1.5", { code: "generator-bad-value", key: "RetiredRate" }],
    ["PlayersNumber=1.5", { code: "generator-bad-value", key: "PlayersNumber" }],
    ["PlayersNumber", { code: "generator-bad-value", value: "" }],
    ["RoundsNumber=100", { code: "generator-too-many", key: "RoundsNumber", limit: 99 }],
    [
      "HighestRating=1000\nLowestRating=2000",
      { code: "generator-ratings-reversed", lowest: 2000, highest: 1000 },
    ],
  ])("%j is refused", (text, refusal) => {
    expect(read(text)).toMatchObject(refusal);
  });
});
