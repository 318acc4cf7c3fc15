import { describe, expect, it } from "vitest";
import {
  competition,
  enterAll,
  nextRound,
  type Play,
  play,
  refusalOf,
} from "../../../test/play.ts";
import { draftOf, type TournamentCommand } from "../index.ts";

/** All entries with a place in the last round, in ascending order. */
const placedIn = ({ state }: Play): readonly number[] => {
  const round = state.rounds.at(-1);
  const seats = round?.games.flatMap((game) => game.seats) ?? [];
  const byes = round?.unplayed.filter(({ reason }) => reason === "bye") ?? [];
  return [...seats, ...byes.map(({ entry }) => entry)].sort((a, b) => a - b);
};

const pairRest: TournamentCommand = {
  type: "adjust-draft",
  round: 1,
  act: { kind: "pair-rest" },
  reason: "",
};

/** A draft, a withdrawal, then the rest is paired: the groups are those of the draft. */
const withdrawnFromDraft = (players: number, gone: number): Play =>
  play(competition("scrabble-championship", players), [
    { type: "draft-round" },
    { type: "withdraw-entry", entry: gone, reason: "ill" },
    pairRest,
    { type: "publish-round", round: 1 },
  ]);

describe("preliminary groups whose first draft was changed", () => {
  it.each([
    [8, 5],
    [9, 3],
    [10, 2],
    [11, 11],
  ])("give each of %i players without number %i one place a round", (players, gone) => {
    let now = withdrawnFromDraft(players, gone);
    const rest = Array.from({ length: players }, (_, index) => index + 1).filter(
      (entry) => entry !== gone,
    );
    expect(placedIn(now)).toEqual(rest);
    for (const round of [2, 3]) {
      now = play(enterAll(now), [{ type: "draft-round" }]);
      expect(placedIn(now)).toEqual(rest);
      now = play(now, [{ type: "publish-round", round }]);
    }
  });

  it("are drawn once: pairing the rest draws no other groups", () => {
    const { state } = withdrawnFromDraft(9, 3);
    const names = state.rounds[0]?.draws.map(({ name }) => name) ?? [];
    expect(names.filter((name) => name === "stage/1/quartile/1")).toHaveLength(1);
  });

  it("give a player who joins the draft one place a round", () => {
    let now = play(competition("scrabble-championship", 8), [
      { type: "draft-round" },
      { type: "add-entries", entries: [{ name: "Late", rating: 1500 }] },
      pairRest,
      { type: "publish-round", round: 1 },
    ]);
    now = play(enterAll(now), [{ type: "draft-round" }]);
    expect(placedIn(now)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("a later round of preliminary groups", () => {
  it("is drafted while results are missing only where that is asked for", () => {
    const before = nextRound(competition("scrabble-championship", 8));
    expect(refusalOf(before, { type: "draft-round" })).toMatchObject({
      code: "results-missing",
      round: 1,
      basedOn: 0,
    });
    const ahead = play(before, [{ type: "draft-round", basedOn: 0 }]);
    expect(draftOf(ahead.state)?.number).toBe(2);
  });
});
