import fc from "fast-check";
import { expect, it } from "vitest";
import { cutSheets, evenPages, pagesByLetter } from "./paging.ts";

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

it("pages of a list are equally long: 60 boards are three times 20, 61 never leave one alone", () => {
  const lengths = (count: number) => evenPages(numbers(count), 20).map(({ length }) => length);
  expect(lengths(60)).toEqual([20, 20, 20]);
  expect(lengths(61).toSorted()).toEqual([15, 15, 15, 16]);
  expect(lengths(0)).toEqual([0]);
});

it("a list by name is broken between two letters where that moves few", () => {
  const names = ["A", "A", "A", "A", "B", "B", "C", "C", "C", "D"];
  const pages = pagesByLetter(names, 6, (name) => name);
  expect(pages.map((page) => page.join(""))).toEqual(["AAAA", "BBCCCD"]);
  expect(pagesByLetter([..."MMMMMMMMMMMMMMMMMMMM"], 10, (name) => name)).toHaveLength(2);
});

it("cut and laid on each other, slips are in order, and blank ones come last", () => {
  fc.assert(
    fc.property(fc.nat(400), fc.integer({ min: 1, max: 10 }), (count, places) => {
      const sheets = cutSheets(numbers(count), places);
      const cut = numbers(places).flatMap((place) => sheets.map((sheet) => sheet[place - 1]));
      expect(cut.slice(0, count)).toEqual(numbers(count));
      expect(cut.slice(count).every((one) => one === null)).toBe(true);
      expect(sheets).toHaveLength(Math.max(1, Math.ceil(count / places)));
    }),
  );
});
