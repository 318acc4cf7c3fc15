import type { TournamentCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { annas, competitionOf, type Played, play, publishNext } from "../../../../../test/play.ts";
import { openStage, tablesOf } from "../../../../../test/tables-play.ts";
import { waitingGames } from "./model.ts";

const seatsOf = ({ state }: Played, board: number): readonly number[] =>
  state.rounds[0]?.games.find((game) => game.board === board)?.seats ?? [];

/** A report of the first board's game. */
const report = (now: Played, of: readonly [number, number]): TournamentCommand => {
  const [first = 0, second = 0] = seatsOf(now, 1);
  const sides = [
    { entry: first, score: of[0] },
    { entry: second, score: of[1] },
  ] as const;
  return { type: "report-result", round: 1, outcome: { kind: "played", sides } };
};

const agreedIn = ({ state }: Played): readonly boolean[] =>
  waitingGames(state, { language: "en" }).map(({ agreed }) => agreed);

describe("a reported game is marked as agreed", () => {
  const now = publishNext(competitionOf(annas(4), { format: "scrabble-swiss" }));
  const [first = 0, second = 0] = seatsOf(now, 1);
  const [stranger = 0] = seatsOf(now, 2);
  const once = play(now, [report(now, [420, 380])], `player:${first}`);

  it("once the opponent says the same, not by one report", () => {
    expect(agreedIn(once)).toEqual([false]);
    expect(agreedIn(play(once, [report(now, [420, 380])], `player:${second}`))).toEqual([true]);
  });

  it("not while the opponent says otherwise, nor by who did not play it", () => {
    expect(agreedIn(play(once, [report(now, [380, 420])], `player:${second}`))).toEqual([false]);
    for (const actor of [`player:${stranger}`, "results:Anna"]) {
      expect(agreedIn(play(once, [report(now, [420, 380])], actor))).toEqual([false]);
    }
  });

  it("at a table by a second player of it", () => {
    const table = openStage(tablesOf("king-lui", 12));
    const board = table.state.rounds[0]?.games[0]?.board ?? 0;
    const seats = seatsOf(table, board);
    const points = seats.map((entry, index) => ({ entry, points: 40 - 10 * index }));
    const outcome = { kind: "game-points", seats: points } as const;
    const said: TournamentCommand = { type: "report-result", round: 1, board, outcome };
    const one = play(table, [said], `player:${seats[0]}`);
    expect(agreedIn(one)).toEqual([false]);
    expect(agreedIn(play(one, [said], `player:${seats[2]}`))).toEqual([true]);
  });
});

describe("a reported result that is unlikely", () => {
  const now = publishNext(competitionOf(annas(4), { format: "scrabble-swiss" }));

  it("carries the question, so that it is confirmed by itself and not with all others", () => {
    const doubtsOf = (of: readonly [number, number]) =>
      waitingGames(play(now, [report(now, of)]).state, { language: "de" })[0]?.doubts;
    expect(doubtsOf([420, 380])).toEqual([]);
    expect(doubtsOf([420, 39])).toEqual([expect.stringContaining("39 für Anna")]);
  });
});
