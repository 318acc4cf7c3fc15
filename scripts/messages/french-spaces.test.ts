import { expect, it } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

it("sets the spaces of French typography, whichever were typed", () => {
  expect(frenchSpaces("Pourquoi ? « Ronde {n} » : voir\u00A0; fin !")).toBe(
    "Pourquoi\u202F? «\u00A0Ronde {n}\u00A0»\u00A0: voir\u202F; fin\u202F!",
  );
  expect(frenchSpaces("{ok, select, true {Oui !} other {Non : {why}}}")).toBe(
    "{ok, select, true {Oui\u202F!} other {Non\u00A0: {why}}}",
  );
});

it("leaves alone what is no punctuation", () => {
  expect(frenchSpaces("12:30, 3 :-) https://a.b/?c")).toBe("12:30, 3 :-) https://a.b/?c");
});
