import { describe, expect, it } from "vitest";
import { actFrom } from "./act-dialog.tsx";

const entries = [
  { id: 1, name: "Meier, Anna" },
  { id: 2, name: "Schulz, Bernd" },
];
const fields = { one: "anna", two: "#2", board: "3", other: "5" };

describe("what the fields of a question come to", () => {
  it("is an act on the players or boards that were named", () => {
    expect(actFrom("pair", fields, entries)).toEqual({ kind: "pair", players: [1, 2] });
    expect(actFrom("swap", fields, entries)).toEqual({ kind: "swap", players: [1, 2] });
    expect(actFrom("bye", fields, entries)).toEqual({ kind: "bye", entry: 1 });
    expect(actFrom("break", fields, entries)).toEqual({ kind: "break", board: 3 });
    expect(actFrom("exchange-boards", fields, entries)).toEqual({
      kind: "exchange-boards",
      boards: [3, 5],
    });
  });

  it("is nothing while it is not clear who is meant", () => {
    expect(actFrom("pair", { ...fields, two: "wer" }, entries)).toBeNull();
    expect(actFrom("bye", { ...fields, one: "" }, entries)).toBeNull();
  });
});
