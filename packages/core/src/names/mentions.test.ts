import { expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

const people = [
  { id: 1, name: "Meier, Anna" },
  { id: 2, name: "Meier-Schulz, Karl-Heinz" },
  { id: 3, name: "Lange, Pia" },
  { id: 4, name: "李小龍" },
  { id: 5, name: "Ann" },
];
const named = (text: string) => mentionedIn(text, people);

it("somebody is named in a text by the whole name, as entered or the given name first", () => {
  expect(named("Anna Meier hat sich abgemeldet.")).toEqual([1]);
  expect(named("abgemeldet: MEIER, ANNA; Karl-Heinz Meier-Schulz")).toEqual([1, 2]);
  expect(named("李小龍 gewinnt")).toEqual([4]);
  expect(named("„Ann“ ist da")).toEqual([5]);
});

it("nobody is named by a surname alone, nor within other words", () => {
  expect(named("Lange Pause bis 14 Uhr. Annahme der Meldungen bei Meier.")).toEqual([]);
  expect(named("Hanna Meiersen")).toEqual([]);
  expect(named("")).toEqual([]);
});
