import { describe, expect, it } from "vitest";
import { competition, enterAll, nextRound, type Play, play, playTo } from "../../../test/play.ts";
import { draftOf, groupsOfRound, pairedRound, verifyJournal } from "../../index.ts";

const boardsOf = ({ state }: Play): readonly number[] =>
  draftOf(state)?.games.map(({ board }) => board) ?? [];

const drafted = (players: number): Play =>
  play(playTo(competition("scrabble-swiss", players), 2), [{ type: "draft-round" }]);

const leaves = (now: Play, board: number, seat: 0 | 1): Play => {
  const entry = pairedRound(now.state, 3)?.games[board - 1]?.seats[seat] ?? 0;
  return play(now, [{ type: "withdraw-entry", entry, reason: "ill" }]);
};

const pairRest = (now: Play): Play =>
  play(now, [{ type: "adjust-draft", round: 3, act: { kind: "pair-rest" }, reason: "" }]);

describe("the boards of a draft", () => {
  it("have no gap after somebody has left and the other has the bye", () => {
    const now = pairRest(leaves(drafted(10), 2, 0));
    expect(boardsOf(now)).toEqual([1, 2, 3, 4]);
    expect(draftOf(now.state)?.unplayed.filter(({ reason }) => reason === "bye")).toHaveLength(1);
  });

  it("have no gap after both players of a board have left", () => {
    const one = leaves(drafted(10), 3, 0);
    const other = draftOf(one.state)?.unpaired[0] ?? 0;
    const now = play(one, [{ type: "withdraw-entry", entry: other, reason: "ill" }]);
    expect(boardsOf(now)).toEqual([1, 2, 3, 4]);
  });

  it("wait for who is still to be paired", () => {
    expect(boardsOf(leaves(drafted(10), 2, 1))).toEqual([1, 3, 4, 5]);
  });

  it("never change their number once something was played at them", () => {
    const published = play(drafted(10), [{ type: "publish-round", round: 3 }]);
    const [, , , , game] = pairedRound(published.state, 3)?.games ?? [];
    const [a = 0, b = 0] = game?.seats ?? [];
    const recalled = play(published, [
      {
        type: "enter-result",
        round: 3,
        outcome: {
          kind: "played",
          sides: [
            { entry: a, score: 400 },
            { entry: b, score: 390 },
          ],
        },
      },
      { type: "recall-round", round: 3, reason: "wrong" },
    ]);
    expect(boardsOf(pairRest(leaves(recalled, 2, 0)))).toEqual([1, 3, 4, 5]);
  });

  it("follow from the seed with and without gaps, as journals from before have them", () => {
    const now = pairRest(leaves(drafted(10), 2, 0));
    expect(verifyJournal(now.events)).toMatchObject({ sound: true });
    const gaps = now.events.map((event) =>
      event.type === "draft-adjusted" && event.data.act.kind === "pair-rest"
        ? {
            ...event,
            data: {
              ...event.data,
              games: event.data.games.map((game) => ({
                ...game,
                board: game.board < 2 ? game.board : game.board + 1,
              })),
            },
          }
        : event,
    );
    expect(verifyJournal(gaps)).toMatchObject({ sound: true });
  });
});

describe("preliminary groups", () => {
  const begun = nextRound(competition("scrabble-championship", 13));
  const groupsIn = ({ state }: Play, number: number) => {
    const round = pairedRound(state, number);
    return round === undefined ? [] : groupsOfRound(state, round);
  };

  it("are the groups of their rounds, each with its boards and its bye", () => {
    expect(groupsIn(begun, 1).map(({ group }) => group)).toEqual([1, 2, 3]);
    expect(groupsIn(begun, 1).flatMap(({ boards }) => boards)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(groupsIn(begun, 1).map(({ sitting }) => sitting.length)).toEqual([1, 0, 0]);
  });

  it("stay when somebody leaves; whoever plays outside them is named apart", () => {
    const second = play(enterAll(begun), [
      { type: "withdraw-entry", entry: 2, reason: "ill" },
      { type: "draft-round" },
      { type: "publish-round", round: 2 },
    ]);
    const groups = groupsIn(second, 2);
    expect(groups.flatMap(({ boards }) => boards).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(groups.filter(({ group }) => group !== null).map(({ group }) => group)).toEqual([
      1, 2, 3,
    ]);
  });

  it("are none of rounds that another system pairs", () => {
    expect(groupsIn(playTo(begun, 4), 4)).toEqual([]);
    expect(groupsIn(nextRound(competition("scrabble-swiss", 8)), 1)).toEqual([]);
  });
});
