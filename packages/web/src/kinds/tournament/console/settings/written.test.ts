import { describe, expect, it } from "vitest";
import {
  readChain,
  readFactors,
  readMargins,
  readPoints,
  readScales,
  readSizes,
  writeFactors,
  writeMargins,
  writeScales,
} from "./written.ts";

describe("settings as they are written", () => {
  it("takes sizes and criteria with blanks or commas between them", () => {
    expect(readSizes("3 4")).toEqual([3, 4]);
    expect(readSizes("3, 4")).toEqual([3, 4]);
    expect(readSizes("three")).toBeNull();
    expect(readSizes("")).toBeNull();
    expect(readChain("rp gp, win")).toEqual(["RP", "GP", "WIN"]);
    expect(readChain("RP XX")).toBeNull();
  });

  it("takes margins of matches line by line, with either decimal sign", () => {
    const margins = [
      { from: 0.5, points: [2, 1] },
      { from: 2.5, points: [3, 0] },
    ] as const;
    expect(readMargins("0,5: 2 1\n2.5 : 3 0\n")).toEqual(margins);
    expect(readMargins("")).toEqual([]);
    for (const wrong of ["2,5", "2,5: 3", "2,5: 3 0 1", "1 2: 3 0", "hoch: 3 0"]) {
      expect(readMargins(wrong)).toBeNull();
    }
    expect(writeMargins(margins, ",")).toBe("0,5: 2 1\n2,5: 3 0");
  });

  it("keeps factors exact, as fractions", () => {
    expect(readFactors("4: 8/6")).toEqual([{ size: 4, factor: { n: 4, d: 3 } }]);
    expect(readFactors("")).toEqual([]);
    expect(readFactors("4: 4/0")).toBeNull();
    expect(readFactors("4 mal so viel")).toBeNull();
    expect(writeFactors(readFactors("4: 4/3, 5: 2") ?? [])).toBe("4: 4/3, 5: 2/1");
  });

  it("reads scales with decimal commas and writes them back", () => {
    expect(readPoints("3 1,5 0")).toEqual([3, 1.5, 0]);
    const scales = readScales("3: 3 1,5 0\n4: 3 2 1 0");
    expect(scales).toEqual([
      { size: 3, points: [3, 1.5, 0] },
      { size: 4, points: [3, 2, 1, 0] },
    ]);
    expect(writeScales(scales ?? [], ",")).toBe("3: 3 1,5 0\n4: 3 2 1 0");
    expect(readScales("3: drei")).toBeNull();
  });
});
