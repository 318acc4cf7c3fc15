import { describe, expect, it } from "vitest";
import { moved, orderedBy } from "./order.ts";

const rows = [{ id: 7 }, { id: 8 }, { id: 9 }];

describe("a squad is put into another order", () => {
  it("one moves a place up or down, and stays at the ends", () => {
    expect(moved(rows, 8, -1)).toEqual([8, 7, 9]);
    expect(moved(rows, 8, 1)).toEqual([7, 9, 8]);
    expect(moved(rows, 7, -1)).toEqual([7, 8, 9]);
    expect(moved(rows, 9, 1)).toEqual([7, 8, 9]);
  });

  it("who comes meanwhile stands last, who goes is left out", () => {
    const now = [{ id: 7 }, { id: 9 }, { id: 12 }];
    expect(orderedBy(now, [9, 8, 7]).map(({ id }) => id)).toEqual([9, 7, 12]);
    expect(orderedBy(now, null)).toEqual(now);
  });
});
