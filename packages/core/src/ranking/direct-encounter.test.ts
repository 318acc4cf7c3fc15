import { describe, expect, test } from "vitest";
import { chainFrom, fieldFrom, ranksOf, valuesOf } from "../../test/chess-events.ts";
import { evaluateDerivation } from "./evaluate-derivation.ts";
import { DEFAULT_POINTS } from "./point-system.ts";
import { derivationsOf, whyAhead } from "./rank.ts";

describe("direct encounter", () => {
  test("settles by the separate standings where all have met (article 6.2)", () => {
    const field = fieldFrom(`
      2000: 2w1 3b0 4w1
      2000: 1b0 4w1 3w1
      2000: 4b0 1w1 2b0
      2000: 3w1 2b0 1b0
    `);
    expect(valuesOf("PTS", field)).toEqual([2, 2, 1, 1]);
    expect(valuesOf("PTS, DE", field)).toEqual([1, 2, 2, 1]);
  });

  test("is applied again to those still tied after a first separation", () => {
    // Four are level; 1 has most among them, and between 2, 3 and 4 only their own games count
    // then.
    const field = fieldFrom(`
      2000: 2w1 3b1 4w= 5b0 5w0
      2000: 1b0 4w1 3w1 6b= 6w0
      2000: 6w1 1w0 2b0 4b= 7w1
      2000: 7b1 2b0 1b= 3w= 8w=
      2000: Z Z Z 1w1 1b1
      2000: 3b0 Z Z 2w= 2b1
      2000: 4w0 Z Z Z 3b0
      2000: Z Z Z Z 4b=
    `);
    expect(ranksOf("PTS, DE", field).slice(0, 4)).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [3, 4],
    ]);
  });

  test("says nothing of who has not met, or drew", () => {
    expect(valuesOf("DE", fieldFrom("2000: 2w=\n2000: 1b="))).toEqual([0, 0]);
    expect(valuesOf("PTS, DE", fieldFrom("2000: 3w1\n2000: 4w1\n2000: 1b0\n2000: 2b0"))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test("puts one on top who stays there whatever the missing games bring (article 6.3)", () => {
    const field = fieldFrom(`
      2000: 2w1 3b1 .
      2000: 1b0 . .
      2000: . 1w0 .
    `);
    expect(valuesOf("DE", field)).toEqual([1, 2, 2]);
    const catchable = fieldFrom("2000: 2w1 .\n2000: 1b0 .\n2000: . .");
    expect(valuesOf("DE", catchable)).toEqual([0, 0, 0]);
  });

  test("counts what even a loss of the missing games would bring", () => {
    const text = "2000: 2w1 4b1 .\n2000: 1b0 3w1 4w=\n2000: 4w0 2b0 .\n2000: 3b1 1w0 2b=";
    const points = { ...DEFAULT_POINTS, win: 3, draw: 2, loss: 1 };
    // With 3-2-1, player 1 has 6 and cannot end below 7; players 2 and 4 end at 6.
    expect(valuesOf("DE", fieldFrom(text, { points }))).toEqual([1, 2, 4, 2]);
  });

  test("leaves forfeits out of a Swiss event unless asked, and counts them in a round robin", () => {
    const text = "2000: 2w+\n2000: 1b-";
    expect(valuesOf("DE", fieldFrom(text))).toEqual([0, 0]);
    expect(valuesOf("DE/P", fieldFrom(text))).toEqual([1, 2]);
    expect(valuesOf("DE", fieldFrom(text, { pairing: "pre-determined" }))).toEqual([1, 2]);
  });

  test("averages repeated encounters, however many (article 6.1.2)", () => {
    // 1 has ⅔ against 2, 2 has ⅓ against 1; 3 drew with both.
    const field = fieldFrom(`
      2000: 2w1 2b1 2w0 3b=
      2000: 1b0 1w0 1b1 . 3w=
      2000: . . . 1w= 2b=
    `);
    const [derivation] = derivationsOf(chainFrom("DE"), field, 1);
    expect(valuesOf("DE", field)).toEqual([1, 3, 2]);
    expect(derivation?.working).toMatchObject({
      tables: [{ everybodyMet: true, rows: [{ entry: 1 }, { entry: 3, score: 1 }, { entry: 2 }] }],
    });
  });

  test("depends on who is tied when its turn comes, and may come again", () => {
    const field = fieldFrom(`
      2200: 2w1 3b0
      2000: 1b0 3w1
      2000: 2b0 1w1
    `);
    expect(valuesOf("PTS, DE", field)).toEqual([0, 0, 0]);
    expect(ranksOf("PTS, DE, RTNG/R, DE", field)).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  test("with /B prefers Black in one drawn game of two, and not where both had Black", () => {
    const once = fieldFrom("2000: 2w=\n2000: 1b=");
    expect(valuesOf("DE/B", once)).toEqual([2, 1]);
    const twice = fieldFrom("2000: 2w= 2b=\n2000: 1b= 1w=");
    expect(valuesOf("DE/B", twice)).toEqual([0, 0]);
    const three = fieldFrom("2000: 2w= 3w= .\n2000: 1b= . 3b=\n2000: . 1b= 2w=");
    expect(valuesOf("DE/B", three)).toEqual([0, 0, 0]);
    const [derivation] = derivationsOf(chainFrom("DE/B"), once, 2);
    expect(derivation?.working).toMatchObject({ tables: [{ by: "all-met" }, { by: "black" }] });
    expect(derivation && evaluateDerivation(derivation, 2)).toBe(1);
  });

  test("explains who is ahead with the games between those tied", () => {
    const field = fieldFrom("2000: 2w0 3b1\n2000: 1b1 3w0\n2000: 2b1 1w0");
    expect(whyAhead(chainFrom("PTS, DE"), field, 1, 2)).toBeNull();
    const two = fieldFrom("2000: 2w0 3b1\n2000: 1b1 4w0\n2000: 4b0 1w0\n2000: 3w1 2b1");
    const lead = whyAhead(chainFrom("PTS, DE"), two, 1, 2);
    expect(lead).toMatchObject({ ahead: 2, behind: 1, decidedBy: "DE", levelOn: ["PTS"] });
    expect(lead?.derivations[0].terms).toEqual([
      { round: 1, opponent: 1, amount: 1, what: "encounter" },
    ]);
  });

  test("decides nothing among ten thousand who are tied after a drawn game each", () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const other = index % 2 === 0 ? index + 2 : index;
      return `2000: ${other}${index % 2 === 0 ? "w" : "b"}=`;
    });
    const field = fieldFrom(rows.join("\n"));
    expect(valuesOf("PTS, DE", field)).toEqual(rows.map(() => 0));
  });
});
