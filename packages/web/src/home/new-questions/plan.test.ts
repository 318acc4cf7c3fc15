import { findFormat } from "@losfee/core";
import { describe, expect, it } from "vitest";
import type { Answers } from "./answers.ts";
import { planOf } from "./plan.ts";
import { questionsOf } from "./questions.ts";

const planned = (id: string, answers: Answers) => {
  const format = findFormat(id);
  if (format === undefined) throw new Error(id);
  return planOf(questionsOf(id, format.kind === "tournament" ? format.settings : null), answers);
};

const DAYS = { start: "2027-03-13", end: "2027-03-14", time: "10:00" };

describe("the number of rounds", () => {
  it("follows the number of players: one more than finds a single winner", () => {
    for (const [size, rounds] of Object.entries({ 4: 3, 11: 5, 16: 5, 45: 7, 400: 10 })) {
      expect([size, planned("fide-swiss", { size }).rounds]).toEqual([size, rounds]);
    }
    expect(planned("fide-swiss", { size: "45" }).choices).toEqual([5, 6, 7, 8, 9]);
  });

  it("is the preset's until the number of players is known, and the chosen one afterwards", () => {
    expect(planned("scrabble-swiss", {}).rounds).toBe(7);
    expect(planned("scrabble-swiss", { size: "16", rounds: "" }).rounds).toBe(5);
    const { rounds, choices } = planned("scrabble-swiss", { size: "16", rounds: "11" });
    expect([rounds, choices.at(-1)]).toEqual([11, 11]);
  });

  it("is the table's where all meet, with a bye for an odd number", () => {
    expect(planned("fide-round-robin", { size: "9" }).rounds).toBe(9);
    expect(planned("fide-round-robin", { size: "10" }).rounds).toBe(9);
    expect(planned("scheveningen", { size: "6" }).rounds).toBe(6);
  });

  it("is left to the stages of a championship, and there is none in a pyramid", () => {
    expect(planned("scrabble-championship", { size: "40" }).rounds).toBe(23);
    expect(planned("king-lui", { size: "22" }).rounds).toBeNull();
    expect(planned("pyramid", {}).rounds).toBeNull();
  });
});

describe("the days", () => {
  it("get the rounds in turn, with a break between them", () => {
    const { days, clashes } = planned("fide-swiss", { ...DAYS, size: "45", rounds: "6" });
    expect(days.map(({ day, rounds }) => [day, rounds.map(({ time }) => time)])).toEqual([
      ["2027-03-13", ["10:00", "14:15", "18:30"]],
      ["2027-03-14", ["10:00", "14:15", "18:30"]],
    ]);
    expect(clashes).toEqual([]);
  });

  it("say at once which round does not fit, and how many do", () => {
    expect(planned("fide-swiss", { ...DAYS, size: "45" }).clashes).toEqual([
      { code: "time", round: 7, minutes: 240, fitting: 6 },
    ]);
    expect(planned("fide-swiss", { ...DAYS, size: "45", minutes: "60" }).clashes).toEqual([]);
  });

  it("get no times without the time of the first round", () => {
    const { days } = planned("fide-swiss", { start: "2027-03-13", size: "16" });
    expect(days[0]?.rounds.map(({ time }) => time)).toEqual(Array(5).fill(null));
  });

  it("cannot end before they begin", () => {
    const { clashes } = planned("fide-swiss", { start: "2027-03-14", end: "2027-03-13" });
    expect(clashes.map(({ code }) => code)).toEqual(["days"]);
  });
});

it("says at once when there are more rounds than opponents, or too many for a round robin", () => {
  expect(planned("fide-swiss", { size: "6", rounds: "7" }).clashes).toEqual([
    { code: "opponents", rounds: 7, most: 5 },
  ]);
  expect(planned("fide-round-robin", { size: "45" }).clashes).toEqual([
    { code: "long-table", players: 45, rounds: 45 },
  ]);
  expect(planned("king-lui", { size: "2" }).clashes).toEqual([
    { code: "few", players: 2, fewest: 3 },
  ]);
});

it("plans anything that a form may send", () => {
  for (const text of ["", " ", "-1", "0", "1", "2", "1e9", "9999", "x"]) {
    for (const id of ["fide-swiss", "scrabble-swiss", "fide-round-robin", "king-lui", "pyramid"]) {
      const answers = { size: text, rounds: text, start: text, end: text, time: text };
      expect(planned(id, { ...answers, minutes: text, increment: text }).days).toBeInstanceOf(
        Array,
      );
    }
  }
});
