import {
  type Line,
  parseChain,
  type RankingField,
  type Scorecard,
  THREE_FOR_A_WIN,
} from "@losfee/core";
import { expect, test } from "vitest";
import { rankingCsv, rankingTable, rankingTsv } from "./index.ts";

const game = (opponent: number, own: number): Line => ({
  kind: "played",
  round: 1,
  opponent,
  own,
  theirs: 1 - own,
  start: "unknown",
});

const card = (entry: number, name: string, ...lines: readonly Line[]): Scorecard => ({
  entry,
  name,
  rating: 0,
  lot: entry,
  lines,
  penalties: [],
});

/** Two games of a round; the higher numbers won and drew. */
const field: RankingField = {
  rounds: 1,
  cards: [
    card(1, 'Anna "Ass" Alt', game(4, 0)),
    card(2, "Bert, Bo", game(3, 0.5)),
    card(3, "Cem", game(2, 0.5)),
    card(4, "Dora", game(1, 1)),
  ],
};

const tableOf = (codes: string, of: RankingField = field) => {
  const chain = parseChain(codes);
  if (!chain.ok) throw new Error(chain.error.code);
  return rankingTable(chain.value, of);
};

test("CSV lists the best first and quotes names that need it", () => {
  expect(rankingCsv(tableOf("PTS"))).toBe(
    [
      "Rank,StartNo,Name,PTS",
      "1,4,Dora,1.0",
      '2,2,"Bert, Bo",0.5',
      "2,3,Cem,0.5",
      '4,1,"Anna ""Ass"" Alt",0.0',
      "",
    ].join("\r\n"),
  );
});

test("TSV lists by starting number", () => {
  expect(rankingTsv(tableOf("PTS, BH, SB"))).toBe(
    "StartNo\tRank\tPTS\tBH\tSB\n1\t4\t0.0\t1.0\t0.00\n2\t2\t0.5\t0.5\t0.25\n3\t2\t0.5\t0.5\t0.25\n4\t1\t1.0\t0.0\t0.00\n",
  );
});

test("a sum that has nothing to add up is a plain 0, as FIDE's checker writes it", () => {
  const texts = tableOf("PTS, BH/M1").lines.map((line) => line.texts[1]);
  expect(texts).toEqual(["0", "0", "0", "0"]);
});

test("values that are not defined are dashes", () => {
  const { lines } = tableOf("PTS, ARO");
  for (const { texts, values } of lines) {
    expect(values[1]).toBeNaN();
    expect(texts[1]).toBe("-");
  }
});

test("a column has as many decimals as its values need, whatever a win is worth", () => {
  expect(tableOf("PTS", { ...field, points: THREE_FOR_A_WIN }).lines[0]?.texts).toEqual(["3.0"]);
  const quarters = { ...THREE_FOR_A_WIN, draw: 0.25 };
  const texts = tableOf("PTS", { ...field, points: quarters }).lines.map((line) => line.texts[0]);
  expect(texts).toEqual(["3.00", "0.25", "0.25", "0.00"]);
  expect(tableOf("OMW").lines.map((line) => line.texts[0])).toEqual([
    "1.0000",
    "0.3333",
    "0.3333",
    "0.3300",
  ]);
});
