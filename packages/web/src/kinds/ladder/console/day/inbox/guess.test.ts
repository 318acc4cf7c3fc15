import { describe, expect, it } from "vitest";
import { guessOf } from "./guess.ts";

const game = (status: string, challenger: number, defender: number) => ({
  status,
  challenger,
  defender,
});

describe("a mail of which nothing was understood is entered as", () => {
  it("what its sender has to do next", () => {
    const games = [game("running", 3, 5), game("pendingAcceptance", 7, 3)];
    expect(guessOf(3, games)).toMatchObject({ kind: "accept-challenge", partner: 7 });
    expect(guessOf(7, games)).toEqual({ kind: "challenge", sender: 7 });
    expect(guessOf(5, games)).toMatchObject({
      kind: "report-result",
      partner: 3,
      senderWhite: false,
    });
    expect(guessOf(2, [game("pendingConfirmation", 2, 1)])).toMatchObject({
      kind: "confirm-challenge",
      senderWhite: true,
    });
    expect(guessOf(1, [game("provisional", 2, 1)])).toMatchObject({ kind: "object", partner: 2 });
  });

  it("a challenge where there is no game, from nobody where the sender is unknown", () => {
    expect(guessOf(4, [])).toEqual({ kind: "challenge", sender: 4 });
    expect(guessOf(null, [game("running", 3, 5)])).toEqual({ kind: "challenge", sender: null });
  });
});
