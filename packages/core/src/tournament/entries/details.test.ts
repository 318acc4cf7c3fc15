import { describe, expect, it } from "vitest";
import { competition, play, refusalOf } from "../../../test/play.ts";
import type { EntryDetailsInput } from "../../base/entry-details.ts";

const full: EntryDetailsInput = {
  title: "WGM",
  fideId: "4600001",
  sex: "w",
  birth: "1990-05-17",
  startingNumber: 7,
};

const withAnna = play(competition("fide-swiss", 2), [
  { type: "add-entries", entries: [{ name: "Anna", ...full }] },
]);

describe("what reports for rating need of a player", () => {
  it("is kept with the entry", () => {
    expect(withAnna.state.entries.get(3)).toMatchObject({ name: "Anna", ...full });
  });

  it("is left out where nothing is known", () => {
    const entry = withAnna.state.entries.get(1);
    for (const detail of Object.keys(full)) expect(entry).not.toHaveProperty(detail);
  });

  it("stays when something else is changed", () => {
    const after = play(withAnna, [{ type: "change-entry", entry: 3, details: { rating: 2400 } }]);
    expect(after.state.entries.get(3)).toMatchObject({ rating: 2400, ...full });
  });

  it("is taken away by empty values", () => {
    const details = { title: "", fideId: " ", sex: "", birth: "", startingNumber: 0 } as const;
    const after = play(withAnna, [{ type: "change-entry", entry: 3, details }]);
    for (const detail of Object.keys(full)) {
      expect(after.state.entries.get(3)).not.toHaveProperty(detail);
    }
  });

  it.each([
    ["title", "Grandmaster"],
    ["fideId", "46-00001"],
    ["birth", "1990-02-30"],
    ["birth", "17.5.1990"],
    ["startingNumber", 10_000],
    ["startingNumber", 1.5],
  ] as const)("is refused in another form: %s %s", (detail, value) => {
    const entries = [{ name: "Bert", [detail]: value }];
    expect(refusalOf(withAnna, { type: "add-entries", entries })).toEqual({
      code: "detail-malformed",
      name: "Bert",
      detail,
      value: String(value),
    });
  });
});
