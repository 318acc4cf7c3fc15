import { describe, expect, it } from "vitest";
import { counted, isOne } from "./plurals.ts";

describe("the singular of a language", () => {
  it("is for one alone, in French also for none, and never for a half", () => {
    const singular = (language: "de" | "en" | "fr") =>
      [0, 0.5, 1, 1.5, 2].filter((count) => isOne(count, language));
    expect(singular("de")).toEqual([1]);
    expect(singular("en")).toEqual([1]);
    expect(singular("fr")).toEqual([0, 1]);
  });

  it("stands beside a numeral as the language has it", () => {
    expect(counted(1, { one: "victoire", other: "victoires" }, "fr")).toBe("1 victoire");
    expect(counted(2, { one: "victoire", other: "victoires" }, "fr")).toBe("2 victoires");
  });
});
