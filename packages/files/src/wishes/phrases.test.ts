import { describe, expect, it } from "vitest";
import { respelt } from "./misspelt-words.ts";
import { meaning } from "./phrases.ts";

describe("a meaning", () => {
  const GIVES_UP = meaning("gab* .. auf | aufgeb* | (ganz) fertig");

  it.each(["gab nach langem kampf auf", "aufgeben", "ganz fertig", "fertig"])(
    "is said: %s",
    (it) => {
      expect(GIVES_UP.test(it)).toBe(true);
    },
  );

  it.each(["gab", "gab a b c d e auf", "rechtfertig", "fertigen"])("is not said: %s", (it) => {
    expect(GIVES_UP.test(it)).toBe(false);
  });

  it("in French has the words of the grammar, into which French is rendered", () => {
    expect(meaning("couche mon roi").test("i have couche my roi")).toBe(true);
  });

  it.each([
    ["one of several words", "die/das/eine partie", "das partie", true],
    ["the end of a word", "*urlaub", "skiurlaub", true],
    ["up to ten words in between", "habe ... verloren", "habe a b c d e f g h i j verloren", true],
    ["no more than ten", "habe ... verloren", "habe a b c d e f g h i j k verloren", false],
    ["words with a hyphen", "halbe halbe", "halbe-halbe", true],
    ["a word before an apostrophe", "white", "white's", true],
    ["nothing across a full stop", "gab .. auf", "gab nach. auf", false],
  ])("is %s", (_, wordings, words, expected) => {
    expect(meaning(wordings).test(words)).toBe(expected);
  });
});

describe("what is spoken is written out", () => {
  const noNames = () => [];

  it.each([
    ["gega den kalle hats net gereicht", "gegen den kalle hat es nicht gereicht"],
    ["i hob no aufgem", "ich habe noch aufgegeben"],
    ["wuerdet ihr, oder koennt ihr das", "wuerdet ihr, oder koennt ihr das"],
    ["i cant play and dont want to", "i can't play and don't want to"],
    ["she caught me in a mating net", "she caught me in a mating net"],
  ])("in its own language only: %s", (words, expected) => {
    expect(respelt(words, noNames).words).toBe(expected);
  });
});
