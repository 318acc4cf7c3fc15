import { LANGUAGES } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { attributes, htmlOf, ofEach, openings, textOf } from "./html.ts";
import { competitionOf, type Played, play, playTo, publishNext, requestOf } from "./play.ts";
import { worlds } from "./worlds.ts";

const front = pages.filter(({ folder, access }) => /^home/.test(folder) && access === "public");
const ofTournaments = pages.filter(({ folder }) => folder.startsWith("kinds/tournament/public/"));
const publicPages = ofTournaments.filter(({ access }) => access === "public");
const shown = [...front, ...ofTournaments];
const params = { competition: "dm-2026", entry: "1", a: "1", b: "2", round: "1" };

const documents = (world: Played): readonly (readonly [string, string])[] =>
  shown.flatMap((definition) =>
    LANGUAGES.flatMap((language) => {
      const html = htmlOf(definition, requestOf(world, { params, language }));
      return html === null ? [] : [[`${definition.id} in ${language}`, html] as const];
    }),
  );

describe.each(Object.entries(worlds))("the pages of a competition %s", (_name, world) => {
  const answers = documents(world);

  it(
    "each has one heading and says what it is",
    ofEach(answers, (html) => {
      expect(openings(html, "h1")).toHaveLength(1);
      expect(/<title>[^<]{5,}<\/title>/.test(html)).toBe(true);
      expect(html).toMatch(
        new RegExp(`^<!doctype html><html lang="(${LANGUAGES.join("|")})" dir="ltr" `),
      );
    }),
  );

  it(
    "each leaves no word of the program in the text",
    ofEach(answers, (html) => {
      expect(textOf(html)).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
    }),
  );

  it(
    "each labels its landmarks and tables",
    ofEach(answers, (html) => {
      for (const tag of [...openings(html, "nav"), ...openings(html, "section")]) {
        expect(tag).toMatch(/ aria-label(ledby)?="[^"]+"/);
      }
      const ids = attributes(html, "id");
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of attributes(html, "aria-labelledby")) expect(ids).toContain(id);
      const named =
        openings(html, "caption").length + (html.match(/<table aria-label=/g) ?? []).length;
      expect(named).toBe(openings(html, "table").length);
      for (const tag of openings(html, "th")) expect(tag).toMatch(/ scope="(col|row)(group)?"/);
    }),
  );

  it(
    "each loads nothing from elsewhere and runs no inline script",
    ofEach(answers, (html) => {
      expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
      expect(html).not.toMatch(/ on[a-z]+="/);
      for (const tag of openings(html, "script")) expect(tag).toMatch(/src=|application\/json/);
    }),
  );

  it(
    "each keeps the seed until the competition is closed",
    ofEach(answers, (html, page) => {
      if (world.state.status === "closed" && page.startsWith("lots")) {
        expect(html).toContain(world.state.seed);
      } else {
        expect(html).not.toContain(world.state.seed);
      }
    }),
  );
});

describe("names that were meant to do harm", () => {
  const hostile = '</script><script>alert("1")</script>&amp;<b>';
  const named = [hostile, `${hostile}2`, "Ulla", "Theo", "Petra"];
  const world = publishNext(playTo(competitionOf(named, { format: "scrabble-swiss" }), 2));

  it(
    "are only text on each page",
    ofEach(documents(world), (html) => {
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("&amp;<b>");
      for (const tag of openings(html, "script")) expect(tag).toMatch(/src=|application\/json/);
    }),
  );
});

describe("a draft", () => {
  const before = playTo(
    competitionOf(["Ulla", "Theo", "Petra", "Ben"], { format: "scrabble-swiss" }),
    1,
  );
  const drafted = play(before, [{ type: "draft-round" }]);

  it.each(publicPages)("shows nowhere in public: $id", (definition) => {
    const visible = (world: Played): string | null =>
      htmlOf(definition, requestOf(world, { params }))?.replace(
        /data-seq="\d+"|preview=\d+/g,
        "",
      ) ?? null;
    expect(visible(drafted)).toBe(visible(before));
  });
});
