import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEntriesCsv, readSquadsCsv } from "./entries-csv.ts";

const read = (input: Uint8Array | string) => {
  const result = readEntriesCsv(input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const refusal = (input: Uint8Array | string) => {
  const result = readEntriesCsv(input);
  if (result.ok) throw new Error("was read");
  return result.error;
};

const anna = { name: "Anna Öz", rating: 1890, club: "", nation: "", class: "" };
const bert = { name: "Bert Au", rating: 1700, club: "", nation: "", class: "" };

describe("reading a list of entries", () => {
  it("takes name and rating where there is no heading, and says so", () => {
    for (const delimiter of [";", ",", "\t"]) {
      const { entries, warnings } = read(`Anna Öz${delimiter}1890\nBert Au${delimiter}1700`);
      expect(entries).toEqual([anna, bert]);
      expect(warnings).toEqual([{ code: "csv-headings-assumed", fields: ["name", "rating"] }]);
    }
  });

  it("takes a list of names alone, as they are written", () => {
    expect(read("Anna Öz\nBert Au").entries.map(({ name }) => name)).toEqual([
      "Anna Öz",
      "Bert Au",
    ]);
    expect(read("Öz, Anna\nAu, Bert").entries.map(({ name }) => name)).toEqual([
      "Öz, Anna",
      "Au, Bert",
    ]);
  });

  it("keeps columns for surname and given name in their order, and which is which", () => {
    const names = (text: string) => read(text).entries.map(({ name }) => name);
    expect(names("Nachname;Vorname\nÖz;Anna\nvan der Berg;Jan")).toEqual([
      "Öz, Anna",
      "van der Berg, Jan",
    ]);
    expect(names("Vorname;Nachname\nAnna;Öz\nBert;Au")).toEqual(["Anna Öz", "Bert Au"]);
    // By its last word alone "van der Berg" would be sorted among the Bs.
    expect(names("Vorname;Nachname\nAnna;Öz\nJan;van der Berg")).toEqual([
      "Öz, Anna",
      "van der Berg, Jan",
    ]);
    expect(names("Nachname;Vorname\nÖz;\nAu;Bert")).toEqual(["Öz", "Au, Bert"]);
  });

  it("finds columns by German, English and French headings in any order", () => {
    const expected = { name: "Öz, Anna", rating: 1890, club: "SC Ulm", nation: "GER", class: "A" };
    expect(read("Verein;Elo;Nachname;Vorname;Land;Klasse\nSC Ulm;1890;Öz;Anna;GER;A").entries) //
      .toEqual([expected]);
    expect(read('Class,Club,Nation,Rating,Name\nA,SC Ulm,GER,1890,"Öz, Anna"').entries) //
      .toEqual([expected]);
    expect(read("Vorname;Name;Wertungszahl\nAnna;Öz;1890").entries).toEqual([anna]);
    expect(read("NOM;Prénom;Cote;Club;Pays;Categorie\nÖz;Anna;1890;SC Ulm;GER;A").entries).toEqual([
      expected,
    ]);
  });

  it("takes what reports for rating need", () => {
    const text =
      "Name;Titel;Elo;FIDE-ID;Geschlecht;Geburtsdatum;Land\nAnna Öz;wgm;1890;4600001;w;17.5.1990;GER\nBert Au;;1700;0;M;1985;-";
    expect(read(text).entries).toEqual([
      { ...anna, nation: "GER", title: "WGM", fideId: "4600001", sex: "w", birth: "1990-05-17" },
      { ...bert, nation: "-", sex: "m", birth: "1985" },
    ]);
    const french =
      "Nom complet;Titre;Cote;Code FIDE;Sexe;Née le\nAnna Öz;gmf;1890;4600001;Femme;17/05/1990";
    expect(read(french).entries).toEqual([
      { ...anna, title: "WGM", fideId: "4600001", sex: "w", birth: "1990-05-17" },
    ]);
  });

  it("takes where a team plays at home; of people there is no such column", () => {
    const headings = ["Spiellokal", "Venue", "Home venue", "Lieu de jeu"];
    for (const heading of headings) {
      const text = `Name;${heading}\nUlm;"Rathaus, Markt 1"\nKiel;`;
      const teams = readEntriesCsv(text, { ofTeams: true });
      expect(teams).toMatchObject({
        ok: true,
        value: { columns: ["name", "venue"], warnings: [] },
      });
      if (!teams.ok) throw new Error("was not read");
      expect(teams.value.entries.map(({ venue }) => venue)).toEqual([
        "Rathaus, Markt 1",
        undefined,
      ]);
      expect(read(text).warnings).toMatchObject([
        { code: "csv-columns-ignored", headings: [heading] },
        { code: "csv-mostly-unrated" },
      ]);
      const squads = readSquadsCsv(`Team;Name;${heading}\nUlm;Anna;Rathaus`);
      expect(squads).toMatchObject({ value: { warnings: [{ code: "csv-columns-ignored" }, {}] } });
    }
  });

  it("refuses details of a form that they do not have", () => {
    const cases: readonly (readonly [string, string, string])[] = [
      ["Title", "Grandmaster", "title"],
      ["FIDE ID", "46-01", "fideId"],
      ["Sex", "yes", "sex"],
      ["Birth date", "30.2.1990", "birth"],
    ];
    for (const [heading, text, detail] of cases) {
      expect(refusal(`Name;${heading}\nAnna;${text}`)).toEqual({
        code: "csv-detail-malformed",
        line: 2,
        column: 2,
        detail,
        text,
      });
    }
  });

  it("names the columns that it leaves out", () => {
    expect(read("Los;Name;Elo\n1;Anna Öz;1890")).toMatchObject({
      entries: [anna],
      columns: [null, "name", "rating"],
      warnings: [{ code: "csv-columns-ignored", line: 1, columns: [1], headings: ["Los"] }],
    });
  });

  it("reads what Excel writes: byte order marks, Windows-1252, CRLF, quotes, empty lines", () => {
    const text = '"Name";"Elo"\r\n\r\n"Anna Öz";1890\r\n;\r\n"Bert Au";1700\r\n';
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const marked = new TextEncoder().encode(`\uFEFF${text}`);
    for (const input of [text, `\uFEFF${text}`, latin, marked]) {
      expect(read(input).entries).toEqual([anna, bert]);
    }
    expect(read(latin).encoding).toBe("windows-1252");
  });

  it("reads ratings as spreadsheets write them and says where it rounded", () => {
    const ratings = ["1.890", "1890,0", "1890.00", "1'890", "1 890", "1889,6", "-", "", "k.A."];
    const rows = ratings.map((rating, index) => `Spieler ${index};${rating}`).join("\n");
    const { entries, warnings } = read(`Name;Elo\n${rows}`);
    expect(entries.map(({ rating }) => rating)).toEqual([
      1890, 1890, 1890, 1890, 1890, 1890, 0, 0, 0,
    ]);
    expect(warnings).toEqual([
      { code: "csv-rating-rounded", line: 7, column: 2, text: "1889,6", rating: 1890 },
    ]);
  });

  it("refuses what it cannot read, naming line and column", () => {
    const cases: readonly (readonly [string, object])[] = [
      ["", { code: "csv-empty" }],
      ["Name;Elo\n\n", { code: "csv-empty" }],
      ["Name;Elo\nAnna;x1890", { code: "csv-rating-not-a-number", line: 2, column: 2 }],
      ["Name;Elo\n\nAnna;-5", { code: "csv-rating-not-a-number", line: 3, column: 2, text: "-5" }],
      ["Name;Elo\nAnna;18900", { code: "csv-rating-out-of-range", line: 2, column: 2 }],
      ["Elo;Name\n1;Anna\n2;", { code: "csv-name-missing", line: 3, column: 2 }],
      ["Name;Elo\nAnna;1\nanna;2", { code: "csv-duplicate-name", line: 3, firstLine: 2 }],
      [
        "Name;FIDE-ID\nAnna;46\nBert;046",
        { code: "csv-duplicate-fide-id", line: 3, column: 2, fideId: "046", firstLine: 2 },
      ],
      ["Name;FIDE-ID\nAnna;46\nanna;", { code: "csv-duplicate-name", line: 3, firstLine: 2 }],
      ["Name;Elo\nAnna;1;;x", { code: "csv-row-too-long", line: 2, column: 4, text: "x" }],
      ["Name;Elo;RtgI\nAnna;1;2", { code: "csv-column-twice", line: 1, column: 3, first: "Elo" }],
      ["Elo;Verein\n1;SC Ulm", { code: "csv-name-column-missing", line: 1 }],
      ["Anna;1890;SC Ulm", { code: "csv-headings-missing", line: 1, column: 3 }],
    ];
    for (const [text, expected] of cases) expect(refusal(text)).toMatchObject(expected);
  });

  it("takes two of one name with different FIDE IDs for two people", () => {
    const { entries } = read("Name;FIDE-ID\nMüller, Anna;46\nMüller, Anna;47");
    expect(entries.map(({ fideId }) => fideId)).toEqual(["46", "47"]);
  });

  it("tells everything that is wrong with the rows at once, in their order", () => {
    const list = refusal(
      "Name;Elo;FIDE-ID;Titel\nAnna;1;46;\n;x;46;Grandmaster\nBert;1;46;\nCleo;18900;;\nanna;1;;",
    );
    if (list.code !== "csv-rows-wrong") throw new Error(list.code);
    expect(list.faults.map((fault) => [fault.line, fault.code])).toEqual([
      [3, "csv-name-missing"],
      [3, "csv-rating-not-a-number"],
      [3, "csv-detail-malformed"],
      [3, "csv-duplicate-fide-id"],
      [4, "csv-duplicate-fide-id"],
      [5, "csv-rating-out-of-range"],
      [6, "csv-duplicate-name"],
    ]);
  });

  it("tells what is wrong with headings, quotes and rows at once, and who is entered already", () => {
    const text =
      'Name;Elo;RtgI;Verein;Club\nAnna;x;1;SC;SV\nBe"rt;1;;;\nCleo;1;;;\nDo"ra;2;;;\nEva;18900;;;';
    const result = readEntriesCsv(text, { entered: [{ id: 7, name: "CLEO" }] });
    if (result.ok || result.error.code !== "csv-rows-wrong") throw new Error("was read");
    expect(result.error.faults.map((fault) => [fault.line, fault.code])).toEqual([
      [1, "csv-column-twice"],
      [1, "csv-column-twice"],
      [2, "csv-rating-not-a-number"],
      [3, "csv-stray-quote"],
      [4, "csv-entered-already"],
      [5, "csv-stray-quote"],
      [6, "csv-rating-out-of-range"],
    ]);
    const nameless = refusal("Elo;Verein\nx;SC\n18900;SC");
    if (nameless.code !== "csv-rows-wrong") throw new Error(nameless.code);
    expect(nameless.faults.map(({ code }) => code)).toEqual([
      "csv-name-column-missing",
      "csv-rating-not-a-number",
      "csv-rating-out-of-range",
    ]);
  });

  it("takes somebody of the same name for another person where both have a FIDE ID", () => {
    const known = { entered: [{ id: 7, name: "Anna", fideId: "46" }] };
    expect(readEntriesCsv("Name;FIDE-ID\nAnna;47", known)).toMatchObject({ ok: true });
    expect(readEntriesCsv("Name;FIDE-ID\nAnna;", known)).toMatchObject({
      error: { code: "csv-entered-already", line: 2, column: 1, entry: 7 },
    });
    expect(readEntriesCsv("Name;FIDE-ID\nAnne;46", known)).toMatchObject({
      error: { code: "csv-entered-already", line: 2, column: 2, name: "Anna" },
    });
  });

  it("finds the broken quote: where it opens, or where it does not belong", () => {
    expect(refusal('Name;Elo\nJörg;1\nBert;"2\nCleo;3\nDora;4\n')).toEqual({
      code: "csv-quote-not-closed",
      line: 3,
      column: 2,
    });
    expect(refusal('Name;Elo\nJörg;1\nBe"rt;2')).toEqual({
      code: "csv-stray-quote",
      line: 3,
      column: 1,
    });
    expect(refusal('Name;Elo\nJörg;"1" x\n')).toEqual({
      code: "csv-stray-quote",
      line: 2,
      column: 2,
    });
  });

  it("counts lines rightly after a field with line breaks", () => {
    expect(refusal('Name;Verein;Elo\nAnna;"SC\nUlm";1\nBert;;x')).toMatchObject({ line: 4 });
    expect(read('Name;Verein\nAnna;"SC\nUlm"').entries[0]?.club).toBe("SC Ulm");
  });

  it("refuses a list of more rows than any competition has", () => {
    const rows = Array.from({ length: 5001 }, (_, index) => `Spieler ${index};1`).join("\n");
    expect(refusal(rows)).toEqual({ code: "csv-too-long", rows: 5001, allowed: 5000 });
  });

  it("either reads any text or refuses it by a code, never breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Name;Elo\n\r",\t1\0') }), (text) => {
        const result = readEntriesCsv(text);
        if (result.ok) expect(result.value.entries).not.toHaveLength(0);
        else expect(result.error.code).toMatch(/^(csv|text)-/);
      }),
      { numRuns: 500 },
    );
  });
});
