import { describe, expect, it } from "vitest";
import { formatDecimal, formatHalves, formatList, formatSigned } from "./numbers.ts";

describe("numbers", () => {
  it("shows half wins as halves", () => {
    expect([0, 0.5, 1, 13.5, -1.5].map(formatHalves)).toEqual(["0", "½", "1", "13½", "−1½"]);
  });

  it("shows the sign of a spread, with a real minus and without grouping", () => {
    expect([1252, -50, 0].map(formatSigned)).toEqual(["+1252", "−50", "±0"]);
  });

  it("writes decimals as each language does", () => {
    expect(formatDecimal(-12.6666, "de")).toBe("−12,667");
    expect(formatDecimal(-12.6666, "en")).toBe("−12.667");
  });

  it("joins lists as each language does", () => {
    expect(formatList(["A", "B", "C"], "de")).toBe("A, B und C");
    expect(formatList(["A", "B", "C"], "en")).toBe("A, B and C");
  });
});
