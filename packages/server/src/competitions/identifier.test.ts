import fc from "fast-check";
import { expect, it } from "vitest";
import { COMPETITION_ID, identifierFor } from "./identifier.ts";

it("spells names in letters that every address can hold", () => {
  expect(identifierFor("Deutsche Meisterschaft 2026", "1f")).toBe("deutsche-meisterschaft-2026-1f");
  expect(identifierFor("Größter Spaß in Łódź", "1f")).toBe("groesster-spass-in-odz-1f");
  expect(identifierFor("世界選手権", "1f")).toBe("1f");
});

it("is safe whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(identifierFor(name, "0a1b2c3d")).toMatch(COMPETITION_ID);
    }),
  );
});
