import { expect, it } from "vitest";
import { choiceFrom } from "./screen-choice.ts";

it("a screen shows what its address names, in that order and each once, else the usual", () => {
  expect(choiceFrom({ show: "clock, standings,clock,nonsense" }).decks).toEqual([
    "clock",
    "standings",
  ]);
  expect(choiceFrom({ show: "nonsense" })).toEqual(choiceFrom({}));
  expect(choiceFrom({ scheme: "pink" }).scheme).toBeNull();
});

it("a screen with a name shows what is set for it, but for what its address says itself", () => {
  const foyer = { name: "Foyer", decks: ["next", "pairings"], seconds: 20 } as const;
  expect(choiceFrom({ screen: " foyer" }, [foyer])).toMatchObject({
    decks: ["next", "pairings"],
    seconds: 20,
    scheme: null,
  });
  expect(choiceFrom({ screen: "Foyer", seconds: "500" }, [foyer])).toMatchObject({
    decks: ["next", "pairings"],
    seconds: 120,
  });
  expect(choiceFrom({ screen: "Bar" }, [foyer])).toEqual(choiceFrom({}));
});
