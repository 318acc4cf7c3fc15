import { readFileSync } from "node:fs";
import { awardsOf } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { awardsById, readPrizeEvent } from "./prizes.ts";

/** Events with their awards; players as rows: score, rating, year of birth, sex, club. */
const vectors: readonly {
  readonly players: readonly (readonly unknown[])[];
  readonly lists: unknown;
  readonly several: unknown;
  readonly unit: unknown;
  readonly awards: unknown;
}[] = JSON.parse(
  readFileSync(new URL("../../test/prizes/vectors/events.json", import.meta.url), "utf8"),
);

const awards = (event: unknown) => {
  const read = readPrizeEvent(JSON.stringify(event));
  if (!read.ok) return read.error;
  const { fund, contenders } = read.value;
  return awardsById(awardsOf(fund, contenders), contenders);
};

const problemsIn = (event: unknown) => {
  const read = readPrizeEvent(JSON.stringify(event));
  if (read.ok || read.error.code !== "input-invalid") return read;
  return read.error.problems;
};

const player = (id: number, score: number | string, more: object = {}) => ({ id, score, ...more });
const list = (prizes: readonly unknown[], more: object = {}) => ({
  ...{ name: "Main", split: "equal", prizes },
  ...more,
});
const event = (lists: readonly object[], players: readonly object[], more: object = {}) => ({
  ...{ several: "all", unit: 1, players, lists },
  ...more,
});

describe("An event with prizes", () => {
  test("has the awards of the reference, in each of 300 events", () => {
    expect(vectors).toHaveLength(300);
    for (const { players, awards: expected, ...more } of vectors) {
      const people = players.map(([score, rating, born, sex, club], index) => ({
        ...{ id: index + 1, score, rating, born, sex, club },
      }));
      expect(awards({ ...more, players: people })).toEqual(expected);
    }
  });

  test("has the same awards for scores written as numbers and as decimal texts", () => {
    expect(awards(event([list([3])], [player(1, "2.0"), player(2, 2)], { unit: 1 }))).toEqual([
      { 1: 2, 2: 1 },
    ]);
  });

  test("may be empty: without players, lists or prizes", () => {
    expect(awards(event([], []))).toEqual([]);
    expect(awards(event([list([100]), list([], { name: "B" })], []))).toEqual([{}, {}]);
    expect(awards(event([list([])], [player(1, 1)]))).toEqual([{}]);
  });

  test("names things beside the money, and alone where there is no money", () => {
    const lists = [list([{ amount: 100, things: ["cup"] }, 50, { things: ["medal"] }])];
    const players = [player(1, 3), player(2, 3), player(3, 1)];
    expect(awards(event(lists, players))).toEqual([
      { 1: { amount: 75, things: ["cup"] }, 2: 75, 3: { amount: 0, things: ["medal"] } },
    ]);
  });

  test("takes ids as they are: texts, and names that objects have of their own", () => {
    const players = [{ id: "__proto__", score: 2 }, player(7, 1)];
    const [first] = awards(event([list([9, 5])], players)) as readonly object[];
    expect(Object.entries(first ?? {})).toEqual([
      ["7", 5],
      ["__proto__", 9],
    ]);
  });

  test("knows women by either letter, and no rating by 0", () => {
    const who = [{ sex: "f" }, { sex: "w" }, { rating: [null, 1599] }];
    const lists = who.map((one, index) => list([10], { name: `${index}`, who: one }));
    const players = [
      player(1, 3, { sex: "w", rating: 0 }),
      player(2, 2, { sex: "f", rating: 900 }),
    ];
    expect(awards(event(lists, players))).toEqual([{ 1: 10 }, { 1: 10 }, { 2: 10 }]);
  });
});

