import { readdirSync, readFileSync } from "node:fs";
import { cardsOf, fold, totalsOf, verifyJournal } from "@losfee/core";
import { cardsOfDivision, parseDivision } from "@losfee/files/tsh";
import { describe, expect, test } from "vitest";
import { eventsFromDivision } from "./from-tsh.ts";

const events = new URL("../../../files/test/tsh/events/", import.meta.url);
const options = {
  name: "Moved",
  rounds: 40,
  seed: "5eed".repeat(16),
  at: "2026-11-21T10:00:00.000Z",
  timeZone: null,
};

const divisionOf = (file: Uint8Array | string) => {
  const division = parseDivision(file);
  if (!division.ok) throw new Error(division.error.code);
  return division.value;
};

const movedFrom = (file: Uint8Array | string) => {
  const moved = eventsFromDivision(divisionOf(file), options);
  if (!moved.ok) throw new Error(moved.error.code);
  const state = fold(moved.value.events);
  if (state === null) throw new Error("no events");
  return { ...moved.value, state };
};

describe("an event moves over from tsh", () => {
  test.each(readdirSync(events))("%s with all totals, starts and meetings", (name) => {
    const file = readFileSync(new URL(name, events));
    const { state, events: journal, rounds, leftOut } = movedFrom(file);
    expect(leftOut).toBeNull();
    const before = cardsOfDivision(divisionOf(file));
    const after = cardsOf(state);
    for (const [index, card] of before.entries()) {
      const { byes: _, starts: _starts, replies: _replies, ...was } = totalsOf(card, rounds);
      expect(totalsOf(after[index]!, rounds)).toMatchObject(was);
      for (const [round, line] of card.lines.entries()) {
        if (line?.kind === "played")
          expect(after[index]?.lines[round]).toMatchObject(
            line.start === "unknown" ? { opponent: line.opponent, own: line.own } : line,
          );
      }
    }
    expect(verifyJournal(journal).sound).toBe(true);
  });

  test("a round without results is waiting for them", () => {
    const { state } = movedFrom("A 9 2; ;\nB 8 1; ;\n");
    expect(state.rounds[0]).toMatchObject({ status: "published", games: [{ result: null }] });
  });

  test("a round that is only partly paired is left out", () => {
    const { state, leftOut } = movedFrom("A 9 2 0; 400 50;\nB 8 1; 300;\n");
    expect(leftOut).toBe(2);
    expect(state.rounds).toHaveLength(1);
  });

  test("who is switched off has withdrawn; penalties count", () => {
    const { state } = movedFrom("A 9 2; 400; penalty 30\nB 8 1; 300; off -50\n");
    expect(state.entries.get(2)?.withdrawal?.fromRound).toBe(2);
    expect(totalsOf(cardsOf(state)[0]!).spread).toBe(70);
  });
});
