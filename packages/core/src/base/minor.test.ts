import { expect, it } from "vitest";
import { isMinorOn } from "./minor.ts";

it.each([
  ["2008-12-28", "2026-12-27", true],
  ["2008-12-27", "2026-12-27", false],
  ["2008-02-29", "2026-02-28", true],
  ["2008-02-29", "2026-03-01", false],
  ["2008", "2026-12-27", true],
  ["2008", "2026-12-31", false],
  ["2007", "2026-01-01", false],
  ["", "2026-01-01", false],
])("born %s, on %s a minor: %s", (birth, day, minor) => {
  expect(isMinorOn(birth, day)).toBe(minor);
});
