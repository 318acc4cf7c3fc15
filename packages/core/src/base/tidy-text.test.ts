import { describe, expect, it } from "vitest";
import { attempt, competition, play, refusalOf } from "../../test/play.ts";
import { nameKey, tidyText } from "./tidy-text.ts";

describe("a name as it is kept", () => {
  it.each([
    ["  Müller,\tAnna\r\n", "Müller, Anna"],
    ["Mu\u0308ller", "Müller"],
    ["An\u0000na \u001b[31m", "An na [31m"],
    ["\u202Eanna\u202C", "anna"],
    ["An\u200Bna\uFEFF", "Anna"],
    ["Anna \uD800", "Anna"],
    ["مریم می‌خواهد", "مریم می‌خواهد"],
    ["O’Neill-Šimić <3", "O’Neill-Šimić <3"],
  ])("%j is %j", (given, kept) => expect(tidyText(given)).toBe(kept));

  it("is empty where nothing of it can be seen", () => {
    expect(tidyText("\u200B\u200D \u2066\uFE0F")).toBe("");
  });

  it("is the same name whatever cannot be seen in it", () => {
    expect(nameKey("AN\u200BNA")).toBe(nameKey("anna"));
  });
});

describe("what is entered", () => {
  const before = competition("scrabble-swiss", 2);

  it("is tidied in names, clubs, nations and classes", () => {
    const entries = [{ name: "A\u202Enna", club: "Ulm\u0007", nation: "D\nE", class: " B" }];
    const { state } = play(before, [{ type: "add-entries", entries }]);
    expect(state.entries.get(3)).toMatchObject({
      name: "Anna",
      club: "Ulm",
      nation: "D E",
      class: "B",
    });
  });

  it("needs a name that can be seen", () => {
    const nameless = { code: "name-missing", field: "entry" };
    const entries = [{ name: "\u200B" }];
    expect(refusalOf(before, { type: "add-entries", entries })).toEqual(nameless);
    expect(attempt(before, { type: "rename-competition", name: "\u2060" })).toEqual({
      code: "name-missing",
      field: "competition",
    });
    const renamed = play(before, [{ type: "rename-competition", name: "Open\n\u202E2026" }]);
    expect(renamed.state.name).toBe("Open 2026");
  });
});
