import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chainText, codeFor, codesIn, moved } from "./chain-text.ts";

const codes = fc.array(fc.constantFrom("PTS", "BH/C1", "BH", "SB", "KS/L+1"), { minLength: 1 });

describe("a chain as it is written", () => {
  it("is divided by commas, semicolons or spaces", () => {
    expect(codesIn(" PTS, BH/C1;SB  DE,")).toEqual(["PTS", "BH/C1", "SB", "DE"]);
    expect(codesIn(" , ")).toEqual([]);
  });

  it("is the same after reading and writing", () => {
    fc.assert(
      fc.property(codes, (chain) => {
        expect(codesIn(chainText(chain))).toEqual(chain);
      }),
    );
  });

  it("keeps all its criteria when one is moved, and ends where it was when moved back", () => {
    fc.assert(
      fc.property(codes, fc.nat(20), fc.constantFrom(-1, 1), (chain, at, step) => {
        const index = at % chain.length;
        const after = moved(chain, index, step);
        expect([...after].sort()).toEqual([...chain].sort());
        const there = Math.min(Math.max(index + step, 0), chain.length - 1);
        if (there !== index) expect(moved(after, there, -step)).toEqual(chain);
        else expect(after).toEqual(chain);
      }),
    );
  });
});

describe("a criterion to be added", () => {
  const criteria = [
    { code: "BH", label: "Buchholz" },
    { code: "SOB", label: "Verfeinerte Buchholz" },
    { code: "KS", label: "Koya" },
  ];

  it.each([
    ["bh", "BH"],
    ["Buchholz", "BH"],
    ["koya", "KS"],
    ["verfein", "SOB"],
    ["bh/c1", "BH/C1"],
    ["Unsinn", "UNSINN"],
    // Ambiguous names are treated as codes, and rejected as such.
    ["buchh", "BUCHH"],
  ])("typed as %s is %s", (input, code) => {
    expect(codeFor(input, criteria)).toBe(code);
  });
});