describe("Bad input is refused whole", () => {
  test("that is no JSON, or ends too early, with the line", () => {
    expect(readPrizeEvent('{\n "players": [}')).toEqual({
      ok: false,
      error: { code: "input-not-json", line: 2, truncated: false },
    });
    expect(readPrizeEvent('{"players": [')).toMatchObject({ error: { truncated: true } });
    expect(readPrizeEvent(Uint8Array.of(0, 1, 2, 255))).toMatchObject({ ok: false });
    expect(problemsIn([])).toEqual([{ place: "", code: "wrong-type", expected: "object" }]);
    expect(problemsIn(null)).toEqual([{ place: "", code: "wrong-type", expected: "object" }]);
  });

  test("with everything that is wrong at once, in the order of the file", () => {
    const bad = {
      several: "some",
      unit: 50,
      colour: "red",
      players: [
        player(1, 3),
        player(2, "4"),
        player(1, "high"),
        { id: 4, score: 2, raiting: 1700, born: "2009" },
      ],
      lists: [
        list([100, 150, -50, 75, "9"], {
          who: { rating: "low", colour: "red", born: [2010, 2000] },
        }),
        list([50, 0, { amount: 0, things: ["cup"] }], { split: "half", threshold: 60 }),
        { split: "place", prizes: {}, threshold: 5, unspentTo: "Nobody’s" },
      ],
    };
    expect(problemsIn(bad)).toEqual([
      { place: "colour", code: "unknown-field" },
      { place: "lists[0].prizes[1]", code: "prize-rises" },
      { place: "lists[0].prizes[2]", code: "too-small", minimum: 0 },
      { place: "lists[0].prizes[3]", code: "prize-rises" },
      { place: "lists[0].prizes[3]", code: "not-a-multiple", unit: 50 },
      { place: "lists[0].prizes[4]", code: "wrong-type", expected: "number" },
      { place: "lists[0].who.born", code: "range-reversed" },
      { place: "lists[0].who.colour", code: "unknown-field" },
      { place: "lists[0].who.rating", code: "wrong-type", expected: "numberOrRange" },
      { place: "lists[1].prizes[2]", code: "prize-rises" },
      { place: "lists[1].split", code: "not-one-of", values: ["place", "equal", "hort"] },
      { place: "lists[1].threshold", code: "threshold-too-high", maximum: 50 },
      { place: "lists[2].name", code: "missing" },
      { place: "lists[2].prizes", code: "wrong-type", expected: "list" },
      { place: "lists[2].threshold", code: "threshold-without-sharing" },
      { place: "lists[2].unspentTo", code: "unknown-list", name: "Nobody’s" },
      { place: "players[1].score", code: "score-rises" },
      { place: "players[2].id", code: "duplicate", value: "1", first: "players[0].id" },
      { place: "players[2].score", code: "wrong-type", expected: "score" },
      { place: "players[3].born", code: "wrong-type", expected: "number" },
      { place: "players[3].raiting", code: "unknown-field" },
      { place: "several", code: "not-one-of", values: ["all", "first-list", "highest"] },
    ]);
  });

  test("with amounts in parts of a coin, or beyond what is exact", () => {
    const lists = [
      list([10.5]),
      list([1e15], { name: "B" }),
      list(Array(60).fill(1e10), { name: "C" }),
    ];
    expect(problemsIn(event(lists, []))).toEqual([
      { place: "lists", code: "fund-too-large", maximum: 500_000_000_000 },
      { place: "lists[0].prizes[0]", code: "wrong-type", expected: "wholeNumber" },
      { place: "lists[1].prizes[0]", code: "too-large", maximum: 10_000_000_000 },
    ]);
  });

  test("with lists that pass their money on in a circle, or to one of two of the same name", () => {
    const lists = [
      list([1], { name: "A", unspentTo: "B" }),
      list([1], { name: "B", unspentTo: "A" }),
      list([1], { name: "C", unspentTo: "D" }),
      list([1], { name: "D" }),
      list([1], { name: "D" }),
      list([1], { name: "E", unspentTo: "E" }),
    ];
    expect(problemsIn(event(lists, []))).toEqual([
      { place: "lists[0].unspentTo", code: "heirs-in-a-circle" },
      { place: "lists[1].unspentTo", code: "heirs-in-a-circle" },
      { place: "lists[2].unspentTo", code: "unknown-list", name: "D" },
      { place: "lists[5].unspentTo", code: "heirs-in-a-circle" },
    ]);
  });
});
