import { expect, it } from "vitest";
import { competitionOf } from "../../../../../test/play.ts";
import { buildLinks } from "./page.ts";

it("a name that is too long for a link ends with a mark that it goes on, and stays apart from others", () => {
  const long = `Wolfeschlegelsteinhausenbergerdorff, ${"Adolph Blaine ".repeat(4)}`;
  const labels = (names: readonly string[]) =>
    buildLinks({ state: competitionOf(names).state })?.players.map(({ label }) => label);
  const [cut = ""] = labels([`${long}A`]) ?? [];
  expect([...cut].length).toBeLessThanOrEqual(60);
  expect(cut).toMatch(/^Wolfeschlegelsteinhausenbergerdorff, .*…$/);
  const both = labels([`${long}A`, `${long}B`]) ?? [];
  expect(new Set(both).size).toBe(2);
  for (const label of both) expect(label).toMatch(/… \(\d\)$/);
  expect(labels(["Meier, Anna"])).toEqual(["Meier, Anna"]);
});
