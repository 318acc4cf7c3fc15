import { pairedRound } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { dayPage } from "./page.ts";

const director = { role: "director", label: "director" } as const;
const field = competitionOf(annas(16), { format: "scrabble-swiss" });
const allBut = (count: number): Played =>
  play(field, [
    { type: "check-in", entries: [...field.state.entries.keys()].slice(count), present: true },
  ]);

const dayOf = (played: Played) => {
  const day = dayPage.build(requestOf(played, { viewer: director }));
  if (day === null) throw new Error("no day");
  return day;
};
const kindsOf = (played: Played) => dayOf(played).needs.map(({ kind }) => kind);

const reporting = (played: Played, board: number, scores: readonly [number, number]) => {
  const [a = 0, b = 0] =
    pairedRound(played.state, 1)?.games.find((game) => game.board === board)?.seats ?? [];
  const outcome = {
    kind: "played",
    sides: [
      { entry: a, score: scores[0] },
      { entry: b, score: scores[1] },
    ],
  } as const;
  return { type: "report-result", round: 1, outcome } as const;
};

describe("what waits for the director", () => {
  it("is nothing while a round is simply played", () => {
    expect(kindsOf(publishNext(field))).toEqual([]);
  });

  it("is a player who is drawn but was never seen, with a forfeit typed in advance", () => {
    const [need] = dayOf(publishNext(allBut(1))).needs;
    expect(need).toMatchObject({ kind: "absent", absent: { entry: 1, forfeit: { round: 1 } } });
    expect(need?.absent?.forfeit?.line).toMatch(/^\d+ (?:- \+|\+ -)$/);
  });

  it("is one line for many who are missing", () => {
    const needs = dayOf(publishNext(allBut(9))).needs;
    expect(needs.map(({ kind }) => kind)).toEqual(["absent"]);
    expect(needs[0]?.text).toContain("9");
  });

  it("is one line for all reports, with the unusual ones counted", () => {
    const round = publishNext(field);
    const reported = play(round, [reporting(round, 1, [402, 380]), reporting(round, 2, [39, 355])]);
    const { needs } = dayOf(reported);
    expect(needs.map(({ kind }) => kind)).toEqual(["reports"]);
    expect(needs[0]?.text).toBe("2 gemeldete Ergebnisse zu bestätigen, davon ungewöhnlich: 1");
    expect(needs[0]?.link?.href).toBe("/console/dm-2026/confirm");
  });

  it("is each dispute, before everything else, with what both say", () => {
    const round = publishNext(allBut(1));
    const disputed = play(
      play(round, [reporting(round, 3, [418, 387])], "results:Anna"),
      [reporting(round, 3, [408, 387])],
      "results:Ben",
    );
    const [need] = dayOf(disputed).needs;
    expect(need).toMatchObject({ kind: "dispute", link: { text: "Entscheiden" } });
    expect(need?.text).toMatch(/418–387.*408–387/);
  });

  it("is not shown to those who only enter results", () => {
    const round = publishNext(allBut(1));
    const request = requestOf(round, { viewer: { role: "results", label: "results:Anna" } });
    expect(dayPage.build(request)?.needs).toEqual([]);
  });
});

describe("the hero", () => {
  it("lists at most six contests by name, else only the strip", () => {
    const round = publishNext(field);
    expect(dayOf(round).lines).toEqual([]);
    expect(dayOf(round).strip).toHaveLength(8);
    expect(dayOf(enterResults(round, 2)).lines).toHaveLength(6);
  });

  it("asks for the list while too few are entered, and teaches what comes", () => {
    const empty = dayOf(competitionOf([], { format: "scrabble-swiss" }));
    expect(empty).toMatchObject({ isBlank: true, next: { head: "Wer spielt?" } });
    expect(dayOf(field).isBlank).toBe(false);
  });
});
