import { describe, expect, it } from "vitest";
import {
  readChain,
  readFactors,
  readPoints,
  readScales,
  readSizes,
  writeFactors,
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
