import { describe, expect, it } from "vitest";
import { readEntriesCsv } from "./entries-csv.ts";

const read = (input: string) => {
  const result = readEntriesCsv(input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Returns what a list says of its people, one line each, and the headings it did not use. */
const gist = (input: string) => {
  const { entries, warnings } = read(input);
  return {
    people: entries.map(({ name, rating, title, fideId, nation, sex, birth }) =>
      [name, rating, title, fideId, nation, sex, birth].map((value) => value || "-").join(" | "),
    ),
    unread: warnings.flatMap((warning) =>
      warning.code === "csv-columns-ignored" ? warning.headings : [],
    ),
  };
};

const ANNA = "Öz, Anna | 2430 | IM | 4600001 | GER | w |";
const BEN = "Roth, Ben | 1650 | - | - | AUT |";

describe("lists of other programs, column by column", () => {
  it("Vega: names padded with blanks, years of two figures, 00.00.00 for an unknown birth", () => {
    const list = [
      "NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF",
      "Öz, Anna              ; GER;13.04.63;f; IM; 4600001; 2430; 12; 2400;10",
      "Roth, Ben             ; AUT;00.00.00;m;   ;       0;    0;  0; 1650; 0",
    ];
    expect(gist(list.join("\n"))).toEqual({
      people: [`${ANNA} 1963-04-13`, `${BEN} m | -`],
      unread: ["IDNAT", "KCOEFF"],
    });
  });

  it("FIDE's rating list: three ratings, the year of birth, letters for the sex", () => {
    const list = [
      "ID Number\tName\tFed\tSex\tTit\tWTit\tOTit\tSRtng\tSGm\tSK\tRRtng\tBRtng\tB-day\tFlag",
      "4600001\tÖz, Anna\tGER\tF\tIM\tWIM\tFA,NI\t2430\t0\t10\t2400\t2300\t1963\tw",
      "\tRoth, Ben\tAUT\tM\t\t\t\t1650\t0\t40\t0\t0\t1987\ti",
    ];
    expect(gist(list.join("\n")).people).toEqual([`${ANNA} 1963`, `${BEN} m | 1987`]);
  });

  it("Swiss-Manager, for import: given names apart, dates with year first and unknown days", () => {
    const list = [
      "Number\tName\tFirstname\tRtg_Nat\tRtg_Int\tFIDE_No\tTitle\tFed\tBirth\tSex\tClub\tGroup",
      "1\tÖz\tAnna\t2400\t2430\t4600001\tIM\tGER\t1963/04/13\tw\tSK Süd\tA",
      "2\tRoth\tBen\t1650\t0\t0\t\tAUT\t1987/00/00\t\tSV Nord\tB",
    ];
    expect(gist(list.join("\n"))).toEqual({
      people: [`${ANNA} 1963-04-13`, `${BEN} - | 1987`],
      unread: [],
    });
  });

  it("Swiss-Chess: numbers with a full stop, ---- for no Elo, the attribute W", () => {
    const list = [
      "TlnNr;Teilnehmer;Titel;ELO;NWZ;At;Verein/Ort;Land;Geburt;FideKenn;PKZ",
      "1.;Öz,Anna;IM;2430;2400;W;SK Süd;GER;1963;4600001;1001",
      "2.;Roth,Ben;;----;1650;;SV Nord;AUT;1987;;1002",
    ];
    expect(gist(list.join("\n"))).toEqual({
      people: [`${ANNA} 1963`, `${BEN} - | 1987`],
      unread: ["PKZ"],
    });
  });

  it("chess-results: a table of places has a change of rating, which is no second rating", () => {
    const list = [
      "Rk.,SNo,,Name,FED,Rtg,Club/City,Pts., TB1 ,Rp,K,rtg+/-",
      '1,3,IM,"Öz, Anna",GER,2430,SK Süd,"5,5",0,2520,10,4.5',
      '2,1,,"Roth, Ben",AUT,1650,SV Nord,5,0,1800,40,-20',
    ];
    expect(gist(list.join("\n"))).toEqual({
      people: ["Öz, Anna | 2430 | IM | - | GER | - | -", `${BEN} - | -`],
      unread: ["Pts.", "TB1", "Rp", "K", "rtg+/-"],
    });
  });

  it("Tornelo: whole names, Female and Male", () => {
    const list = [
      "Full name,Title,Federation,FIDE ID,FIDE rating,Year of birth,Gender,Email",
      '"Öz, Anna",IM,GER,4600001,2430,1963,Female,anna@example.org',
      '"Roth, Ben",,AUT,,1650,1987,Male,',
    ];
    expect(gist(list.join("\n")).people).toEqual([`${ANNA} 1963`, `${BEN} m | 1987`]);
  });

  it("Sharly Chess, in English and in French: ratings with the letter of their kind", () => {
    const row = "Öz;Anna;IM;F;13/04/1963;4600001;GER;2430 F;2400 E;2300 N;Clichy";
    for (const headings of [
      "Last name;First name;Title;Gender;Date of birth;FIDE ID;Federation;Standard rating;Rapid rating;Blitz rating;Club",
      "Nom;Prénom;Titre;Genre;Date de naissance;Code FIDE;Fédération;Elo standard;Elo rapide;Elo blitz;Club",
    ]) {
      expect(gist(`${headings}\n${row}`)).toEqual({ people: [`${ANNA} 1963-04-13`], unread: [] });
    }
  });

  it("US Chess and ECF: regular ratings, provisional ones, letters of categories", () => {
    const ratings = (text: string) => read(text).entries.map(({ rating }) => rating);
    expect(
      ratings(
        "USCF ID,Last Name,First Name,Regular Rating,Quick Rating\n1,Öz,Anna,2430,2400\n2,Roth,Ben,1650P8,",
      ),
    ).toEqual([2430, 1650]);
    expect(ratings("ECF Code;Name;Standard;Rapid\n1A;Öz;2430 A;2400 B\n2B;Roth;;1650 K")).toEqual([
      2430, 1650,
    ]);
  });
});

describe("columns that number the rows", () => {
  it("are known: no list says that it did not read them", () => {
    const headings =
      "Lfd;Lfd.;Lfd. Nr.;lfdNr;Nr.;No.;#;N°;Rg.;Rang;Rk.;Pl.;Platz;SNr;SNo;Startnr.;TlnNr;Number";
    const numbers = headings.split(";").map((_, index) => `${index + 1}.`);
    const list = `${headings};Name;Elo\n${numbers.join(";")};Öz, Anna;2430`;
    expect(gist(list)).toEqual({ people: ["Öz, Anna | 2430 | - | - | - | - | -"], unread: [] });
  });

  it("are named where they hold something else", () => {
    expect(gist("Nr;Name;Rang\nA7;Öz, Anna;Leutnant").unread).toEqual(["Nr", "Rang"]);
  });
});
