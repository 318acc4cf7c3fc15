import { describe, expect, it } from "vitest";
import { typedBirth } from "./typed-birth.ts";

describe("a birth date that is typed", () => {
  it("may have the day first, as people write it and as lists have it", () => {
    for (const text of ["17.05.1990", "17.5.1990", "17/05/1990", "17. 5. 1990", " 17-5-1990 "]) {
      expect(typedBirth(text)).toBe("1990-05-17");
    }
    expect(typedBirth("1990/05/17")).toBe("1990-05-17");
  });

  it("stays as it is until it is complete", () => {
    for (const text of [
      "",
      "1",
      "17.",
      "17.5.19",
      "17.5.199",
      "1990",
      "1990-05-17",
      "1990.5",
      "?",
    ]) {
      expect(typedBirth(text)).toBe(text);
    }
  });
});
