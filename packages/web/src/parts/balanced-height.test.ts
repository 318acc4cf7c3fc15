import { expect, it } from "vitest";
import { balancedHeight } from "./balanced-height.ts";

/** Rows of one height in columns, three to a page, as a browser fills them. */
const pagesOf =
  (rows: number, rowHeight: number) =>
  (height: number): number =>
    Math.ceil(rows / (3 * Math.floor(height / rowHeight)));

/** Rows on the last page. */
const lastOf = (rows: number, rowHeight: number, height: number): number => {
  const each = 3 * Math.floor(height / rowHeight);
  return rows - each * (Math.ceil(rows / each) - 1);
};

it("no page of a big screen is left with a single row while another is full", () => {
  for (const full of [700, 865.4, 1080]) {
    for (let rows = 1; rows <= 200; rows++) {
      const pagesAt = pagesOf(rows, 110);
      const height = balancedHeight(full, pagesAt);
      expect(height).toBeLessThanOrEqual(Math.ceil(full));
      expect(pagesAt(height)).toBe(pagesAt(full));
      if (pagesAt(full) === 2 && rows > 6) expect(lastOf(rows, 110, height)).toBeGreaterThan(1);
    }
  }
});
