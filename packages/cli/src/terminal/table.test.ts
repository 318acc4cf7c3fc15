import { expect, test } from "vitest";
import { table } from "./table.ts";

test("columns are as wide as their widest value, whatever letters it has", () => {
  const columns = [
    { heading: "Name", align: "left" },
    { heading: "+", align: "right" },
  ] as const;
  const decomposed = "Jo\u0308rg";
  expect(
    table(columns, [
      [decomposed, "5"],
      ["Ute", "120"],
    ]),
  ).toBe(`Name    +\n${decomposed}    5\nUte   120`);
});

test("a table without headings has no line for them", () => {
  expect(table([{ heading: "", align: "left" }], [["a"], ["b"]])).toBe("a\nb");
});
