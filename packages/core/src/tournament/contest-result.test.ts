import { describe, expect, it } from "vitest";
import { type PairOutcome, winningSeat } from "./contest-result.ts";

const played = (one: number, other: number): PairOutcome => ({
  kind: "played",
  scores: [one, other],
});
const absent = (...entries: readonly number[]): PairOutcome => ({
  kind: "forfeit",
  absent: entries,
});

describe("who has won a game for two", () => {
  it.each([
    ["who scored more", played(412, 389), 0],
    ["who scored more, going second", played(0, 1), 1],
    ["who came when the other did not", absent(8), 0],
    ["nobody of a draw", played(0.5, 0.5), null],
    ["nobody of a game that both lost", played(0, 0), null],
    ["nobody of half a point against nothing", played(0, 0.5), null],
    ["nobody when nobody came", absent(7, 8), null],
  ])("%s", (_, outcome, seat) => {
    expect(winningSeat([7, 8], outcome)).toBe(seat);
  });
});
