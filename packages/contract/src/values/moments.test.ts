import { expect, it } from "vitest";
import { givenDay, givenMoment } from "./moments.ts";

it.each(["1900-01-01", "2026-02-28", "9998-12-31"])("a given day: %s", (day) => {
  expect(givenDay.safeParse(day).success).toBe(true);
  expect(givenMoment.safeParse(`${day}T12:00:00Z`).success).toBe(true);
});

it.each([
  "0000-01-01",
  "0001-01-01",
  "1899-12-31",
  "9999-01-01",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
  "-000001-01-01",
  "2026-02-30",
])("a day of another year, or none, is refused: %s", (day) => {
  expect(givenDay.safeParse(day).success).toBe(false);
  expect(givenMoment.safeParse(`${day}T12:00:00Z`).success).toBe(false);
});
