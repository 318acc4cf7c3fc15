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
      given: "SPREAD",
      position: 2,
      nearest: "SPR",
      known: criterionCodes,
    });
    expect(refusalOf("WINS, SPR, RGT")).toMatchObject({ position: 3, nearest: "RTG" });
    expect(refusalOf("win")).toMatchObject({ position: 1, nearest: "WINS" });
    expect(refusalOf("LOSES")).toMatchObject({ nearest: "LOSS" });
    expect(refusalOf("Buchholz")).toMatchObject({ nearest: null });
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
