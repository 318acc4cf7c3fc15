import { standingsOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import type { Page } from "../src/shell/page-definition.ts";
import { htmlOf, textOf } from "./html.ts";
import { annas, competitionOf, type Played, play, playTo, publishNext, requestOf } from "./play.ts";
import { SMALL_CHAMPIONSHIP } from "./worlds.ts";

const pageOf = (id: string): Page => {
  const found = pages.find((page) => page.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const params = { competition: "dm-2026", a: "1", b: "2" };

const read = (world: Played, id: string, more: Partial<Record<"entry" | "round", string>> = {}) =>
  textOf(htmlOf(pageOf(id), requestOf(world, { params: { ...params, ...more } })) ?? "");

const ninth = competitionOf(annas(9), { stages: SMALL_CHAMPIONSHIP });
const announced = playTo(ninth, 7);
const [best, second] = standingsOf(announced.state, 7).map(({ entry }) => entry) as [
  number,
  number,
];

/** The better of the two loses the games of the final by `lostBy`. */
const finalGame = (before: Played, lostBy: number): Played => {
  const now = publishNext(before);
  const sides = [
    { entry: best, score: 400 },
    { entry: second, score: 400 + lostBy },
  ] as const;
  return play(now, [
    {
      type: "enter-result",
      round: now.state.rounds.length,
      outcome: { kind: "played", sides },
    },
  ]);
};

const halfway = finalGame(announced, 30);
const over = finalGame(halfway, 20);
const closed = play(over, [{ type: "close-competition" }]);

const RULE =
  "Das Finale entscheidet nur über Platz 1 und 2: Seine Partien zählen nicht zu Siegen und Differenz.";

describe.each(["overview", "standings", "screen", "pairings", "player"])(
  "the final on the page %s",
  (id) => {
    const own = { entry: String(second) };

    it("names who plays it, the games so far, and what each of the two needs", () => {
      const text = read(halfway, id, own);
      expect(text).toContain(
        `Anna ${best} muss die letzte Partie mit mehr als 30 Punkten Vorsprung`,
      );
      expect(text).toContain(
        `Anna ${second} genügt in der letzten Partie ein Unentschieden, auch eine Niederlage mit weniger als 30 Punkten Rückstand.`,
      );
      expect(text).toContain("430");
    });

    it("names the winner with the games, and why more wins may stand below fewer", () => {
      for (const world of [over, closed]) {
        const text = read(world, id, own);
        expect(text).toContain(`Anna ${second} gewinnt das Finale mit 2–0 Siegen.`);
        expect(text).toContain(RULE);
        const [one, other] = standingsOf(world.state).map(
          ({ wins, losses }) => `${wins}–${losses}`,
        );
        expect(text).toContain(
          `Deshalb steht Anna ${second} mit ${one} vor Anna ${best} mit ${other}.`,
        );
      }
    });
  },
);

describe("the tally of a finalist", () => {
  it("is the same in standings, on the own page and in the crosstable", () => {
    const [winner] = standingsOf(over.state);
    const balance = `${winner?.wins}–${winner?.losses}`;
    expect(winner?.entry).toBe(second);
    for (const id of ["standings", "screen", "player", "crosstable", "overview"]) {
      expect(read(over, id, { entry: String(second) })).toContain(balance);
    }
    expect(read(over, "crosstable")).toContain(RULE);
  });

  it("stays through the rounds of the final on the own page", () => {
    const html = htmlOf(
      pageOf("player"),
      requestOf(over, { params: { ...params, entry: String(second) } }),
    );
    const records = [...(html ?? "").matchAll(/<span class="record">([^<]+)</g)].map(
      ([, one]) => one,
    );
    expect(new Set(records.slice(-3)).size).toBe(1);
  });
});

describe("“why?” after a final", () => {
  it("names the games and what decided, not only that it was won", () => {
    const text = textOf(
      htmlOf(
        pageOf("compare"),
        requestOf(over, { params: { ...params, a: String(best), b: String(second) } }),
      ) ?? "",
    );
    expect(text).toContain(
      `Anna ${second} steht vor Anna ${best}, denn das Finale ist gewonnen: 430–400 und 420–400, mit 2–0 Siegen.`,
    );
    expect(read(over, "player", { entry: String(best) })).toContain(
      `Finale gegen Anna ${second} verloren: 400–430 und 400–420`,
    );
    const english = htmlOf(
      pageOf("player"),
      requestOf(over, { params: { ...params, entry: String(best) }, language: "en" }),
    );
    expect(textOf(english ?? "")).toContain(`lost the final against Anna ${second}`);
  });

  it("names the points where wins are level", () => {
    const drawn = finalGame(finalGame(announced, -10), 25);
    expect(read(drawn, "standings")).toContain(
      `Anna ${second} gewinnt das Finale bei 1–1 Siegen nach Punkten (+15).`,
    );
  });
});
