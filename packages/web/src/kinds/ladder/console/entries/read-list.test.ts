import { expect, it } from "vitest";
import { readPlayerList } from "./read-list.ts";

it("reads a pasted list of players, of which only names are required", () => {
  const text = "Ada Berg; ada@example.org; 1800; SC Ulm\nBen Cron\n\nCem Dal\tcem@example.org";
  expect(readPlayerList(text)).toEqual([
    { name: "Ada Berg", addresses: ["ada@example.org"], rating: 1800, club: "SC Ulm" },
    { name: "Ben Cron" },
    { name: "Cem Dal", addresses: ["cem@example.org"] },
  ]);
});
