import { expect, test } from "vitest";
import { assignments, type Call } from "./call.ts";

const call = (...set: readonly string[]): Call => ({
  language: "en",
  json: false,
  args: [],
  options: { set: [...set] },
});

test("decimal-setting: a setting takes decimals with a point or a comma, and halves by their sign", () => {
  const given = call("a=3", "b=0.5", "c=0,5", "d=½", "e=1½", "f=-1½", "g=true", "h=1.2.3");
  expect(assignments(given, "set")).toEqual({
    ...{ a: 3, b: 0.5, c: 0.5, d: 0.5, e: 1.5, f: -1.5, g: true, h: "1.2.3" },
  });
});
