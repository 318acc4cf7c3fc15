import { describe, expect, it } from "vitest";
import { competitionOf, play, requestOf } from "../../../../../test/play.ts";
import { arrivalOf, missingAmong } from "./arrival.ts";
import { buildEntries } from "./page.ts";

const NAMES = ["Meier, Anna", "Meier, Bernd", "Dvořák, Cyril", "Groß, Dora", "van der Berg, Eva"];
const played = play(competitionOf(NAMES, { format: "scrabble-swiss" }), [
  { type: "check-in", entries: [4], present: true },
  { type: "withdraw-entry", entry: 5, reason: "krank" },
]);
const rows = buildEntries(requestOf(played))?.rows ?? [];
const rowOf = (name: string) => rows.find((row) => row.name === name) ?? null;

describe("Enter in the field of names", () => {
  it("checks in who is meant", () => {
    for (const text of ["dvorak", "cyr", "Dvořák, Cyril", "#3"]) {
      expect(arrivalOf(text, null, rows)).toEqual({ kind: "came", row: rowOf("Dvořák, Cyril") });
    }
  });

  it("asks where several could be meant, until one is picked", () => {
    expect(arrivalOf("meier", null, rows)).toMatchObject({ kind: "several", rows: [{}, {}] });
    const picked = rowOf("Meier, Bernd");
    expect(arrivalOf("meier", picked, rows)).toEqual({ kind: "came", row: picked });
  });

  it("never says that somebody is away: who is present stays present", () => {
    expect(arrivalOf("gross", null, rows)).toMatchObject({ kind: "present" });
    expect(arrivalOf("gross", rowOf("Groß, Dora"), rows)).toMatchObject({ kind: "present" });
  });

  it("brings nobody back who has withdrawn", () => {
    expect(arrivalOf("berg", null, rows)).toMatchObject({ kind: "withdrawn" });
  });

  it("does nothing where nothing is typed, and nobody is called so", () => {
    expect(arrivalOf(" ", rowOf("Meier, Anna"), rows)).toBeNull();
    expect(arrivalOf("xyz", null, rows)).toEqual({ kind: "nobody" });
  });
});

it("who is missing takes part and has not been seen", () => {
  expect(missingAmong(rows).map(({ name }) => name)).toEqual([
    "Dvořák, Cyril",
    "Meier, Anna",
    "Meier, Bernd",
  ]);
});
