import { describe, expect, it } from "vitest";
import { tournamentOf } from "../../../test/fide-dutch/written.ts";
import { describePlayers } from "./player-state.ts";

describe("the checklist of a round", () => {
  it("lists who is to be paired in ranking order, with everything the criteria ask about", () => {
    const players = describePlayers(
      tournamentOf(["w31 w41", "b41 b31", "b10 w20", "w20 b10", "Z Z"], { rounds: 3 }),
    );
    expect(players.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(players[0]).toEqual({
      number: 1,
      score: 2,
      colourDifference: 2,
      due: { colour: "black", strength: "absolute" },
      floats: ["down", "none"],
      mayHaveBye: true,
      unplayed: 0,
      isTopscorer: true,
    });
    expect(players[4]).toEqual({
      number: 5,
      score: 0,
      colourDifference: 0,
      due: null,
      floats: ["none", "none"],
      mayHaveBye: true,
      unplayed: 2,
      isTopscorer: false,
    });
  });
});
