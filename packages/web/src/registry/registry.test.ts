import { expect, it } from "vitest";
import { pages } from "./registry.ts";

it("has one page for each address and kind of competition", () => {
  const places = pages.map(({ path, kind }) => `${path} ${kind ?? "any"}`);
  expect(new Set(places).size).toBe(places.length);
});

it("says of each page below a competition which kind it is about, but for what all have", () => {
  const without = pages.filter(({ path, kind }) => /:competition/.test(path) && kind === undefined);
  expect(without.map(({ id }) => id)).toEqual([
    "console-arbiter-log",
    "arbiter-report",
    "console-competition-roles",
    "decisions",
    "leaders",
    "mail-address",
    "messages",
    "console-sharing",
    "console-event-details",
  ]);
  expect(pages.filter(({ path, kind }) => !/:competition/.test(path) && kind)).toEqual([]);
});
