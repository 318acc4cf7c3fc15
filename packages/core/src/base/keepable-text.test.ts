import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isKeepable, keepableText, unkeepableIn } from "./keepable-text.ts";

describe("a text that any medium keeps", () => {
  it.each([
    ["Anna 👍", true],
    ["two\nlines\tand \u0007", true],
    ["a\0b", false],
    ["\uD83D", false],
    ["x\uDC4Dy", false],
  ])("%j: %s", (text, isKept) => expect(isKeepable(text)).toBe(isKept));

  it("is what is made of any other, of the same length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (any) => {
        const given = `${any}\0👍\uD800`;
        expect(isKeepable(keepableText(given))).toBe(true);
        expect(keepableText(given)).toHaveLength(given.length);
        expect(keepableText(keepableText(given))).toBe(keepableText(given));
      }),
    );
  });
});

describe("what is not keepable in a request", () => {
  it.each<[string, unknown, readonly string[] | null]>([
    ["nothing", { a: ["b", 1, null, true], c: { d: "e" } }, null],
    ["a text alone", "\0", []],
    [
      "a text in a list in a record",
      { command: { entries: [{ name: "A" }, { name: "\uD800" }] } },
      ["command", "entries", "1", "name"],
    ],
    ["the first of two", { a: "\0", b: "\0" }, ["a"]],
    ["a key", { a: { "b\0": 1 } }, ["a", "b\uFFFD"]],
  ])("%s is named by its path", (_, value, path) => expect(unkeepableIn(value)).toEqual(path));

  it("is found however deep it is", () => {
    const depth = 30_000;
    const value: unknown = JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`);
    expect(unkeepableIn(value)).toHaveLength(depth);
  });
});
