import { openGames, tablesStages } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  openStage,
  playGames,
  playTables,
  resultAt,
  type TablesPlayed,
  tablesOf,
} from "../../../../../test/tables-play.ts";
import { tablesStep } from "./tables-step.ts";

const step = ({ state }: TablesPlayed) => tablesStep(state);
const present = (before: TablesPlayed): TablesPlayed =>
  playTables(before, {
    type: "check-in",
    entries: [...before.state.entries.keys()],
    present: true,
  });

describe("the next step of a table tournament", () => {
  const six = present(tablesOf("king-lui", 6));

  it("begins with entries that can be seated, then with those who are there", () => {
    expect(step(tablesOf("king-lui", 5))).toMatchObject({
      kind: "enter-entries",
      refusal: { code: "cannot-be-seated", fewer: 4, more: 6 },
    });
    expect(step(tablesOf("king-lui", 6))).toEqual({ kind: "check-in", missing: 6, stage: 1 });
    expect(step(six)).toEqual({ kind: "draft", stage: 1 });
  });

  it("is to look at a draft, once everybody has a seat", () => {
    const drafted = playTables(six, { type: "draft-round" });
    expect(step(drafted)).toEqual({ kind: "publish", stage: 1 });
    const late = playTables(drafted, { type: "add-entries", entries: [{ name: "Spät" }] });
    expect(step(late)).toEqual({ kind: "seat", stage: 1, unseated: 1 });
  });

  it("is to enter results, and to confirm those that tables reported", () => {
    const begun = openStage(six);
    expect(step(begun)).toEqual({ kind: "enter-results", stage: 1, missing: 6 });
    const last = playGames(begun, 2);
    const reports = tablesStages(last.state)
      .flatMap(openGames)
      .map((address) => {
        const entered = resultAt(last.state, address);
        if (entered.type !== "enter-result") throw new Error("no result");
        return { ...entered, type: "report-result" } as const;
      });
    expect(step(playTables(last, ...reports))).toEqual({
      kind: "confirm",
      stage: 1,
      reported: 2,
    });
  });

  it("skips stages that cannot be filled, and ends with closing", () => {
    const first = playGames(openStage(six));
    expect(step(first)).toEqual({ kind: "draft", stage: 4 });
    const final = playGames(openStage(first));
    expect(step(final)).toEqual({ kind: "close" });
    expect(step(playTables(final, { type: "close-competition" }))).toEqual({ kind: "closed" });
  });
});
