/** Pages offer nothing that is refused for the reason that the competition is closed, or of teams. */
import { expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { competitionOf, type Played, requestOf } from "./play.ts";
import { worlds } from "./worlds.ts";

const read = (world: Played | undefined, id: string): string => {
  const page = pages.find((one) => one.id === id);
  if (page === undefined || world === undefined) throw new Error("no page or no world");
  const viewer = { role: "director", label: "director" } as const;
  const params = { competition: world.state.competition, round: "1" };
  const html = htmlOf(page, requestOf(world, { viewer, params, language: "de" })) ?? "";
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
};

it("of a closed competition no result can be corrected and nobody checked in", () => {
  expect(read(worlds["closed"], "console-results")).not.toContain("/correct/");
  const entries = read(worlds["closed"], "console-entries");
  const boxes = entries.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.every((box) => box.includes("disabled"))).toBe(true);
  expect(textOf(entries)).not.toContain("Enter: anwesend");
});

it("while it runs they can", () => {
  expect(read(worlds["in the final"], "console-results")).toContain("/correct/");
  expect(read(worlds["in the final"], "console-entries")).toContain("Person löschen");
});

it("a team is no person whose identity can be erased", () => {
  const teams = competitionOf(["SC Ulm e. V.", "SK Berg"], { format: "team-swiss" });
  expect(textOf(read(teams, "console-entries"))).not.toContain("Person löschen");
});
