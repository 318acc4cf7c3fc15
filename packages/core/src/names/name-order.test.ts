import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareListedNames, compareNames, initialOf, nameOrder } from "./name-order.ts";

const sorted = (...names: string[]): readonly string[] => names.sort(compareNames);

describe("names in alphabetical order", () => {
  it("are sorted by surname, before a comma or the last word", () => {
    expect(sorted("Anna Zander", "Abel, Zoe", "Bert Mohn")).toEqual([
      "Abel, Zoe",
      "Bert Mohn",
      "Anna Zander",
    ]);
  });

  it("with the same surname are sorted by given names", () => {
    expect(sorted("Meier, Zoe", "Anna Meier", "Meier-Abel, Eva", "Meier")).toEqual([
      "Meier",
      "Anna Meier",
      "Meier, Zoe",
      "Meier-Abel, Eva",
    ]);
  });

  it("have letters with marks beside those without, ß like ss, æ like ae, whatever the case", () => {
    expect(sorted("Muzik", "Müller", "MULLER", "Mutt")).toEqual([
      "MULLER",
      "Müller",
      "Mutt",
      "Muzik",
    ]);
    expect(sorted("Weissz", "Weiß", "Weissa", "Weit")).toEqual([
      "Weiß",
      "Weissa",
      "Weissz",
      "Weit",
    ]);
    expect(sorted("Aez", "Æb", "Ad", "Łuk", "Lz", "Öz", "Oa", "Øb")).toEqual([
      "Ad",
      "Æb",
      "Aez",
      "Łuk",
      "Lz",
      "Oa",
      "Øb",
      "Öz",
    ]);
  });

  it("come out the same however an accent is encoded", () => {
    expect(sorted("Mu\u0308ller", "Muller, A", "M\u00fcller, B")).toEqual([
      "Mu\u0308ller",
      "Muller, A",
      "M\u00fcller, B",
    ]);
  });

  it("in lists stand by surname, whoever is told apart how, and numbers by their value", () => {
    const names = [
      "Anna Meier (#10)",
      "Anna Meier (#9)",
      "Meier, Anna (SC Ulm)",
      "Zoe Abel",
      "Berg, Jan van der",
      "van der Berg, Eva",
      "Köln 10",
      "Köln 9",
    ];
    expect(names.sort(compareListedNames)).toEqual([
      "Zoe Abel",
      "Berg, Jan van der",
      "Köln 9",
      "Köln 10",
      "Anna Meier (#9)",
      "Anna Meier (#10)",
      "Meier, Anna (SC Ulm)",
      "van der Berg, Eva",
    ]);
  });

  it("stand under the letter of the surname, without its marks; numbers and signs under #", () => {
    const names = ["Zoe Äbi", "Ørsted, Ida", "Anna Meier (#7)", "Team 3", "7", "Ада Ялова", ""];
    expect(names.map(initialOf)).toEqual(["A", "O", "M", "T", "#", "Я", "#"]);
  });

  it("are a total order of any text", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom(
        "Meier, Anna",
        "Anna Meier",
        "meier, anna",
        "Méier Anna",
        "ẞ",
        "ß",
        "SS",
        ",",
      ),
    );
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0) {
          expect(compareNames(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

it("teams are listed as they are written, from the first word on, numbers by their value", () => {
  const teams = ["SC Nord 10", "Ulm", "SC Nord 2", "SK Süd", "Äpfel & Birnen", "SC Ost"];
  expect([...teams].sort(nameOrder("teams"))).toEqual([
    "Äpfel & Birnen",
    "SC Nord 2",
    "SC Nord 10",
    "SC Ost",
    "SK Süd",
    "Ulm",
  ]);
});
