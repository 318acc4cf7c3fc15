import type { Language, Viewer } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { annas, competitionOf, type Played, play, playTo, publishNext, requestOf } from "./play.ts";
import { openStage, playGames, tablesOf } from "./tables-play.ts";
import { worlds } from "./worlds.ts";

const NOW = "2026-11-22T12:00:00Z";

/** Returns the text of a player's own page between masthead and footer. */
const read = (
  world: Played | undefined,
  entry: number,
  language: Language = "de",
  viewer: Viewer = { role: "director", label: "director" },
): string => {
  const page = pages.find(({ id }) => id === "own");
  if (page === undefined || world === undefined) throw new Error("no page or no world");
  const query = { entry: String(entry) };
  const html = htmlOf(page, requestOf(world, { viewer, query, language, now: NOW })) ?? "";
  return textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "");
};

describe("of an event with a final, the page of one's own", () => {
  const announced = worlds["before the final"];

  it("names no rounds to come to who is not in the final", () => {
    expect(read(announced, 5)).not.toContain("Als Nächstes");
    expect(read(announced, 2)).toContain("Als Nächstes Runde 8 Runde 9");
  });

  it("offers a pause in rounds of the final to those who are in it alone", () => {
    const byLink = (entry: number): Viewer => ({
      ...{ role: "player", label: `P${entry}` },
      scope: { kind: "player", entry },
    });
    expect(read(announced, 2, "de", byLink(2))).toMatch(/Pause.*Runde 8 Runde 9/);
    const text = read(announced, 5, "de", byLink(5));
    expect(text).not.toContain("Runde 8 Runde 9");
  });

  it("offers to leave only where anything is left to play", () => {
    const byLink = (entry: number): Viewer => ({
      ...{ role: "player", label: `P${entry}` },
      scope: { kind: "player", entry },
    });
    expect(read(announced, 2, "de", byLink(2))).toContain("Vorzeitig ausscheiden");
    expect(read(announced, 5, "de", byLink(5))).not.toContain("Ausscheiden");
    const begun = publishNext(competitionOf(annas(4), { format: "scrabble-swiss" }));
    expect(read(begun, 1, "de", byLink(1))).toContain("Vorzeitig ausscheiden");
  });

  it("says what the final still needs to the two who play it, and to nobody else", () => {
    const halfway = worlds["in the final"];
    expect(read(halfway, 3)).toContain("Anna 3 muss");
    expect(read(halfway, 5)).not.toContain("Anna 3 muss");
  });

  it("says in the candidates' round to everybody whether the final can be reached", () => {
    const last = worlds["in the candidates' round"];
    const told = [...(last?.state.entries.keys() ?? [])].map((entry) => read(last, entry));
    expect(told).toHaveLength(12);
    for (const text of told) {
      expect(text).toMatch(
        /Ins Finale\? Anna \d+ ist (?:sicher im Finale|Finalkandidat|sicher nicht im Finale): /,
      );
    }
  });

  it("says the place first once all is over", () => {
    expect(read(worlds["closed"], 5)).toMatch(/Endstand: Platz 8 von 9 · 2–5 −69 .*Bisher/);
    expect(read(worlds["closed"], 5, "en")).toContain("Final result: Rank 8 of 9");
  });
});

describe("of an event at tables, the page of one's own", () => {
  const third = openStage(playGames(openStage(playGames(openStage(tablesOf("king-lui", 10))))));
  const finalists = third.state.rounds.at(-1)?.games.flatMap(({ seats }) => seats) ?? [];
  const left = [...third.state.entries.keys()].find((entry) => !finalists.includes(entry)) ?? 0;

  it("speaks of tables before the first is published", () => {
    expect(read(tablesOf("king-lui", 10), 1)).toContain("Tisch und Mitspielende stehen hier");
  });

  it("says to who is not in a stage that it is played without them, and their place", () => {
    const text = read(third, left);
    expect(text).toContain("Finale: nicht dabei");
    expect(text).toMatch(/Bisher Platz \d+ von 10/);
    expect(text).not.toContain("Noch nicht ausgelost");
    expect(text).not.toContain("Als Nächstes");
    expect(read(third, left, "en")).toContain("Final: not in it");
  });

  it("names the stage of what was played: games count from one in each", () => {
    expect(read(third, left)).toMatch(
      /Platz \d+ von 10 Drittelfinale Spiel 4 .* Spiel 1 .* Vorrunde Spiel 3 .* Spiel 1 /,
    );
  });

  it("shows no table to who has left in the middle of a stage", () => {
    const [one = 0] = finalists;
    const gone = play(third, [{ type: "withdraw-entry", entry: one, reason: "ill" }]);
    expect(read(third, one)).toMatch(/Tisch 1/);
    expect(read(gone, one)).toContain("Nicht mehr dabei");
    expect(read(gone, one)).not.toMatch(/Tisch 1/);
    expect(read(gone, one, "en")).toContain("No longer taking part");
  });

  it("says everybody's place once all is over, and no more what is needed", () => {
    const closed = play(playGames(third), [{ type: "close-competition" }]);
    for (const entry of closed.state.entries.keys()) {
      expect(read(closed, entry)).toMatch(/Endstand: Platz \d+ von 10/);
      expect(read(closed, entry)).not.toContain("Was noch nötig ist");
    }
  });
});

it("heads a result that counts as a result, not as one to be reported", () => {
  const played = playTo(publishNext(worlds["before the first round"] as Played), 1);
  expect(read(played, 1)).toContain("Ergebnis Eingetragen:");
  expect(read(played, 1)).not.toContain("Ergebnis melden");
});

describe("a standing in a few words", () => {
  it("says what its number counts: points, rank points, or wins and losses", () => {
    const chess = worlds["of chess, with a half-point bye"];
    expect(read(chess, 1)).toMatch(/Platz \d+ von 9 · Punkte: [\d½]+/);
    const tables = playGames(openStage(tablesOf("king-lui", 9)));
    expect(read(tables, 1)).toMatch(/Platz \d+ von 9 · Rangpunkte: [\d½⅓⅔]+/);
    expect(read(worlds["closed"], 5)).toContain("Platz 8 von 9 · 2–5 −69");
  });
});
