import { expect, it } from "vitest";
import { lotGrid } from "./lot-grid.ts";

it("boards fill the screen: few are large, twelve are 2 × 6, up to 24 are 3 × 8, more are even pages of twelve", () => {
  expect([3, 8, 12, 13, 24].map((lots) => lotGrid(lots).name.split(" ")[0])).toEqual([
    "grid-2-3",
    "grid-2-4",
    "grid-2-6",
    "grid-3-8",
    "grid-3-8",
  ]);
  // 25 are 9, 8 and 8; 66 are eleven on each of six pages.
  expect([25, 60, 66].map((lots) => lotGrid(lots).name.split(" ")[0])).toEqual([
    "grid-2-5",
    "grid-2-6",
    "grid-2-6",
  ]);
  expect(lotGrid(20, true).name).toBe("grid-2-5");
});

it("a single screenful is spread over its columns, pages are filled one after the other", () => {
  expect([9, 12, 25].map((lots) => lotGrid(lots).name.endsWith(" one-page"))).toEqual([
    true,
    true,
    false,
  ]);
});
