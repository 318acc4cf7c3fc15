import { describe, expect, test } from "vitest";
import { formatRecord } from "./format-record.ts";
import { parseRecord } from "./parse-record.ts";
import type { TrfProblem } from "./problem.ts";

const read = (text: string) => {
  const problems: TrfProblem[] = [];
  return { record: parseRecord(text, 3, (problem) => problems.push(problem)), problems };
};

describe("records of team events stand in the columns of TRF-26, read and written", () => {
  test.each([
    // The sequence begins in position 5.
    ["352 WBWB", { kind: "board-colours", colours: ["w", "b", "w", "b"] }],
    // Symbols end in position 6, 15, 24 …; their points fill the four positions behind.
    [
      "362 TW 3.0   TD 1.0   TL 0.0",
      {
        kind: "team-points",
        values: [
          { symbol: "TW", points: 3 },
          { symbol: "TD", points: 1 },
          { symbol: "TL", points: 0 },
        ],
      },
    ],
    ["362 TW12.5   TD10.0", { values: [{ points: 12.5 }, { points: 10 }] }],
    // The team's number ends in position 7; the rest depends on the event.
    ["801   3 GEO     19.0   32.5  FPB", { kind: "team-details", team: 3 }],
    ["801 115 BUL     12.0", { kind: "team-details", team: 115 }],
  ])("%s", (text, expected) => {
    const { record, problems } = read(text);
    expect(problems).toEqual([]);
    expect(record).toMatchObject(expected);
    const written = formatRecord(record);
    expect([written.text, written.notes]).toEqual([text, []]);
  });

  test.each([
    ["352 WBXB", 5],
    ["362 TW abc", 5],
    ["362   TW 3.0", 7],
    ["801 GEO 19.0", 5],
  ])("what does not fit is named with its column: %s", (text, column) => {
    const [problem] = read(text).problems;
    expect(problem).toMatchObject({ line: 3, column, record: text.slice(0, 3) });
  });
});
