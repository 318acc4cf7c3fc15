import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlaces, placesText } from "../index.ts";

const squad = [21, 22, 23, 24, 25].map((id) => ({ id }));

describe("a line-up by places in the squad", () => {
  it.each([
    ["1 2 3", [21, 22, 23]],
    ["1-3 5", [21, 22, 23, 25]],
    ["1, 2; -  4", [21, 22, null, 24]],
    ["–", [null]],
    ["", []],
  ])("reads %j", (text, players) => {
    expect(parsePlaces(text, squad)).toEqual({ ok: true, value: players });
  });

  it.each([
    ["1 x", { code: "not-a-place", text: "x" }],
    ["3-1", { code: "not-a-place", text: "3-1" }],
    ["1 6", { code: "no-such-place", place: 6, players: 5 }],
    ["0", { code: "no-such-place", place: 0, players: 5 }],
    ["4-9", { code: "no-such-place", place: 6, players: 5 }],
  ])("says what is wrong with %j", (text, error) => {
    expect(parsePlaces(text, squad)).toEqual({ ok: false, error });
  });

  it("reads what it writes", () => {
    const player = fc.option(fc.constantFrom(...squad.map(({ id }) => id)), { nil: null });
    fc.assert(
      fc.property(fc.array(player, { maxLength: 8 }), (players) => {
        expect(parsePlaces(placesText(players, squad), squad)).toEqual({
          ok: true,
          value: players,
        });
      }),
    );
  });
});
