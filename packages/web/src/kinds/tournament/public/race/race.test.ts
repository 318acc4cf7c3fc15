import { formatSigned } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { htmlOf, textOf } from "../../../../../test/html.ts";
import {
  annas,
  competitionOf,
  type Played,
  play,
  playTo,
  requestOf,
} from "../../../../../test/play.ts";
import { openStage, playGames, tablesOf, tablesRequest } from "../../../../../test/tables-play.ts";
import { worlds } from "../../../../../test/worlds.ts";
import { pages } from "../../../../registry/registry.ts";
import { buildRace } from "./page.ts";

const htmlOfRace = (
  played: Played | undefined,
  query: Readonly<Record<string, string>> = {},
): string => {
  const page = pages.find(({ id }) => id === "race");
  if (page === undefined || played === undefined) throw new Error("no race");
  return htmlOf(page, requestOf(played, { query, language: "de" }), "/c/dm-2026/race") ?? "";
};

const tablesIn = (html: string): readonly { readonly id: string; readonly table: string }[] =>
  [...html.matchAll(/<details class="race-numbers" id="([^"]*)".*?<\/details>/gs)].flatMap(
    ([table, id = ""]) => (table.includes("race-table") ? [{ id, table }] : []),
  );

const raceIn = (world: keyof typeof worlds, query: Readonly<Record<string, string>> = {}) => {
  const played = worlds[world];
  const model = played && buildRace(requestOf(played, { query, language: "de" }));
  if (model === undefined || model === null) throw new Error(`no race in ${world}`);
  return model;
};

describe("whose lines are in colour", () => {
  it("the top, and who moved most, where nobody is asked for", () => {
    const { choice, lines } = raceIn("after the final");
    expect(choice.isUsual).toBe(true);
    expect(choice.entries.slice(0, 4)).toEqual(lines.slice(0, 4).map(({ entry }) => entry));
    expect(choice.entries.length).toBeLessThanOrEqual(6);
  });

  it("those whose numbers are asked for, and who is added by the form", () => {
    const { choice } = raceIn("after the final", { who: "3, 7", add: "2" });
    expect(choice.isUsual).toBe(false);
    expect(choice.entries.toSorted((a, b) => a - b)).toEqual([2, 3, 7]);
  });

  it("six at most; numbers of nobody are named", () => {
    const { choice } = raceIn("after the final", { who: "1,2,3,4,5,6,7,99,x" });
    expect(choice.entries).toHaveLength(6);
    expect(choice.unknown).toEqual(["99", "x"]);
  });
});

describe("the race of a competition", () => {
  it("says where stages begin", () => {
    const { stages, steps } = raceIn("after the final");
    expect(steps).toHaveLength(9);
    expect(stages.map(({ firstStep }) => firstStep)).toEqual([0, 3, 6, 7]);
  });

  it("counts points in chess and wins with the spread in Scrabble", () => {
    expect(raceIn("of chess, with a half-point bye").counts).toBe("points");
    expect(
      raceIn("of chess, with a half-point bye").lines.every((one) => one.spreads.length === 0),
    ).toBe(true);
    expect(raceIn("after the final").counts).toBe("wins");
  });

  it("counts rank points at tables, game by game, and ends where somebody does not go on", () => {
    const second = playGames(openStage(playGames(openStage(tablesOf("king-lui", 10)))));
    const model = buildRace(tablesRequest(second, { language: "de" }));
    expect(model?.counts).toBe("rank-points");
    expect(model?.stages.length).toBe(2);
    expect(model?.performances).toEqual([]);
    expect(model?.lines.filter(({ ended }) => !ended)).toHaveLength(9);
    expect(model?.lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("names who leads since when, and who has climbed by at least three places", () => {
    const { finding, lines, steps } = raceIn("after the final");
    const [leader] = lines;
    expect(finding?.leaders).toEqual([leader?.name]);
    const since = finding?.since ?? steps.length - 1;
    expect(leader?.ranks.slice(since).every((rank) => rank === 1)).toBe(true);
    expect(leader?.ranks[since - 1]).not.toBe(1);
    expect(finding?.climber?.ranks ?? 3).toBeGreaterThanOrEqual(3);
  });

  it("says that there is none yet before a round has all its results", () => {
    const played = worlds["without any result"];
    const html = htmlOfRace(played);
    expect(textOf(html)).toContain("Nach der ersten Runde, deren Ergebnisse alle vorliegen");
    expect(html).not.toContain("race-chart");
  });

  it("has all numbers of its pictures as tables", () => {
    const played = playTo(competitionOf(annas(30), { format: "scrabble-swiss" }), 4);
    const html = htmlOfRace(played);
    const tables = tablesIn(html);
    expect(tables.map(({ id }) => id)).toEqual(["race-table", "scores-table", "spreads-table"]);
    for (const { table } of tables) {
      expect(table.match(/<tr/g)).toHaveLength(31);
      expect(table.match(/<td/g)).toHaveLength(30 * 4);
    }
    const [first = { behind: [], spreads: [], name: "" }] =
      buildRace(requestOf(played, { language: "de" }))?.lines ?? [];
    const texts = tables.map(({ table }) => textOf(table.slice(table.indexOf("<tbody"))));
    const rowOf = (values: readonly (number | null)[]): string =>
      values.map((value) => (value === 0 || value === null ? "0" : formatSigned(value))).join(" ");
    expect(texts[1]).toContain(`${first.name} ${rowOf(first.behind)} `);
    expect(texts[2]).toContain(`${first.name} ${rowOf(first.spreads)} `);
  });

  it("has who is drawn in the tables of a large field, and everybody in the one asked for", () => {
    const played = playTo(competitionOf(annas(130), { format: "scrabble-swiss" }), 2);
    const rowsIn = (html: string): readonly number[] =>
      tablesIn(html).map(({ table }) => (table.match(/<tr/g)?.length ?? 0) - 1);
    const html = htmlOfRace(played);
    const chosen = buildRace(requestOf(played, { language: "de" }))?.choice.entries.length ?? 0;
    expect(rowsIn(html)).toEqual([100 + chosen, 100 + chosen, 100 + chosen]);
    expect(html).toContain('href="/c/dm-2026/race?whole=scores-table#scores-table"');
    const whole = htmlOfRace(played, { whole: "scores-table" });
    expect(rowsIn(whole)).toEqual([100 + chosen, 130, 100 + chosen]);
    expect(whole).toContain('id="scores-table" open');
  });

  it("draws no more than a hundred lines in grey", () => {
    const played = playTo(competitionOf(annas(130), { format: "scrabble-swiss" }), 2);
    const html = htmlOfRace(played);
    const [, path = ""] = /class="race-others" d="([^"]*)"/.exec(html) ?? [];
    expect(path.match(/M/g)).toHaveLength(100);
    expect(textOf(html)).toContain("Grau sind die ersten 100 von 130");
  });

  it("leaves out of the usual lines who has left", () => {
    const before = playTo(competitionOf(annas(9), { format: "scrabble-swiss" }), 3);
    const [first = 0] = buildRace(requestOf(before, { language: "de" }))?.choice.entries ?? [];
    const after = playTo(
      play(before, [{ type: "withdraw-entry", entry: first, reason: "krank" }]),
      4,
    );
    const model = buildRace(requestOf(after, { language: "de" }));
    expect(model?.choice.entries).not.toContain(first);
    expect(model?.lines.find(({ entry }) => entry === first)).toMatchObject({
      ended: true,
      withdrawn: true,
    });
  });
});
