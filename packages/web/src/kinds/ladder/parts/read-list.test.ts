import { expect, it } from "vitest";
import { readPlayerList } from "./read-list.ts";

const ADA = { name: "Ada Berg", addresses: ["ada@example.org"], rating: 1800, club: "SC Ulm" };

it("reads a pasted list of players, of which only names are required", () => {
  const text =
    "Ada Berg; ada@example.org; 1800; SC Ulm\nBen Cron\n\nCem Dal\tcem@example.org, c@x.org";
  expect(readPlayerList(text)).toEqual({
    players: [
      ADA,
      { name: "Ben Cron" },
      { name: "Cem Dal", addresses: ["cem@example.org", "c@x.org"] },
    ],
    faults: [],
  });
});

it("takes the order of the columns from a first line that names them", () => {
  const text = "Name;Verein;Wertung;E-Mail\nAda Berg;SC Ulm;1800;ada@example.org";
  expect(readPlayerList(text)).toEqual({ players: [ADA], faults: [] });
  expect(readPlayerList("Player\tRating\nAda Berg\t1800").players).toEqual([
    { name: "Ada Berg", rating: 1800 },
  ]);
});

it("names every fault with its line, and drops nothing without one", () => {
  const text =
    "Ada Berg; ada@example.org; 18OO\n; ben@example.org\nCem; nowhere; 12345\nada berg; ADA@example.org; ; Ulm; 7";
  expect(readPlayerList(text).faults).toEqual([
    { line: 1, code: "no-rating", text: "18OO" },
    { line: 2, code: "name-missing", text: "; ben@example.org" },
    { line: 3, code: "no-rating", text: "12345" },
    { line: 3, code: "no-address", text: "nowhere" },
    { line: 4, code: "name-twice", text: "ada berg" },
    { line: 4, code: "address-twice", text: "ADA@example.org" },
    { line: 4, code: "unknown-column", text: "7" },
  ]);
  const other = "Name; Telefon\nAda Berg; 0731 1";
  expect(readPlayerList(other).faults).toEqual([
    { line: 2, code: "unknown-column", text: "0731 1" },
  ]);
});
