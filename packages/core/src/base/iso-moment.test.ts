import { expect, it } from "vitest";
import { clockMoment, readMoment } from "./iso-moment.ts";

it.each([
  [0, "1970-01-01T00:00:00.000Z"],
  [-8.64e15, "1900-01-01T00:00:00.000Z"],
  [Date.parse("0001-01-01T00:00:00Z"), "1900-01-01T00:00:00.000Z"],
  [Date.parse("9999-12-31T00:00:00Z"), "9998-12-31T23:59:59.999Z"],
  [8.64e15, "9998-12-31T23:59:59.999Z"],
])("a clock at %s shows a year of four digits, with room before and behind: %s", (at, shown) => {
  expect(clockMoment(at)).toBe(shown);
});

it.each([
  ["2026-11-21T08:00:00+01:00", "2026-11-21T07:00:00.000Z"],
  ["1899-12-31T23:59:59Z", null],
  ["9999-01-01T00:00:00Z", null],
  ["+010000-01-01T00:00:00Z", null],
  ["soon", null],
])("the moment %s that is given reads as %s", (text, read) => {
  const moment = readMoment(text);
  expect(moment === null ? null : new Date(moment).toISOString()).toBe(read);
});
