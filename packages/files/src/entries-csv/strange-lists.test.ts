import { describe, expect, it } from "vitest";
import { readEntriesCsv } from "./entries-csv.ts";

const read = (input: string | Uint8Array) => {
  const answer = readEntriesCsv(input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const peopleOf = (input: string | Uint8Array) =>
  read(input).entries.map(({ name, rating }) => [name, rating]);

describe("lists as people have them", () => {
  it("end in totals, which are no players", () => {
    const list = "Nr.;Name;Rating\n1;Öz, Anna;1900\n;;\n;Anzahl;1\n;Durchschnitt;1900\nSumme: 1;;";
    expect(peopleOf(list)).toEqual([["Öz, Anna", 1900]]);
    expect(read(list).warnings).toContainEqual({ code: "csv-lines-skipped", lines: [4, 5, 6] });
  });

  it("are numbered, and some have no rating", () => {
    expect(peopleOf("1. Öz, Anna 1900\n2. Roth, Ben 1750\n3. Yıldız, Cem")).toEqual([
      ["Öz, Anna", 1900],
      ["Roth, Ben", 1750],
      ["Yıldız, Cem", 0],
    ]);
  });

  it("have a line drawn below the headings", () => {
    expect(peopleOf("Name | Rating\n-----|------\nÖz, Anna | 1900".replaceAll("|", ";"))).toEqual([
      ["Öz, Anna", 1900],
    ]);
  });

  it("group thousands and have decimals, in ratings and in FIDE IDs", () => {
    const { entries } = read("Name;Rating;FIDE ID\nÖz, Anna;1.900,0;4.600.001");
    expect(entries).toMatchObject([{ rating: 1900, fideId: "4600001" }]);
  });

  it("say in many ways that there is no rating", () => {
    const list = ["Restp.", "k.A.", "k. A.", "n.a.", "-", "0000"].map(
      (text, at) => `P${at};${text}`,
    );
    expect(peopleOf(`Name;Rating\n${list.join("\n")}`).map(([, rating]) => rating)).toEqual(
      list.map(() => 0),
    );
  });

  it("come from an old Mac: its lines end in CR alone, its letters are Mac Roman", () => {
    const text = "Name;Elo\rMüller, Jörg;1900\r";
    const bytes = Uint8Array.from(text, (letter) => {
      return letter === "ü" ? 0x9f : letter === "ö" ? 0x9a : letter.charCodeAt(0);
    });
    expect(peopleOf(bytes)).toEqual([["Müller, Jörg", 1900]]);
  });
});
