import { describe, expect, it } from "vitest";
import { parseDivision, type TshDivision } from "./division.ts";
import { pairDivision } from "./pair-division.ts";

const read = (text: string): TshDivision => {
  const division = parseDivision(text);
  if (!division.ok) throw new Error(JSON.stringify(division.error));
  return division.value;
};

const FIELD = read(`A, A 1500 3 ; 400
B, B 1400 4 ; 410
C, C 1300 1 ; 390
D, D 1200 2 ; 300
`);

describe("Pairing the next round of a division", () => {
  it("answers with players' numbers, the lower first, in board order", () => {
    const paired = pairDivision(FIELD, { system: "new-swiss" });
    expect(paired.ok && [paired.value.round, paired.value.pairs, paired.value.bye]).toEqual([
      2,
      [
        [1, 2],
        [3, 4],
      ],
      null,
    ]);
  });

  it("leaves out who is switched off or away", () => {
    const off = read(`A, A 1500; ; off 0\nB, B 1400\nC, C 1300\nD, D 1200\nE, E 1100\n`);
    const paired = pairDivision(off, { system: "new-swiss", absent: [5] });
    expect(paired.ok && [paired.value.pairs, paired.value.bye]).toEqual([[[2, 3]], 4]);
  });

  it("knows every registered system and its settings, and refuses others", () => {
    const hill = pairDivision(FIELD, { system: "king-of-the-hill", options: { repeats: 1 } });
    expect(hill.ok && hill.value.pairs[0]).toEqual([1, 2]);
    expect(pairDivision(FIELD, { system: "swiss" })).toMatchObject({
      error: { code: "unknown-system", system: "swiss" },
    });
    expect(pairDivision(FIELD, { system: "new-swiss", options: { repeats: -1 } })).toMatchObject({
      error: { code: "option-out-of-range", option: "repeats" },
    });
  });

  it("is based on a round that has been paired", () => {
    expect(pairDivision(FIELD, { system: "new-swiss", basedOn: 2 })).toEqual({
      ok: false,
      error: { code: "based-on-out-of-range", basedOn: 2, latest: 1 },
    });
    const seeded = pairDivision(FIELD, { system: "king-of-the-hill", basedOn: 0 });
    expect(seeded.ok && seeded.value.pairs[0]).toEqual([1, 2]);
  });
});
