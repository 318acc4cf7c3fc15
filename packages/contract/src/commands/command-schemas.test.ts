import { expect, it } from "vitest";
import { ladderCommandSchema } from "./ladder.ts";
import { commandSchema } from "./tournament.ts";

const schemas = [commandSchema, ladderCommandSchema] as const;

it("takes the commands of every kind of competition, and what they share in all of them", () => {
  for (const schema of schemas) {
    for (const command of [
      { type: "rename-competition", name: "Ulm" },
      { type: "change-settings", settings: {}, reason: "" },
      { type: "add-entries", entries: [{ name: "Anna", rating: 1700 }] },
      { type: "close-competition" },
      { type: "reopen-competition", reason: "x" },
    ]) {
      expect(schema.safeParse(command).success).toBe(true);
    }
    expect(schema.safeParse({ type: "create-competition", name: "x" }).success).toBe(false);
  }
});

it("takes the result of a table seat by seat, and two scores of a game for two", () => {
  const seats = [1, 2, 3].map((entry) => ({ entry, points: 100 - entry }));
  const outcome = { kind: "game-points", seats };
  const given = { type: "report-result", round: 2, board: 3, outcome };
  expect(commandSchema.parse(given)).toEqual(given);
  const sides = [1, 2].map((entry) => ({ entry, score: 3 }));
  const pair = { ...given, outcome: { kind: "played", sides } };
  expect(commandSchema.parse(pair)).toEqual(pair);
  const alone = { kind: "played", sides: [{ entry: 1, score: 3 }] };
  expect(commandSchema.safeParse({ ...given, outcome: alone }).success).toBe(false);
});

it("takes a late mail of a ladder with what it overturns", () => {
  const mail = { type: "challenge", challenger: 7, targets: [{ kind: "player", player: 4 }] };
  const given = { type: "overturn", command: mail, pin: true, reason: "verspätet" };
  expect(ladderCommandSchema.parse(given)).toEqual(given);
  const nested = { ...given, command: { type: "close-competition" } };
  expect(ladderCommandSchema.safeParse(nested).success).toBe(false);
});
