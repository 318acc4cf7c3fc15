import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Meier, Anna", "A. M."],
  ["Anna Meier", "A. M."],
  ["Anna Maria Meier", "A. M."],
  ["van der Berg, Jan", "J. B."],
  ["Muñoz Ibáñez, José", "J. M."],
  ["Żółć, Łukasz", "Ł. Ż."],
  ["O’Brien, séan", "S. O."],
  ["Иванов, Пётр", "П. И."],
  ["王小明", "王."],
  ["Ada", "A."],
  ["Meier,", "M."],
  ["(Meier) 7", "M."],
  ["  ", ""],
  ["12", ""],
])("of %s the initials are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
