import { describe, expect, it } from "vitest";
import { commandFrom } from "./act-dialog.tsx";

const members = [
  { id: 1, name: "Meier, Anna", admission: "entered" as const },
  { id: 2, name: "Öztürk, Ben", admission: "entered" as const },
  { id: 3, name: "Schulz, Cem", admission: "entered" as const },
];
const entries = [...members, { id: 4, name: "Weiß, Dora" }];
const stage = {
  ...{ stage: 2, round: 4, members },
  replaceable: members,
  substitutes: entries.filter(({ id }) => id === 4),
};
const empty = { one: "", two: "", table: "", game: "", seats: "", takesOver: false };
const reason = "Absprache";

const from = (kind: Parameters<typeof commandFrom>[0], fields: Partial<typeof empty>) =>
  commandFrom(kind, { ...empty, ...fields }, { entries }, stage, reason);

describe("a change of a stage, as typed", () => {
  it("names players by parts of their names, in one game or in all that are open", () => {
    expect(from("swap", { one: "anna", two: "cem" })).toEqual({
      type: "adjust-seating",
      stage: 2,
      act: { kind: "swap", players: [1, 3], game: null },
      reason,
    });
    expect(from("move", { one: "dora", table: "4", game: "2" })).toMatchObject({
      act: { kind: "move", entry: 4, board: 4, game: 2 },
    });
    expect(from("order", { table: "1", game: "3", seats: "cem; anna; #2" })).toMatchObject({
      act: { kind: "order", game: 3, board: 1, seats: [3, 1, 2] },
    });
  });

  it("lets somebody from outside step in for a member", () => {
    expect(from("substitute", { one: "ben", two: "dora", takesOver: true })).toEqual({
      type: "substitute-player",
      stage: 2,
      out: 2,
      in: 4,
      takesOver: true,
      reason,
    });
  });

  it("draws again from a game on, and takes a stage back", () => {
    expect(from("redraw", {})).toEqual({ type: "redraw-stage", stage: 2, reason });
    expect(from("redraw", { game: "3" })).toMatchObject({ fromGame: 3 });
    expect(from("recall", {})).toEqual({ type: "recall-round", round: 4, reason });
  });

  it("is nothing while somebody or something is unclear", () => {
    expect(from("swap", { one: "anna" })).toBeNull();
    expect(from("move", { one: "anna", table: "vier" })).toBeNull();
    expect(from("order", { table: "1", game: "1", seats: "anna; niemand" })).toBeNull();
    expect(from("order", { table: "1", seats: "anna" })).toBeNull();
    expect(from("substitute", { one: "dora", two: "anna" })).toBeNull();
  });
});
