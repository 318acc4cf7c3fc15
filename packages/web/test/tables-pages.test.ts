import { LANGUAGES, type Viewer } from "@losfee/contract";
import { currentStage } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { pages as allPages } from "../src/registry/registry.ts";
import { attributes, htmlOf, ofEach, openings, textOf } from "./html.ts";
import { type TablesPlayed, tablesRequest } from "./tables-play.ts";
import { tablesWorlds } from "./tables-worlds.ts";

/** Pages of a competition at tables. */
const tablesPages = allPages.filter(
  ({ kind, alsoFor }) => kind === "tables" || alsoFor?.includes("tables"),
);

const params = { competition: "kl-2026", entry: "1", a: "1", b: "2", game: "1", table: "1" };
const director: Viewer = { role: "director", label: "director" };
const nobody: Viewer = { role: "public", label: "" };

const documents = (world: TablesPlayed): readonly (readonly [string, string])[] =>
  tablesPages.flatMap((definition) =>
    LANGUAGES.flatMap((language) => {
      const viewer = definition.access === "public" ? nobody : director;
      const stage = /correct/.test(definition.path) ? { stage: "1" } : {};
      const request = tablesRequest(world, { params: { ...params, ...stage }, language, viewer });
      const html = htmlOf(definition, request);
      return html === null ? [] : [[`${definition.id} in ${language}`, html] as const];
    }),
  );

describe.each(Object.entries(tablesWorlds))(
  "the pages of a table tournament %s",
  (_name, world) => {
    const shown = documents(world);

    it(
      "each has one heading and says what it is",
      ofEach(shown, (html) => {
        expect(openings(html, "h1")).toHaveLength(1);
        expect(/<title>[^<]{5,}<\/title>/.test(html)).toBe(true);
      }),
    );

    it(
      "each leaves no word of the program in the text",
      ofEach(shown, (html) => {
        expect(textOf(html)).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
      }),
    );

    it(
      "each has each id once, and labels what it says is labelled",
      ofEach(shown, (html) => {
        const ids = attributes(html, "id");
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of attributes(html, "aria-labelledby")) expect(ids).toContain(id);
        for (const tag of openings(html, "th")) expect(tag).toMatch(/ scope="(col|row)"/);
      }),
    );

    it(
      "each keeps the seed until the competition is closed",
      ofEach(shown, (html) => {
        if (world.state.status === "open") expect(html).not.toContain(world.state.seed);
      }),
    );
  },
);

describe("pages that everybody sees", () => {
  it("show nothing of a draft", () => {
    const drafted = tablesWorlds["with the first stage as a draft"];
    if (drafted === undefined) throw new Error("no such world");
    expect(currentStage(drafted.state)).toBeUndefined();
    for (const definition of tablesPages.filter(({ access }) => access === "public")) {
      const model = JSON.stringify(definition.build(tablesRequest(drafted, { params })));
      expect(model, definition.id).not.toContain('"seats":[1');
      expect(model, definition.id).not.toContain('"games":[{');
    }
  });
});

describe("while the cut line is reckoned", () => {
  const world = tablesWorlds["in the second stage"];
  if (world === undefined) throw new Error("no such world");
  const textWhile = (id: string, isComputing: boolean): string => {
    const page = allPages.find((one) => one.id === id);
    if (page === undefined) throw new Error(id);
    const params = { competition: world.state.competition, entry: "1" };
    const request = {
      ...tablesRequest(world, { params }),
      ...(isComputing ? { isComputing } : {}),
    };
    return textOf(htmlOf(page, request as ReturnType<typeof tablesRequest>) ?? "");
  };

  it("its page says so and leads to the standings' word", () => {
    expect(textWhile("cut", true)).toContain("gerade gerechnet wird");
    expect(textWhile("cut", false)).not.toContain("gerade gerechnet wird");
  });

  it.each(["standings", "player", "tables", "own"])("%s does without it", (id) => {
    const text = textWhile(id, true);
    expect(text).toContain(world.state.name);
    expect(text).not.toMatch(/\b(Rangpunkte? aus \d)/);
  });
});

describe("the plan of the cut", () => {
  const world = tablesWorlds["in the second stage"];
  const page = allPages.find(({ id }) => id === "cut");
  if (world === undefined || page === undefined) throw new Error("no such page");
  const html = htmlOf(page, tablesRequest(world)) ?? "";
  const stage = currentStage(world.state);

  it("has a picture of each table that says how many are in, open and out", () => {
    const labels = attributes(html, "aria-label").filter((label) => /^Tisch \d+: /.test(label));
    expect(labels).toHaveLength(stage?.games[0]?.tables.length ?? 0);
    for (const label of labels) expect(label).toMatch(/\d (weiter|offen|raus)/);
  });

  it("has a seat for everybody of the stage, as the list below", () => {
    const seats = html.match(/class="plan-seat /g) ?? [];
    // Three more explain the marks.
    expect(seats).toHaveLength((stage?.members.length ?? 0) + 3);
  });
});
