import { expect, it } from "vitest";
import { pluralForms, pluralHeader } from "./plurals.ts";

it.each([
  ["en", ["one", "other"], "nplurals=2; plural=(n != 1);"],
  ["fr", ["one", "other"], "nplurals=2; plural=(n > 1);"],
  ["ja", ["other"], "nplurals=1; plural=(0);"],
  ["cs", ["one", "few", "other"], "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"],
])("the plural forms of %s are those that counts take", (language, forms, header) => {
  expect(pluralForms(language)).toEqual(forms);
  expect(pluralHeader(language)).toBe(header);
});

it("a language whose formula is unknown is refused by name", () => {
  expect(() => pluralHeader("ar")).toThrow(/"ar".*plurals\.ts/);
});
