import { describe, expect, it } from "vitest";
import { parseChosenColumns } from "./chosen-columns.ts";
import { listColumns, readEntriesCsv, readSquadsCsv, squadColumns } from "./entries-csv.ts";

const chosen = (text: string) => parseChosenColumns(text)!;

const read = (list: string, columns = "") => readEntriesCsv(list, { chosen: chosen(columns) });

const peopleOf = (list: string, columns = "") => {
  const answer = read(list, columns);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.entries.map(({ name, rating, club }) => ({ name, rating, club }));
};

const ANNA = { name: "Öz, Anna", rating: 1900, club: "SK Süd" };
const BEN = { name: "Roth, Ben", rating: 1750, club: "SK Nord" };

describe("what the director says of a column", () => {
  it("goes before what its heading says", () => {
    const list = "Name;Elo;Lizenz;Klub\nÖz, Anna;1500;1900;SK Süd\nRoth, Ben;1600;1750;SK Nord";
    expect(peopleOf(list, "Lizenz=rating,Klub=club")).toEqual([ANNA, BEN]);
    expect(peopleOf(list, "3=rating,4=Verein")).toEqual([ANNA, BEN]);
  });

  it("leaves no second column for the same", () => {
    const list = "Name;Rating;Neu\nÖz, Anna;1500;1900\nRoth, Ben;1600;1750";
    expect(peopleOf(list, "Neu=rating").map(({ rating }) => rating)).toEqual([1900, 1750]);
  });

  it("takes a column out that was read", () => {
    const list = "Name;Rating;Verein\nÖz, Anna;1900;SK Süd";
    expect(peopleOf(list, "Verein=ignore")).toEqual([{ ...ANNA, club: "" }]);
  });

  it("names the columns of a list without headings by their numbers", () => {
    const list = "1;Öz, Anna;SK Süd;1900\n2;Roth, Ben;SK Nord;1750";
    expect(peopleOf(list, "1=ignore,2=name,3=club,4=rating")).toEqual([ANNA, BEN]);
  });

  it("is nothing that the list then warns of", () => {
    const answer = read("Name;Rating;Bemerkung\nÖz, Anna;1900;vegan", "Bemerkung=ignore");
    expect(answer).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  it("is refused where the list has no such column", () => {
    const answer = read("Name;Rating\nÖz, Anna;1900", "NWZ=rating");
    expect(answer).toMatchObject({ ok: false, error: { code: "csv-no-such-column", name: "NWZ" } });
  });

  it("is written as heading or number, and a field or any word for it", () => {
    expect(parseChosenColumns("NWZ=rating, 5=ignore, Ort / Klub = Verein")).toEqual([
      { column: "NWZ", field: "rating" },
      { column: "5", field: null },
      { column: "Ort / Klub", field: "club" },
    ]);
    expect(parseChosenColumns("")).toEqual([]);
    expect(parseChosenColumns("NWZ")).toBeNull();
    expect(parseChosenColumns("NWZ=vielleicht")).toBeNull();
  });
});

describe("what the director says of a column in a list of squads", () => {
  const list = "Gruppe;Spieler;Zahl\nUlm;Öz, Anna;1900\n;Roth, Ben;1750";
  const columns = chosen("Gruppe=team,Zahl=rating");

  it("names team and rating", () => {
    const read = readSquadsCsv(list, { chosen: columns });
    if (!read.ok) throw new Error(read.error.code);
    const [squad, ...others] = read.value.squads;
    expect(others).toEqual([]);
    expect([squad?.team, squad?.members.map(({ rating }) => rating)]).toEqual([
      "Ulm",
      [1900, 1750],
    ]);
    expect(read.value.table.map(({ field }) => field)).toEqual(["team", "name", "rating"]);
  });

  it("can be asked for where the list was refused", () => {
    expect(squadColumns(list).map(({ heading }) => heading)).toEqual(["Gruppe", "Spieler", "Zahl"]);
    expect(squadColumns(list, { only: "Ulm", chosen: columns })[2]?.field).toBe("rating");
  });
});

describe("headings in words that nobody knows", () => {
  it("are headings where figures stand below, and no player", () => {
    const list = "Imię i nazwisko;Ranking;Miasto\nÖz, Anna;1900;Łódź\nRoth, Ben;1750;Gdańsk";
    const answer = read(list);
    expect(answer).toMatchObject({ ok: false, error: { code: "csv-name-column-missing" } });
    expect(listColumns(list)).toEqual([
      { heading: "Imię i nazwisko", field: null, examples: ["Öz, Anna", "Roth, Ben"] },
      { heading: "Ranking", field: null, examples: ["1900", "1750"] },
      { heading: "Miasto", field: null, examples: ["Łódź", "Gdańsk"] },
    ]);
    expect(peopleOf(list, "1=name,2=rating,3=club")).toEqual([
      { ...ANNA, club: "Łódź" },
      { ...BEN, club: "Gdańsk" },
    ]);
  });

  it("are none where the first player has no rating", () => {
    expect(peopleOf("Öz, Anna;\nRoth, Ben;1750\nYıldız, Cem;1600")).toHaveLength(3);
    expect(peopleOf("Öz, Anna;k.A.\nRoth, Ben;1750\nYıldız, Cem;1600")).toHaveLength(3);
  });
});
