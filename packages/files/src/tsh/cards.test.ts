import { readdirSync } from "node:fs";
import { type Scorecard, totalsOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { readEvent } from "../../test/tsh/events.ts";
import { cardsOfDivision, divisionOfCards } from "./cards.ts";
import { makeDivision, parseDivision, type TshDivision } from "./division.ts";
import { keyOf, numbersOf } from "./keys.ts";

const read = (text: string): TshDivision => {
  const division = parseDivision(text);
  if (!division.ok) throw new Error(JSON.stringify(division.error));
  return division.value;
};

const EVENT = `Adler, Anna 1500 2 0 0 00 2; 401 50 -50; p12 1 0 2 4 1; penalty 0 30; class A
Bauer, Bert 1400 1 0 0 00 1; 399 0 50; p12 2 0 0 4 2
`;

const cardOf = (division: TshDivision, number: number): Scorecard => {
  const card = cardsOfDivision(division)[number - 1];
  if (card === undefined) throw new Error(`no player ${number}`);
  return card;
};

describe("Scorecards of a division", () => {
  it("hold games, byes, forfeits, absences, gaps and games still to be played", () => {
    const none = { kind: "unplayed", opponent: null } as const;
    expect(cardOf(read(EVENT), 1).lines).toEqual([
      { kind: "played", round: 1, opponent: 2, own: 401, theirs: 399, start: "first" },
      { ...none, round: 2, reason: "bye", credit: "win", spread: 50 },
      { ...none, round: 3, reason: "forfeit", credit: "loss", spread: -50, start: "second" },
      undefined,
      { kind: "pending", round: 5, opponent: 2, start: "first" },
    ]);
    expect(cardOf(read(EVENT), 2).lines[1]).toMatchObject({ reason: "pause", credit: "none" });
  });

  it("count a forfeit's start, and a penalty on the spread alone", () => {
    const totals = totalsOf(cardOf(read(EVENT), 1));
    expect(totals).toEqual({ wins: 2, losses: 1, spread: -28, starts: 2, replies: 1, byes: 2 });
  });
});

describe("A division made of scorecards", () => {
  it("gives the same scorecards again, for every real event", () => {
    const events = readdirSync(new URL("../../test/tsh/events", import.meta.url));
    for (const event of events) {
      const cards = cardsOfDivision(readEvent(event));
      const again = read(makeDivision(divisionOfCards(cards)));
      expect(cardsOfDivision(again)).toEqual(cards);
    }
  });

  it("carries starts, class, team, boards, penalties and who is switched off", () => {
    const cards = cardsOfDivision(read(EVENT));
    const { players } = divisionOfCards(cards, ({ entry }) =>
      entry === 1 ? { class: "B", team: "Wien", boards: [3], off: -50 } : {},
    );
    const [first, second] = players;
    if (first === undefined || second === undefined) throw new Error("two players");
    expect(numbersOf(first, "p12")).toEqual([1, 0, 2, 4, 1]);
    expect(numbersOf(first, "penalty")).toEqual([0, 30]);
    expect(["class", "team", "board", "off"].map((key) => keyOf(first, key))).toEqual([
      "B",
      "Wien",
      "3",
      "-50",
    ]);
    expect(keyOf(second, "penalty")).toBeUndefined();
  });

  it("numbers the players anew, opponents with them", () => {
    const cards = cardsOfDivision(read(EVENT)).map((card, index) => ({
      ...card,
      entry: card.entry * 10,
      lines: card.lines.map((line) =>
        line === undefined || line.kind === "unplayed"
          ? line
          : { ...line, opponent: 20 - 10 * index },
      ),
    }));
    expect(divisionOfCards(cards).players[0]?.opponents).toEqual([2, 0, 0, null, 2]);
  });

  it("does not let a number at the end of a name be read as a rating", () => {
    const [card] = cardsOfDivision(read(EVENT));
    if (card === undefined) throw new Error("one player");
    const text = makeDivision(divisionOfCards([{ ...card, name: "Team Wien 2", lines: [] }]));
    expect(read(text).players[0]).toMatchObject({ name: "Team Wien (2)", rating: 1500 });
  });
});
