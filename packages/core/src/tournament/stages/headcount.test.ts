import { expect, test } from "vitest";
import { play } from "../../../test/play.ts";
import { tablesCompetition } from "../../../test/tables-play.ts";
import { headcount } from "./headcount.ts";

test("who has left is among those who entered, and no longer among those who are here", () => {
  const { state } = play(tablesCompetition("king-lui", 9), [
    { type: "check-in", entries: [1, 2, 3], present: true },
    { type: "withdraw-entry", entry: 3, reason: "ill" },
    { type: "withdraw-entry", entry: 4, reason: "ill" },
  ]);
  expect(headcount(state)).toEqual({
    entered: 9,
    withdrawn: 2,
    playing: 7,
    present: 2,
    paused: 0,
    seated: 0,
  });
});
