import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable } from "../entries-csv/table.ts";
import { delimited } from "../ranking-table/delimited.ts";
import { withFormulas, withoutFormulas } from "./formulas.ts";

/** Splits at every separator of the usual spreadsheets. */
const cellsOf = (field: string): readonly string[] => field.split(/[,;\t\r\n]/);

const isComputed = (cell: string): boolean =>
  /^[\s"]*[=+\-@＝＋－＠][\s"]*[^\s"]/.test(cell) && !/^[+-]\d+(?:[.,]\d+)?$/.test(cell);

const piece = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "'",
  '"',
  ";",
  ",",
  "\t",
  "\n",
  " ",
  "a",
  "7",
  "ß",
);
const text = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 12 }).map((all) => all.join("")),
);

describe("a field of a CSV file", () => {
  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-2+3", "'-2+3"],
    ["Meier;=1+1", "Meier;'=1+1"],
  ])("is no formula: %j is written %j", (given, written) => {
    expect(withoutFormulas(given)).toBe(written);
  });

  it.each([
    "-12",
    "+50",
    "-1.5",
    "+0,5",
    "0",
    "-",
    "Meier-Schulz, Anna",
    "'t Hooft",
    "a=b",
    "−12",
    "",
  ])("stays as it is: %j", (given) => expect(withoutFormulas(given)).toBe(given));

  it("is never computed by a spreadsheet, however it divides lines", () => {
    fc.assert(
      fc.property(text, (given) => {
        const written = withoutFormulas(given);
        const isNumber = written === given && /^[+-]\d+(?:[.,]\d+)?$/.test(given);
        expect(isNumber || !cellsOf(written).some(isComputed)).toBe(true);
      }),
    );
  });

  it("is read again as it was", () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(withFormulas(withoutFormulas(given))).toBe(given);
      }),
    );
  });

  it("comes back from a whole file as it was", () => {
    // Readers trim the spaces around fields, and lines end as the file has them.
    const field = text.map((all) => all.replaceAll("\r", "").trim());
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 4 }), (fields) => {
        fc.pre(fields.some((each) => each !== ""));
        const line = `${delimited(["first", "second", ...fields], ",")}\r\n`;
        const read = readTable(line);
        expect(read).toMatchObject({
          rows: [{ cells: ["first", "second", ...fields] }],
          faults: [],
        });
      }),
    );
  });
});
