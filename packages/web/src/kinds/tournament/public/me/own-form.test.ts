import type { SeatedOutcome } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { unusualPoints } from "./doubts.ts";
import { commandOfForm, type FormFields, roundField } from "./own-form.ts";
import { fieldsOf, formOf, saidBy } from "./written-back.ts";

const address = { act: "report", round: "3", board: "12" };

const said = (fields: FormFields) => {
  const command = commandOfForm(fields);
  return command?.type === "report-result" ? saidBy(command.outcome) : null;
};

describe("the form of a result", () => {
  it.each<readonly [string, string, SeatedOutcome]>([
    ["points", "7 9", { seats: [7, 9], outcome: { kind: "played", scores: [412, -5] } }],
    ["decided", "7 9", { seats: [7, 9], outcome: { kind: "played", scores: [0.5, 0.5] } }],
    [
      "table-points",
      "1 2 3",
      {
        seats: [],
        outcome: {
          kind: "game-points",
          seats: [
            { entry: 1, points: 30 },
            { entry: 2, points: 20 },
            { entry: 3, points: null },
          ],
        },
      },
    ],
    [
      "places",
      "1 2",
      {
        seats: [],
        outcome: {
          kind: "places",
          seats: [
            { entry: 1, place: 2 },
            { entry: 2, place: 1 },
          ],
        },
      },
    ],
  ])("reads what it would write: %s", (asked, seats, outcome) => {
    expect(said({ ...address, asked, seats, ...fieldsOf(asked, outcome) })).toEqual(outcome);
  });

  it("names whoever went first where the players draw, and asks for it", () => {
    const drawn = {
      ...address,
      asked: "points",
      seats: "7 9",
      drawn: "1",
      "v-7": "400",
      "v-9": "380",
    };
    expect(said(drawn)).toBeNull();
    expect(said({ ...drawn, first: "8" })).toBeNull();
    expect(said({ ...drawn, first: "9" })).toEqual({
      seats: [9, 7],
      outcome: { kind: "played", scores: [380, 400] },
    });
  });

  it.each([
    { asked: "points", seats: "7 9", "v-7": "400" },
    { asked: "points", seats: "7 9", "v-7": "400", "v-9": "viel" },
    { asked: "decided", seats: "7 9" },
    { asked: "places", seats: "7 9", "v-7": "1" },
    { asked: "points", seats: "7 9", "v-7": "400", "v-9": "3", board: "x" },
  ])("is no command while something is missing or is no number: %o", (fields) => {
    expect(commandOfForm({ ...address, ...fields } as FormFields)).toBeNull();
  });
});

describe("the form of a match", () => {
  const address = {
    ...{ act: "report", round: "3", board: "2", asked: "match" },
    ...{ seats: "7 9", boards: "4" },
  };
  const fields = { ...address, "b-1": "1", "b-2": "=", "b-3": "+", "b-4": "?" };

  it("has a mark for each board, and is no command while one is missing", () => {
    expect(commandOfForm(fields)).toMatchObject({
      type: "report-result",
      outcome: {
        kind: "match",
        teams: [7, 9],
        boards: [
          { outcome: { kind: "played", scores: [1, 0] } },
          { outcome: { kind: "played", scores: [0.5, 0.5] } },
          { outcome: { kind: "forfeit", absent: [1] } },
          { outcome: { kind: "adjourned" } },
        ],
      },
    });
    expect(commandOfForm({ ...fields, "b-3": "" })).toBeNull();
    expect(commandOfForm({ ...fields, "b-3": "2" })).toBeNull();
    expect(commandOfForm({ ...fields, boards: "5" })).toBeNull();
  });

  it("is filled again with what was refused", () => {
    const command = commandOfForm(fields);
    expect(command && formOf(command, () => "match")).toEqual({
      form: "own-form-3",
      fields: { "b-1": "1", "b-2": "=", "b-3": "+", "b-4": "?" },
    });
  });
});

describe("the form of a line-up", () => {
  const fields = {
    ...{ act: "line-up", round: "3", entry: "7", boards: "3" },
    ...{ "p-1": "21", "p-2": "", "p-3": "23", reason: " late " },
  };

  it("names a player for each board, or nobody", () => {
    const command = {
      ...{ type: "set-line-up", round: 3, team: 7, players: [21, null, 23], reason: "late" },
    };
    expect(commandOfForm(fields)).toEqual(command);
    expect(commandOfForm({ ...fields, reason: "" })).not.toHaveProperty("reason");
    expect(commandOfForm({ ...fields, boards: "x" })).toBeNull();
  });

  it("is filled again with what was refused", () => {
    const command = commandOfForm(fields);
    expect(command && formOf(command, () => undefined)).toEqual({
      form: "own-line-up-3",
      fields: { "p-1": "21", "p-2": "", "p-3": "23", reason: "late" },
    });
  });
});

describe("the form of a request", () => {
  const entry = "7";

  it("asks for a pause in the rounds that are ticked, and for none where none is", () => {
    const fields = { act: "pause", entry, [roundField(4)]: "1", [roundField(6)]: "1" };
    expect(commandOfForm({ ...fields, reason: " train " })).toEqual({
      type: "request-absence",
      entry: 7,
      wish: { kind: "pause", rounds: [4, 6] },
      reason: "train",
    });
    expect(commandOfForm({ act: "pause", entry, reason: "train" })).toBeNull();
    expect(commandOfForm({ ...fields, entry: "" })).toBeNull();
  });

  it("asks to leave, and takes back", () => {
    expect(commandOfForm({ act: "leave", entry })).toEqual({
      type: "request-absence",
      entry: 7,
      wish: { kind: "withdrawal" },
      reason: "",
    });
    expect(commandOfForm({ act: "take-back", entry })).toEqual({
      type: "take-back-request",
      entry: 7,
    });
  });
});

it("names the points in a form that are unlikely, and nothing else that is written there", () => {
  const fields = { ...address, asked: "points", seats: "7 9", "v-7": "39", "v-9": "412" };
  expect(unusualPoints(fields, [100, 800])).toEqual([39]);
  expect(unusualPoints({ ...fields, "v-7": "−12" }, [100, 800])).toEqual([-12]);
  expect(unusualPoints({ ...fields, "v-7": "390" }, [100, 800])).toEqual([]);
});
