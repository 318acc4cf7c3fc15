import { describe, expect, it } from "vitest";
import { isSameName } from "./find-people.ts";
import { lettersOf } from "./letters.ts";
import { probableDuplicates } from "./probable-duplicates.ts";

const same = [
  ["Anna Öz", "Öz, Anna"],
  ["Anna Öz", "Oz, Anna"],
  ["Oez Anna", "Anna Öz"],
  ["Jürgen Groß", "GROSS Juergen"],
  ["Søren Kjær", "Kjaer, Soeren"],
  ["Åse Sæther", "Saether, Aase"],
  ["Đorđe Đurić", "Djuric, Djordje"],
  ["Guðrún Þórsdóttir", "Thorsdottir, Gudhrun"],
  ["Łukasz Żak", "Zak, Lukasz"],
  ["Patrick O’Brien", "OBrien, Patrick"],
  ["Jan van der Meer", "van der Meer, Jan"],
  ["Eva Müller-Meier", "Mueller Meier, Eva"],
  ["Юрий Ёлкин", "Елкин, Юрий"],
] as const;

describe("names of one person", () => {
  it.each(same)("%s and %s are the same words", (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(lettersOf(one)).toBe(lettersOf(other));
    expect(
      probableDuplicates(
        [{ id: 2, name: other }],
        [
          { id: 1, name: one },
          { id: 2, name: other },
        ],
      ),
    ).toEqual([{ entry: 2, name: other, other: 1, otherName: one }]);
  });

  it.each([
    ["Anna Öz", "Anna Özer"],
    ["Anna Öz", "Anna Maria Öz"],
    ["Anna Öz", "Hanna Öz"],
    ["Anna Öz", "Öz"],
    ["P12", "P21"],
    ["Team 1", "Team 2"],
    ["–", "…"],
  ])("%s and %s are not", (one, other) => {
    expect(probableDuplicates([{ id: 2, name: other }], [{ id: 1, name: one }])).toEqual([]);
  });

  it("two who both have a FIDE ID are two people", () => {
    const known = [{ id: 1, name: "Anna Öz", fideId: "4600001" }];
    const second = { id: 2, name: "Öz, Anna" };
    expect(probableDuplicates([{ ...second, fideId: "4600002" }], known)).toEqual([]);
    expect(probableDuplicates([second], known)).toHaveLength(1);
  });

  it("one who has the name of two is told once", () => {
    const entered = ["Anna Öz", "Öz Anna", "Oz, Anna"].map((name, id) => ({ id, name }));
    expect(probableDuplicates(entered, []).map(({ entry, other }) => [entry, other])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });
});

it("the name of an entry is spelled out once, however often others are entered beside it", () => {
  let reads = 0;
  const known = {
    id: 1,
    get name(): string {
      reads += 1;
      return "Anna Öz";
    },
  };
  for (let id = 2; id < 50; id++)
    probableDuplicates([{ id, name: `Bo ${"k".repeat(id)}` }], [known]);
  expect(reads).toBe(1);
});
