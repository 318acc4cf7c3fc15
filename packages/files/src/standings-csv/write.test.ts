import { expect, test } from "vitest";
import { readStandingsCsv } from "./read.ts";
import { standingsCsv } from "./write.ts";

const rows = [
  { rank: 1, name: 'Ulla "Los" Beispiel', wins: 2.5, spread: 120, values: [2.5, 120, 1834, 2] },
  { rank: 2, name: "Theo, Dr.", wins: 1, spread: -120, values: [1, -120, 0, 1] },
];

test("standings are written with the columns that are read, then the other criteria", () => {
  expect(standingsCsv(["WINS", "SPR", "RTG", "LOT"], rows)).toBe(
    [
      "rank,name,wins,spread,RTG,LOT",
      '1,"Ulla ""Los"" Beispiel",2.5,120,1834,2',
      // No one is rated 0: an unrated player has an empty cell.
      '2,"Theo, Dr.",1,-120,,1',
      "",
    ].join("\r\n"),
  );
  expect(standingsCsv(["WINS", "SPR"], rows, "\t").split("\n")[2]).toBe("2\tTheo, Dr.\t1\t-120");
});

test("a last column marks the lines that count a result which nobody has confirmed", () => {
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error("two rows");
  const file = standingsCsv(["WINS", "SPR"], [{ ...first, unconfirmed: true }, second]);
  expect(file).toBe(
    [
      "rank,name,wins,spread,unconfirmed",
      '1,"Ulla ""Los"" Beispiel",2.5,120,yes',
      '2,"Theo, Dr.",1,-120,',
      "",
    ].join("\r\n"),
  );
  expect(readStandingsCsv(file).ok).toBe(true);
});

test("what was written is read back", () => {
  const read = readStandingsCsv(standingsCsv(["WINS", "SPR", "RTG", "LOT"], rows));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value).toMatchObject(
    rows.map(({ rank, name, wins, spread }) => ({ rank, name, wins, spread })),
  );
});
