import { expect, it } from "vitest";
import { namesakes } from "./namesakes.ts";

const book = ["Anna Müller", "Bernd Meier", "Anna Meier", "Jo von Ahn"].map((name, index) => ({
  entry: index + 1,
  name,
  addresses: [],
}));

const named = (name: string): readonly string[] => namesakes(name, book).map((one) => one.name);

it("names who may have written from an unknown address, who bears most of the name first", () => {
  expect(named("Anna Meier")).toEqual(["Anna Meier", "Anna Müller", "Bernd Meier"]);
  expect(named("anna.mueller")).toContain("Anna Müller");
  expect(named("Meier, B.")).toEqual(["Bernd Meier", "Anna Meier"]);
  expect(named("von Stein")).toEqual([]);
  expect(named("")).toEqual([]);
});
