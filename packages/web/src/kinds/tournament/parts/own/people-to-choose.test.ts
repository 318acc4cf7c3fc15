import { describe, expect, it } from "vitest";
import { lettersOf, type PersonToChoose } from "./people-to-choose.ts";

const people = (count: number): readonly PersonToChoose[] =>
  Array.from({ length: count }, (_, entry) => {
    const letter = String.fromCharCode(65 + Math.floor(entry / 7));
    return { entry, name: `P ${letter}${entry}`, letter };
  });

describe("people who may be the one at a device", () => {
  it("stand in one list as long as they are few", () => {
    expect(lettersOf(people(30))).toBeNull();
  });

  it("stand letter by letter where they are many, each once and in order", () => {
    const everybody = people(150);
    const letters = lettersOf(everybody) ?? [];
    expect(letters.map(({ letter }) => letter).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUV");
    expect(letters.flatMap((one) => one.people)).toEqual(everybody);
  });
});
