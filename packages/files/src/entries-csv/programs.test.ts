import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readEntriesCsv } from "./entries-csv.ts";

const fileOf = (path: string): Uint8Array =>
  readFileSync(new URL(`../../test/reported/${path}`, import.meta.url));

const read = (input: Uint8Array | string) => {
  const result = readEntriesCsv(input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const warningsOf = (input: Uint8Array | string) => read(input).warnings.map(({ code }) => code);

const jürgen = {
  name: "Müller, Jürgen",
  club: "SK Süd",
  class: "",
  title: "FM",
  fideId: "4600001",
};

describe("csv-headings: lists as other programs write them", () => {
  it("Swiss-Manager: RtgI is FIDE's rating, RtgN the national one, ID FIDE's number", () => {
    const { entries, warnings } = read(fileOf("csv-headings/h_swissmanager.csv"));
    expect(entries).toEqual([
      { ...jürgen, nation: "GER", rating: 2211, birth: "1971-03-12" },
      {
        name: "Šimková, Eva",
        club: "",
        nation: "SVK",
        class: "U25",
        title: "WFM",
        fideId: "14900001",
        rating: 2105,
        sex: "w",
        birth: "2001",
      },
    ]);
    expect(warnings).toMatchObject([
      { code: "csv-column-read-as", heading: "ID", field: "fideId" },
      { code: "csv-column-read-as", heading: "Typ", field: "class" },
      { code: "csv-columns-ignored", headings: ["Clubno"] },
      { code: "csv-ratings-chosen", taken: [{ heading: "RtgI", entries: 2 }, { entries: 0 }] },
    ]);
  });

  it("chess-results: EloI and Verein/Ort, titles in a column without a heading", () => {
    const { entries } = read(fileOf("csv-headings/h_chessresults.csv"));
    expect(entries).toEqual([
      { ...jürgen, nation: "GER", rating: 2211 },
      {
        ...{ name: "Šimková, Eva", club: "", class: "", nation: "SVK", rating: 2105 },
        ...{ title: "WFM", fideId: "14900001", sex: "w" },
      },
    ]);
  });

  it("Swiss-Chess: TWZ before ELO and NWZ, names without a space after the comma", () => {
    const { entries } = read(fileOf("csv-headings/h_swisschess.csv"));
    expect(entries).toEqual([
      { ...jürgen, nation: "", rating: 2211, birth: "1971" },
      {
        ...{ name: "Schulz, Eva", club: "SK Nord", class: "", nation: "", rating: 1805 },
        ...{ birth: "2001", sex: "w" },
      },
    ]);
  });

  it("DSB: Spielername, FIDE's rating before the DWZ, and its own ID is not FIDE's", () => {
    const { entries } = read(fileOf("csv-headings/h_dsb.csv"));
    expect(entries.map(({ name, rating, fideId }) => [name, rating, fideId])).toEqual([
      ["Müller, Jürgen", 2211, "4600001"],
      ["Schulz, Eva", 1805, undefined],
    ]);
    const withoutFide = read("ID,VKZ,Spielername,DWZ\n10000001,C0101,Alt,1500");
    expect(withoutFide.entries[0]?.fideId).toBeUndefined();
  });

  it("lichess: the user name is the name where there is no other", () => {
    const { entries, warnings } = read(fileOf("csv-headings/h_lichess.csv"));
    expect(entries.map(({ name, rating, title }) => [name, rating, title])).toEqual([
      ["anna77", 2101, undefined],
      ["ben_x", 1999, "FM"],
    ]);
    expect(warnings).toMatchObject([
      { code: "csv-column-read-as", heading: "Username", field: "name" },
      { headings: ["Points", "Tie Break", "Performance"] },
    ]);
  });

  it("Excel: a line sep= says what divides fields", () => {
    expect(read(fileOf("csv-headings/excelsep.csv")).entries).toMatchObject([
      { name: "Alt, Anna", rating: 1873 },
    ]);
    for (const sign of [";", ",", "\t", "|"]) {
      const text = `\uFEFFsep=${sign}\r\nName${sign}Elo\r\n"Alt, Anna"${sign}x`;
      expect(readEntriesCsv(text)).toMatchObject({ error: { line: 3, column: 2 } });
    }
  });

  it("a DWZ is read with its index, other ratings with the marks of their systems", () => {
    expect(read(fileOf("csv-headings/dwz-index.csv")).entries).toMatchObject([{ rating: 1500 }]);
    const texts = ["1500-12", "1500 - 12", "1500/12", "1500 (12)", "1500P8", "1500 F", "1500?"];
    const list = texts.map((text, index) => `Alt ${index};${text}`).join("\n");
    expect(read(`Name;DWZ\n${list}`).entries.map(({ rating }) => rating)).toEqual(
      texts.map(() => 1500),
    );
    expect(readEntriesCsv("Name;DWZ\nAlt, Anna;15-12")).toMatchObject({
      error: { code: "csv-rating-not-a-number" },
    });
  });

  it("headings of further programs and in Spanish and French", () => {
    const lists = [
      "Nr.;Name;Titel;Id-Nr;EloI;EloN;Geb.Dat;Land;Geschl.;Verein",
      "No.;Nombre;Título;Código FIDE;Elo FIDE;Elo nacional;Fecha de nacimiento;País;Sexo;Club/Ciudad",
      "N°;Nom;Titre;Code FIDE;Elo;Elo nat;Né(e) le;Fédération;Sexe;Club/Ville",
      "#;Full name;Tit;ID Number;SRtng;National rating;B-day;Fed;Sex;Club name",
      "id;player_name;title;fide_id;standard_rating;rating_national;date_of_birth;federation;gender;club",
    ];
    for (const headings of lists) {
      const { entries } = read(
        `${headings}\n1;Müller, Anna;WGM;4600001;2211;2198;12.3.1971;GER;w;SK`,
      );
      expect(entries).toEqual([
        {
          ...{ name: "Müller, Anna", rating: 2211, club: "SK", nation: "GER", class: "" },
          ...{ title: "WGM", fideId: "4600001", sex: "w", birth: "1971-03-12" },
        },
      ]);
    }
  });

  it("names in columns of their own, whatever they are called", () => {
    const names = (text: string) => read(text).entries.map(({ name }) => name);
    expect(names("Surname,Name,Elo\nRossi,Anna,1500")).toEqual(["Rossi, Anna"]);
    expect(names("Apellidos;Nombre;Elo\nGarcía López;Ana;1500")).toEqual(["García López, Ana"]);
    expect(names("last_name\tfirst_name\nÖz\tAnna")).toEqual(["Öz, Anna"]);
    expect(names("Name;Vorname;Nachname\nAnna Öz;Anna;Öz")).toEqual(["Anna Öz"]);
    expect(names("Name;Nachname\nÖz, Anna;Öz")).toEqual(["Öz, Anna"]);
  });

  it("a title before a name is a title, where no other stands in its column", () => {
    const people = read("Name;Titel\nGM Meier, Anna;\nWIM Eva Öz;WIM\nFM Au, Bert;CM\nGM;").entries;
    expect(people.map(({ name, title }) => [name, title])).toEqual([
      ["Meier, Anna", "GM"],
      ["Eva Öz", "WIM"],
      ["FM Au, Bert", "CM"],
      ["GM", undefined],
    ]);
  });

  it("titles by FIDE's letters and in French are titles", () => {
    const titles = ["g", "m", "f", "c", "wg", "gf", "GMI", "MFF", "gm"];
    const list = titles.map((title, index) => `Alt ${index};${title}`).join("\n");
    expect(read(`Name;Titel\n${list}`).entries.map(({ title }) => title)).toEqual([
      ...["GM", "IM", "FM", "CM", "WGM", "WGM", "GM", "WFM", "GM"],
    ]);
  });

  it("numbers of rows are no FIDE numbers", () => {
    const { entries, warnings } = read("ID;Name;Elo\n1;Anna;1500\n2;Bert;1400");
    expect(entries.map(({ fideId }) => fideId)).toEqual([undefined, undefined]);
    expect(warnings).toMatchObject([{ code: "csv-columns-ignored", headings: ["ID"] }]);
  });

  it("lines above the headings and below the list are left out, and said", () => {
    const text =
      "Open 2026;;\nStartliste\n\nNr.;Name;Elo\n1;Alt, Anna;1500\nProgramm Swiss-Manager;;\n";
    const { entries, warnings } = read(text);
    expect(entries).toMatchObject([{ name: "Alt, Anna", rating: 1500 }]);
    expect(warnings[0]).toEqual({ code: "csv-lines-skipped", lines: [1, 2, 6] });
  });

  it("a list without headings has name and rating, divided by a blank, too", () => {
    expect(read("Smith, Bob 1512\nAlt Anna 980\nNeu, Eva 0").entries).toMatchObject([
      { name: "Smith, Bob", rating: 1512 },
      { name: "Alt Anna", rating: 980 },
      { name: "Neu, Eva", rating: 0 },
    ]);
    expect(read("Spieler 1\nSpieler 2").entries.map(({ name }) => name)).toEqual([
      "Spieler 1",
      "Spieler 2",
    ]);
    expect(read("Land;1500\nAu;1400").entries).toHaveLength(2);
  });

  it("a list in which most have no rating is warned of before seeding, with the likely column", () => {
    expect(read("Name;Stärkezahl\nAnna;1500\nBert;1400").warnings).toMatchObject([
      { code: "csv-columns-ignored", headings: ["Stärkezahl"] },
      { code: "csv-mostly-unrated", unrated: 2, entries: 2, heading: "Stärkezahl" },
    ]);
    expect(warningsOf("Name;Elo\nAnna;1500\nBert;0")).toEqual([]);
    expect(warningsOf("Name;Elo\nAnna;1500\nBert;0\nCleo;-")).toEqual(["csv-mostly-unrated"]);
  });
});

describe("csv-elo-and-dwz: a list with several ratings", () => {
  it("takes the Elo, else the DWZ, and names both columns", () => {
    const { entries, warnings } = read(fileOf("csv-elo-and-dwz/players.csv"));
    const ratings = new Map(entries.map(({ name, rating }) => [name, rating]));
    expect(entries).toHaveLength(24);
    expect(ratings.get("Adler, Bernd")).toBe(2431);
    expect(ratings.get("Weiß, Xaver")).toBe(1544);
    expect(ratings.get("Zimmer, Yara")).toBe(0);
    expect(warnings).toEqual([
      {
        code: "csv-ratings-chosen",
        taken: [
          { heading: "Elo", entries: 22 },
          { heading: "DWZ", entries: 1 },
        ],
      },
    ]);
  });

  it("two columns of one kind are refused only where they contradict each other, and both are named", () => {
    expect(read("Name;Verein;Club\nAnna;SC;\nBert;;SV").entries.map(({ club }) => club)) //
      .toEqual(["SC", "SV"]);
    expect(readEntriesCsv("Name;Verein;Club\nAnna;SC;SV")).toMatchObject({
      error: { code: "csv-column-twice", first: "Verein", heading: "Club" },
    });
  });
});

describe("namesakes: a list with people of one name", () => {
  it("father and son of one club are two by their years of birth", () => {
    const list =
      "Name;Rating;Club;Birth\nMüller, Hans;1800;SK Süd;1950\nMüller, Hans;1500;SK Süd;1990";
    expect(read(list).entries).toHaveLength(2);
    const entered = [{ id: 1, name: "Müller, Hans", birth: "1950", club: "SK Süd" }];
    expect(readEntriesCsv("Name;Jahrgang\nMüller, Hans;1990", { entered }).ok).toBe(true);
    expect(readEntriesCsv("Name;Verein\nMüller, Hans;SK Nord", { entered }).ok).toBe(true);
    expect(readEntriesCsv("Name;Jahrgang\nMüller, Hans;1950", { entered })).toMatchObject({
      error: { code: "csv-entered-already", entry: 1 },
    });
  });
});
