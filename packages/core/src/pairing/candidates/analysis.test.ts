import { describe, expect, test } from "vitest";
import { RULEBOOK_YEARS, type RulebookYear } from "../../../test/rulebook-years.ts";
import { analyseCandidates, type CandidatesAnalysis } from "./analysis.ts";
import { ANNEX_B_MARGINS, type Contender } from "./contender.ts";

const contender = (entry: number, wins: number, spread: number): Contender => ({
  entry,
  wins,
  spread,
});

const analyse = (
  standing: readonly Contender[],
  forbidden: readonly (readonly [number, number])[] = [],
): CandidatesAnalysis => analyseCandidates(standing, ANNEX_B_MARGINS, forbidden);

const pairsOf = ({ fixed }: CandidatesAnalysis) => fixed.map(({ players }) => players);

const analyseYear = ({ standing }: RulebookYear) => {
  const analysis = analyse(
    standing.map(([, wins, spread], index) => contender(index, wins, spread)),
  );
  const nameOf = (entry: number) => standing[entry]?.[0] ?? "";
  return { analysis, nameOf };
};

describe("the twelve years of annex B", () => {
  test.each(RULEBOOK_YEARS)("$year", (year) => {
    const { analysis, nameOf } = analyseYear(year);
    const namesOf = (pair: readonly number[]) => pair.map(nameOf);
    expect({
      sure: analysis.sure.map(nameOf),
      candidates: analysis.candidates.map(nameOf),
      out: analysis.out.map(nameOf),
      fixed: pairsOf(analysis).map(namesOf),
      released: analysis.released.map(namesOf),
    }).toEqual({
      sure: year.sure,
      candidates: year.candidates,
      out: year.out,
      fixed: year.fixed,
      released: year.released,
    });
  });

  test("2011: Ulla–Doris is kept because Jörg and Maria may draw and both pass Ulla", () => {
    const year = RULEBOOK_YEARS.find((one) => one.year === 2011)!;
    const { analysis, nameOf } = analyseYear(year);
    const note = analysis.notes.find(({ code }) => code === "first-pairing-matters");
    expect(note).toMatchObject({
      others: [{ result: "draw" }],
      fates: { win: "in", draw: "in", loss: "out" },
    });
    expect(note?.code === "first-pairing-matters" && nameOf(note.entry)).toBe("Ulla");
  });

  test("2018: Günter is out because Johannes is one win and 360 points ahead", () => {
    const year = RULEBOOK_YEARS.find((one) => one.year === 2018)!;
    const { analysis } = analyseYear(year);
    expect(analysis.notes).toContainEqual({
      code: "out-of-final",
      entry: 6,
      against: 1,
      wins: -1,
      spread: -360,
    });
  });
});

describe("who is sure, a candidate or out", () => {
  test("one win and 350 points ahead of rank 3 is sure, 349 is not", () => {
    const third = contender(3, 14, 0);
    expect(analyse([contender(1, 15, 350), contender(2, 15, 349), third]).sure).toEqual([1]);
    expect(analyse([contender(1, 15, 349), contender(2, 15, 349), third]).sure).toEqual([]);
  });

  test("two wins ahead is safe whatever the spreads are", () => {
    expect(
      analyse([contender(1, 16, -900), contender(2, 14, 0), contender(3, 14, 900)]).sure,
    ).toEqual([1]);
  });

  test("a win and a half ahead is safe, half a win is not", () => {
    const standing = [contender(1, 15.5, 0), contender(2, 14.5, 2000), contender(3, 14, 900)];
    expect(analyse(standing).sure).toEqual([1]);
    expect(analyse(standing).candidates).toEqual([2, 3]);
  });

  test("two entries are both finalists, one alone too", () => {
    expect(analyse([contender(1, 3, 0), contender(2, 1, 0)])).toMatchObject({
      sure: [1, 2],
      fixed: [],
      notes: [{ code: "final-settled", finalists: [1, 2] }],
    });
    expect(analyse([contender(1, 3, 0)]).sure).toEqual([1]);
    expect(analyse([]).sure).toEqual([]);
  });

  test("players level on wins and spread are taken in the order of the standing", () => {
    const level = [4, 2, 3, 1].map((entry) => contender(entry, 10, 100));
    expect(pairsOf(analyse(level))).toEqual([
      [4, 1],
      [2, 3],
    ]);
  });
});

describe("the group of candidates", () => {
  const five = [1, 2, 3, 4, 5].map((entry) => contender(entry, 10, 500 - entry));

  test("is made even by the best who is out", () => {
    const analysis = analyse([...five, contender(6, 5, 0), contender(7, 4, 0)]);
    expect(pairsOf(analysis)).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    expect(analysis.notes).toContainEqual({ code: "group-filled-up", entry: 6 });
    expect(analysis.candidates).not.toContain(6);
  });

  test("loses its lowest where nobody is out", () => {
    const analysis = analyse(five);
    expect(pairsOf(analysis)).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(analysis.notes).toContainEqual({ code: "group-shortened", entry: 5 });
    expect(analysis.candidates).toContain(5);
  });

  test("leaves out who is away or paired by hand, and says so", () => {
    const standing = five.map((one) => (one.entry === 2 ? { ...one, elsewhere: true } : one));
    const analysis = analyse([...standing, contender(6, 5, 0)]);
    expect(analysis.candidates).toEqual([1, 2, 3, 4, 5]);
    expect(pairsOf(analysis)).toEqual([
      [1, 5],
      [3, 4],
    ]);
    expect(analysis.notes).toContainEqual({ code: "candidate-not-paired", entry: 2 });
  });

  test("fixes no forbidden pair", () => {
    const analysis = analyse(five.slice(0, 4), [[3, 2]]);
    expect(pairsOf(analysis)).toEqual([[1, 4]]);
    expect(analysis.notes).toContainEqual({ code: "fixed-forbidden", players: [2, 3] });
  });
});
