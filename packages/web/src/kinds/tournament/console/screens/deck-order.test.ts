import { expect, it } from "vitest";
import { movedDeck, withDeck } from "./deck-order.ts";

it("a view that is chosen comes last, and one that is taken out leaves the others as they were", () => {
  expect(withDeck(["standings", "clock"], "pairings", true)).toEqual([
    "standings",
    "clock",
    "pairings",
  ]);
  expect(withDeck(["standings", "clock"], "standings", false)).toEqual(["clock"]);
});

it("a view changes places with its neighbour; at the ends nothing moves", () => {
  expect(movedDeck(["standings", "clock", "next"], "clock", -1)).toEqual([
    "clock",
    "standings",
    "next",
  ]);
  expect(movedDeck(["standings", "clock"], "clock", 1)).toEqual(["standings", "clock"]);
});
