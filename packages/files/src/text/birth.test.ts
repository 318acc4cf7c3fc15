import { expect, test } from "vitest";
import { readBirth } from "./birth.ts";

test.each([
  ["1990", "1990"],
  ["1990-05-17", "1990-05-17"],
  ["1990/05/17", "1990-05-17"],
  ["1990.5.7", "1990-05-07"],
  ["17.05.1990", "1990-05-17"],
  ["1990/00/00", "1990"],
  ["1990/05/00", "1990"],
  ["", ""],
  ["0000/00/00", ""],
  [" - ", ""],
])("%j is %j", (text, birth) => {
  expect(readBirth(text)).toBe(birth);
});

test.each(["1990-02-30", "May 1990", "90", "17/5", "1990-13-01"])("%j is no date", (text) => {
  expect(readBirth(text)).toBeNull();
});
