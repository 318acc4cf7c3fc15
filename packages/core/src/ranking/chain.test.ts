import { describe, expect, test } from "vitest";
import { chainOf, makeChain, parseChain } from "./chain.ts";
import { CRITERIA, criterionCodes } from "./registry.ts";

const refusalOf = (text: string) => {
  const chain = parseChain(text);
  return chain.ok ? null : chain.error;
};

describe("a chain of criteria", () => {
  test("is read from codes divided by commas, semicolons or spaces, in either case", () => {
    for (const text of ["WINS, SPR, RTG, LOT", "wins;spr;rtg;lot", "  Wins spr  RTG,LOT,"]) {
      const chain = parseChain(text);
      expect(chain.ok && makeChain(chain.value)).toBe("WINS, SPR, RTG, LOT");
    }
  });

  test("survives being written and read, whatever the criteria", () => {
    expect(parseChain(makeChain(CRITERIA))).toEqual({ ok: true, value: CRITERIA });
    expect(chainOf(criterionCodes)).toEqual({ ok: true, value: CRITERIA });
  });

  test("with an unknown code is refused with its position and the code probably meant", () => {
    expect(refusalOf("WINS, SPREAD")).toMatchObject({
      code: "unknown-criterion",
      text: "SPREAD",
      position: 2,
      nearest: "SPR",
      known: criterionCodes,
    });
    expect(refusalOf("WINS, SPR, RGT")).toMatchObject({ position: 3, nearest: "RTG" });
    expect(refusalOf("LOSES")).toMatchObject({ nearest: "LOSS" });
    expect(refusalOf("Buchholz")).toMatchObject({ nearest: "BH" });
    expect(refusalOf("Fortschrittswertung")).toMatchObject({ nearest: "PS" });
    expect(refusalOf("Quatsch")).toMatchObject({ nearest: null });
  });

  test("is written one way, however FIDE's notation was spelt", () => {
    const spellings = [
      "PTS, BH/C1, KS/L+2, BH/M2/P",
      "pts bh-c1 ks-l+2 bh!m2#p",
      "PTS;BH:C1;KS/L+2;BH/P/M2",
    ];
    for (const text of spellings) {
      const chain = parseChain(text);
      expect(chain.ok && makeChain(chain.value)).toBe("PTS, BH/C1, KS/L+2, BH/M2/P");
    }
    const editions = parseChain("BH/V24, SB/V2026, GE, AOB/F, ARO/U1400/C1, TPN/R");
    expect(editions.ok && makeChain(editions.value)).toBe(
      "BH/V2024, SB/V2026, REP, AOB/F, ARO/C1/U1400, TPN/R",
    );
  });

  test("with a modifier that a criterion does not take is refused with those it takes", () => {
    expect(refusalOf("PTS, BPG/C1")).toEqual({
      code: "modifier-refused",
      criterion: "BPG",
      text: "C1",
      position: 2,
      takes: [],
    });
    expect(refusalOf("KS/C1")).toMatchObject({ takes: [":MP", ":GP", "/L60", "/L+1", "/L-1"] });
    for (const text of ["BH/C0", "BPG:MP", "BH/X", "KS/L101", "ARO/U0", "SB/K4"]) {
      expect(refusalOf(text), text).toMatchObject({ code: "modifier-refused" });
    }
  });

  test("with a modifier twice, or two that contradict each other, is refused", () => {
    expect(refusalOf("BH/C1/M1")).toEqual({
      code: "modifier-twice",
      criterion: "BH",
      text: "M1",
      position: 1,
    });
  });

  test("may have the direct encounter more than once, but nothing else", () => {
    const chain = parseChain("PTS, DE, BH/C1, DE, BH");
    expect(chain.ok && makeChain(chain.value)).toBe("PTS, DE, BH/C1, DE, BH");
    expect(refusalOf("PTS, BH/C1, BH:C1")).toMatchObject({ code: "criterion-twice" });
  });

  test("with a code twice is refused, and so is an empty one", () => {
    expect(refusalOf("WINS, SPR, wins")).toEqual({
      code: "criterion-twice",
      criterion: "WINS",
      position: 3,
    });
    expect(refusalOf(" , ;")).toEqual({ code: "chain-empty" });
  });

  test("has criteria with codes of their own", () => {
    expect(new Set(criterionCodes).size).toBe(CRITERIA.length);
  });
});
