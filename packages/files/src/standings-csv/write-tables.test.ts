import { describe, expect, it } from "vitest";
import { finalPlacesCsv, tablesStandingsCsv } from "./write-tables.ts";

describe("standings of a table tournament as a file", () => {
  const rows = [
    { rank: 1, name: 'Anna "Ass", Ulm', values: [exact(9, 2), exact(280, 3)] },
    { rank: 2, name: "Bert", values: [exact(3), exact(-70)] },
  ];

  it("has rank, name and every criterion, exact to the last digit", () => {
    expect(tablesStandingsCsv(["RP", "GP"], rows)).toBe(
      'rank,name,RP,GP\r\n1,"Anna ""Ass"", Ulm",4.5,280/3\r\n2,Bert,3,-70\r\n',
    );
  });

  it("marks the lines that count a result which nobody has confirmed", () => {
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error("two rows");
    expect(tablesStandingsCsv(["RP", "GP"], [first, { ...second, unconfirmed: true }])).toBe(
      'rank,name,RP,GP,unconfirmed\r\n1,"Anna ""Ass"", Ulm",4.5,280/3,\r\n2,Bert,3,-70,yes\r\n',
    );
    expect(
      finalPlacesCsv([{ place: 1, name: "Anna", stage: "Final", unconfirmed: true }]),
    ).toContain("place,name,stage,unconfirmed\r\n");
  });

  it("has tabs where they are asked for", () => {
    expect(tablesStandingsCsv(["RP", "GP"], rows.slice(1), "\t")).toBe(
      "rank\tname\tRP\tGP\n2\tBert\t3\t-70\n",
    );
  });

  it("names the stage that each player of the final table reached", () => {
    expect(finalPlacesCsv([{ place: 1, name: "Anna", stage: "Final" }])).toBe(
      "place,name,stage\r\n1,Anna,Final\r\n",
    );
  });
});

function exact(n: number, d = 1) {
  return { n, d };
}
