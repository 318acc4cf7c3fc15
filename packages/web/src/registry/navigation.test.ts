import type { Role } from "@losfee/contract";
import { expect, it } from "vitest";
import { places } from "../shell/layout/places.ts";
import { navigationOf } from "../shell/navigation.ts";
import type { PageKind, Sides } from "../shell/page-kind.ts";
import { pages } from "./registry.ts";

const navigation = (id: string, kind: PageKind, role: Role, sides: Sides | null = null) => {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  const viewer = { role, label: "" };
  return navigationOf(page, pages, { id: "x", kind, sides, viewer, language: "en" });
};

const namesOf = (links: ReturnType<typeof navigation>) => links.map(({ name }) => name).join(", ");
const inConsole = (kind: PageKind, role: Role) =>
  navigation("console-event-details", kind, role)
    .map(({ key, name }) => (key === undefined ? name : `${key} ${name}`))
    .join(", ");

it("leads everybody to the public pages of the kind", () => {
  expect(namesOf(navigation("standings", "tournament", "public"))).toBe(
    "My event, Fixtures, Pairings, Standings, Teams, Race, Crosstable, Statistics, Chances, What if …, Random draws, Appeals",
  );
  expect(namesOf(navigation("standings", "tables", "public"))).toBe(
    "My event, Tables, Standings, Teams, Race, Who advances?, Chances, What if …, Random draws, Appeals",
  );
  expect(namesOf(navigation("ladder-games", "ladder", "public"))).toBe(
    "Games, Waiting lists, Ranking, Appeals",
  );
});

it("leads directors by one key to every page of the console", () => {
  expect(inConsole("tournament", "director")).toBe(
    "1 Overview, 2 Entries, Squads, Line-ups, Fixtures, 3 Round, 4 Results, 5 Second entry, 6 Standings, Arbiter’s log, 7 Journal, 8 Settings, 9 Helpers, 0 Event, Sharing",
  );
  expect(inConsole("tables", "director")).toBe(
    "1 Overview, 2 Entries, 3 Stage, 4 Results, 6 Standings, Arbiter’s log, 7 Journal, 8 Settings, 9 Helpers, 0 Event, Sharing",
  );
  expect(inConsole("ladder", "director")).toBe(
    "1 Overview, 2 Entries, 3 Late mail, Arbiter’s log, 7 Journal, 8 Settings, 0 Event, Sharing",
  );
});

it("leads those who enter results only where they may go", () => {
  expect(inConsole("tournament", "results")).toBe("4 Results, 5 Second entry, Arbiter’s log");
  expect(inConsole("tables", "results")).toBe("4 Results, Arbiter’s log");
});

it("marks the place to which a page belongs", () => {
  const current = (id: string) =>
    navigation(id, "tournament", "director").filter(({ isCurrent }) => isCurrent);
  expect(current("console-correct")).toMatchObject([{ href: "/console/x/results", key: "4" }]);
  expect(current("pairings")).toMatchObject([{ href: "/c/x/pairings" }]);
  expect(current("player")).toEqual([]);
});

it("stays on the side of a competition on which the page is", () => {
  const hrefOf = (isPlayed: boolean) =>
    navigation("lots", "tournament", "public", { current: "boards", isPlayed }).at(-2)?.href;
  expect(hrefOf(true)).toBe("/c/x/lots");
  expect(hrefOf(false)).toBe("/c/x/lots?at=boards");
});

it("has no place to which no page belongs", () => {
  const used = new Set<string | undefined>(pages.map(({ place }) => place));
  expect(Object.keys(places).filter((place) => !used.has(place))).toEqual([]);
});
