import { pairedRounds } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { competitionOf, publishNext } from "../../../../../test/play.ts";
import { type LineModel, lineModelOf } from "./model.ts";
import { readLine } from "./read-line.ts";

const played = publishNext(
  competitionOf(["Meier, Anna", "Schulz, Bernd", "Öztürk, Cem", "Dr. Weiß, Dora"], {
    format: "scrabble-swiss",
  }),
);
const [round] = pairedRounds(played.state);
if (round === undefined) throw new Error("no round");
const model: LineModel = lineModelOf(played.state, round);
const [first, second] = round.games[0]?.seats ?? [0, 0];
const nameOf = (entry: number): string => played.state.entries.get(entry)?.name ?? "";

describe("a line while it is typed", () => {
  it("names both players as soon as the board is there, before any score", () => {
    for (const text of ["1", "1 ", "1 4", "1 412 "]) {
      expect(readLine(text, model)).toMatchObject({
        kind: "unfinished",
        board: 1,
        names: [nameOf(first), nameOf(second)],
      });
    }
  });

  it("names them from a part of a name too, the named player first", () => {
    const key = nameOf(second).slice(0, 5).toLowerCase();
    expect(readLine(key, model)).toMatchObject({
      kind: "unfinished",
      names: [nameOf(second), nameOf(first)],
    });
  });

  it("shows both scores once they are there", () => {
    expect(readLine("1 412 389", model)).toMatchObject({
      kind: "read",
      board: 1,
      sides: [
        { entry: first, score: 412, unusual: false, impossible: false },
        { entry: second, score: 389 },
      ],
    });
  });

  it("takes full stops for dividers, as keypads without a space have them", () => {
    expect(readLine("1.412.389", model)).toMatchObject({ kind: "read", board: 1 });
    expect(readLine("dr. w 400 300", model)).toMatchObject({ kind: "read" });
  });

  it("says why a line cannot be read", () => {
    expect(readLine("99 400 300", model)).toMatchObject({
      kind: "refused",
      refusal: { code: "line-unknown-board" },
    });
    expect(readLine("niemand 400 300", model)).toMatchObject({ kind: "refused" });
    expect(readLine("   ", model)).toEqual({ kind: "empty" });
  });

  it("notices two who are not opponents", () => {
    const stranger = round.games[1]?.seats[0] ?? 0;
    expect(readLine(`#${first} 400 #${stranger} 300`, model)).toEqual({
      kind: "strangers",
      names: [nameOf(first), nameOf(stranger)],
    });
  });
});

describe("odd scores", () => {
  it("are marked before they are sent", () => {
    expect(readLine("1 45 389", model)).toMatchObject({ sides: [{ unusual: true }, {}] });
    expect(readLine("1 412 950", model)).toMatchObject({ sides: [{}, { unusual: true }] });
    expect(readLine("1 412 1600", model)).toMatchObject({ sides: [{}, { impossible: true }] });
  });

  it("0 beside the forfeit's spread is a forfeit, not odd", () => {
    expect(readLine("1 0 50", model)).toMatchObject({
      sides: [
        { absent: true, unusual: false },
        { absent: false, unusual: false },
      ],
    });
  });

  it("+ and - are a forfeit", () => {
    expect(readLine("1 + -", model)).toMatchObject({
      kind: "read",
      outcome: { kind: "forfeit", absent: [second] },
      sides: [{ absent: false }, { absent: true }],
    });
  });

  it("each result has a meaning of its own, so that a warning is confirmed for it alone", () => {
    const meaning = (text: string): string => {
      const read = readLine(text, model);
      return read.kind === "read" ? read.meaning : "";
    };
    expect(meaning("1 45 389")).toBe(meaning("1, 45, 389"));
    expect(meaning("1 45 389")).not.toBe(meaning("1 46 389"));
  });
});

describe("what the line knows", () => {
  it("never contains a result: it serves the blind second entry", () => {
    expect(model.round.games.every(({ result }) => result === null)).toBe(true);
  });
});
