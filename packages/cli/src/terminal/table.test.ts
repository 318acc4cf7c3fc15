import { expect, test } from "vitest";
import { delimited, table } from "./table.ts";

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

test("values that would break a line of CSV are quoted", () => {
  expect(delimited(["a,b", 'say "hi"', 3], ",")).toBe('"a,b","say ""hi""",3');
  expect(delimited(["a,b", "c\td"], "\t")).toBe('a,b\t"c\td"');
});
