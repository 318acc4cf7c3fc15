import { expect, it } from "vitest";
import { differing } from "./differing.ts";

const marked = (text: string, other: string): string =>
  differing(text, other)
    .map(({ text: part, differs }) => (differs ? `[${part}]` : part))
    .join("")
    .replaceAll("][", "");

it("two reports differ in digits where numbers are equally long, else in whole numbers", () => {
  expect(marked("418–387", "408–387")).toBe("4[1]8–387");
  expect(marked("39–355", "390–355")).toBe("[39]–355");
  expect(marked("391–414", "414–391")).toBe("[391]–[414]");
  expect(marked("400–380", "400–380")).toBe("400–380");
  expect(marked("1–0", "½–½")).toBe("[1–0]");
});
