import { describe, expect, it } from "vitest";
import { rendererFor } from "./french.ts";
import { nameFinder } from "./names.ts";
import { mailContext, readWishes } from "./read-wishes.ts";

const names = nameFinder([
  { entry: 1, name: "Jean Petit", addresses: [] },
  { entry: 2, name: "Anna Meier", addresses: [] },
]);

const said = (text: string): string => rendererFor(text, names)(text).words;

describe("a French sentence is said again in English", () => {
  it.each([
    ["Je défie Anna Meier.", "i challenge anna meier."],
    ["J’ai défié Anna Meier.", "i have challenged anna meier."],
    ["j'ai defie Anna Meier", "i have challenged anna meier"],
    ["Je n’ai pas encore gagné contre Anna.", "i have not not yet won against anna."],
    ["Je suis absent du 3 au 17 août 2026", "i am absent from 3 to 17 august 2026"],
    ["Vacances du 3/8/2026 au 17/8/2026", "holiday from 3.8.2026 to 17.8.2026"],
    ["J’ai perdu contre Jean Petit", "i have lost against jean petit"],
  ])("%s", (text, words) => {
    expect(said(text)).toBe(words);
  });

  it("where it is French: others are read as they stand", () => {
    for (const text of ["unsere partie gegen anna endete remis", "i accept the challenge"]) {
      expect(said(text)).toBe(text);
    }
  });

  it("and what no list has stays as it is, and is told", () => {
    const { words, unread } = rendererFor("", names)("Je défie Anna Meier à la belote");
    expect(words).toBe("i challenge anna meier to the belote");
    expect(unread.has("belote")).toBe(true);
  });
});

const anna = mailContext([{ entry: 2, name: "Anna Meier", addresses: [] }], 2, "2026-07-01");

const wishesOf = (text: string) =>
  readWishes({ subject: "Re: [Pyramide] Partie", text, attachments: [] }, anna).wishes;

/** Returns the certain wishes of an answer to one of our letters. */
const certain = (text: string) =>
  wishesOf(text).flatMap(({ kind, certainty }) => (certainty === "certain" ? [kind] : []));

describe("what our French letters ask for is understood", () => {
  it.each([
    ["j’ai gagné", "result"],
    ["je conteste", "objection"],
    ["je reste", "stay"],
    ["Reprendre la liste permanente", "standing-waiting-list"],
  ])("%s", (text, kind) => {
    expect(certain(text)).toEqual([kind]);
    expect(certain(`Bonjour,\n\n${text}.\n\nCordialement\nAnna Meier`)).toEqual([kind]);
  });

  it("as a draw, which one word alone only proposes", () => {
    for (const text of ["nulle", "draw"]) {
      expect(wishesOf(text)).toMatchObject([{ kind: "result", certainty: "proposal" }]);
    }
  });

  it("where it is meant", () => {
    expect(certain("Je reste à la maison jusqu’à dimanche.")).toEqual([]);
    expect(certain("Je ne reste pas.")).toEqual([]);
  });
});
