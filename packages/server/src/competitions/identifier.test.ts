import { routes } from "@losfee/contract/api";
import fc from "fast-check";
import { expect, it } from "vitest";
import { COMPETITION_ID, identifierFor, isUsableId, RESERVED_IDS } from "./identifier.ts";

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

it("is never a fixed part of an address", () => {
  const parts = Object.keys(routes).map((name) => / \/competitions\/([^/:]+)/.exec(name)?.[1]);
  const fixed = new Set(parts.filter((part) => part !== undefined));
  expect(RESERVED_IDS).toEqual(fixed);
  for (const part of fixed) expect([part, isUsableId(part)]).toEqual([part, false]);
});
