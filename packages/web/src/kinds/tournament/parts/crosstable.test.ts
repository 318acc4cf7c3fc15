import type { TournamentCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  type Played,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../test/play.ts";
import { buildCrosstable } from "./crosstable.ts";

const crosstableOf = (world: Played, language: "de" | "en" = "en") => {
  const model = buildCrosstable(requestOf(world, { language }));
  if (model === null || model.layout === "scores") throw new Error("not of points");
  return model;
};

/** The cells of the player with a number. */
const cellsOf = (world: Played, number: number, language: "de" | "en" = "en") =>
  crosstableOf(world, language)
    .lines.find((line) => line.number === number)
    ?.cells.map(({ text }) => text);

const enter = (
  world: Played,
  results: readonly (readonly [number, number] | "forfeit")[],
): Played => {
  const round = world.state.rounds.at(-1);
  const commands = (round?.games ?? []).flatMap(({ seats: [first, second] }, index) => {
    const result = results[index];
    if (round === undefined || result === undefined) return [];
    const outcome =
      result === "forfeit"
        ? { kind: "forfeit" as const, absent: [second] }
        : {
            kind: "played" as const,
            sides: [
              { entry: first, score: result[0] },
              { entry: second, score: result[1] },
            ] as const,
          };
    return [{ type: "enter-result", round: round.number, outcome } satisfies TournamentCommand];
  });
  return play(world, commands);
};

describe("the crosstable of a chess event", () => {
  const entered = competitionOf(annas(7), {
    format: "fide-swiss",
    stages: [
      {
        system: "fide-dutch",
        rounds: 5,
        options: { initialColour: "white" },
        participants: "everybody",
      },
    ],
  });
  // 1–4, 5–2, 3–6; 7 has the bye.
  const first = enter(publishNext(entered), [[1, 0], [0.5, 0.5], "forfeit"]);

  it("writes number, colour and result of each round", () => {
    expect(cellsOf(first, 1)).toEqual(["4w1"]);
    expect(cellsOf(first, 4)).toEqual(["1b0"]);
    expect(cellsOf(first, 5)).toEqual(["2w½"]);
    expect(cellsOf(first, 2, "de")).toEqual(["5s½"]);
  });

  it("writes forfeits with the opponent's number, and byes by what they are worth", () => {
    expect(cellsOf(first, 3)).toEqual(["6+"]);
    expect(cellsOf(first, 6)).toEqual(["3−"]);
    expect(cellsOf(first, 7)).toEqual(["bye"]);
    const away = play(first, [
      { type: "pause-entry", entry: 1, rounds: [3], halfPoints: [2] },
      { type: "withdraw-entry", entry: 2, reason: "" },
    ]);
    const later = publishNext(playTo(publishNext(away), 2));
    expect(cellsOf(later, 1)?.slice(1)).toEqual(["bye½", "bye0"]);
    expect(cellsOf(later, 2)?.slice(1)).toEqual(["–", "–"]);
    expect(cellsOf(later, 1, "de")?.slice(1)).toEqual(["frei½", "frei0"]);
  });

  it("writes a game without a result as opponent and colour", () => {
    expect(cellsOf(publishNext(entered), 1)).toEqual(["4w"]);
  });

  it("comes by rank, with numbers that stay, points, and tie-breaks beside them", () => {
    const { lines, columns, headings } = crosstableOf(playTo(first, 4));
    expect(lines.map(({ rank }) => rank)).toEqual(
      lines.map(({ rank }) => rank).sort((a, b) => a - b),
    );
    expect(lines.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(headings).toEqual([1, 2, 3, 4]);
    expect(columns.map(({ code }) => code)).toEqual(["DE", "BH/C1", "BH", "SB"]);
    for (const { values } of lines) expect(values).toHaveLength(columns.length);
  });

  it("agrees with itself: both sides of a game name each other, with other colours", () => {
    const world = playTo(first, 5);
    const cells = new Map(crosstableOf(world).lines.map((line) => [line.number, line.cells]));
    for (const [number, own] of cells) {
      for (const [index, { text }] of own.entries()) {
        const [, opponent, colour, score] = /^(\d+)([wb])([01½])$/.exec(text) ?? [];
        if (opponent === undefined) continue;
        const theirs = cells.get(Number(opponent))?.[index]?.text;
        const other = { "1": "0", "0": "1", "½": "½" }[score ?? ""];
        expect(theirs).toBe(`${number}${colour === "w" ? "b" : "w"}${other}`);
      }
    }
  });
});

describe("the crosstable of a round robin", () => {
  const six = playTo(
    competitionOf(annas(6), {
      format: "fide-round-robin",
      stages: [
        {
          system: "round-robin",
          rounds: 10,
          options: { table: "fide" },
          participants: "everybody",
        },
      ],
    }),
    5,
  );

  it("is a matrix of everybody against everybody, in the order of the standings", () => {
    const { layout, headings, lines } = crosstableOf(six);
    expect(layout).toBe("opponents");
    expect(headings).toEqual(lines.map(({ number }) => number));
    const opposite: Readonly<Record<string, string>> = { "1": "0", "0": "1", "½": "½" };
    for (const [row, { cells }] of lines.entries()) {
      expect(cells[row]?.kind).toBe("self");
      for (const [column, { text }] of cells.entries()) {
        if (column !== row) expect(lines[column]?.cells[row]?.text).toBe(opposite[text]);
      }
    }
  });

  it("has both games of a double cycle in a cell", () => {
    const { lines } = crosstableOf(playTo(six, 10));
    const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
    expect(texts.filter((text) => text.length === 2)).toHaveLength(30);
  });
});

it("a crosstable of wins and spread keeps both, and has no numbers of players", () => {
  const model = buildCrosstable(
    requestOf(playTo(competitionOf(annas(8), { format: "scrabble-swiss" }), 2)),
  );
  expect(model?.layout).toBe("scores");
});
