import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNamed, findPeople, isWithin, type NamedPlayer } from "./find-people.ts";

const people = (...names: string[]): readonly NamedPlayer[] =>
  names.map((name, index) => ({ id: index + 1, name }));
const found = (text: string, ...names: string[]): readonly string[] =>
  findPeople(text, people(...names)).map(({ name }) => name);

describe("people are found as they are typed", () => {
  it.each([
    ["Dvořák, Antonín", ["dvorak", "DVORAK", "dvořák", "dvo", "antonin dvorak", "dvorak antonin"]],
    ["Yıldız, İpek", ["yildiz", "YILDIZ", "yıldız", "ipek", "İPEK"]],
    ["Groß, Jörg", ["gross", "groß", "GROSS", "GROẞ", "gros", "joerg", "jorg", "jörg gross"]],
    ["O’Brien, Séan", ["obrien", "o'brien", "o’brien", "o brien", "brien", "sean o"]],
    ["Müller, Käthe", ["muller", "mueller", "müller", "Mu\u0308ller", "kaethe", "kathe mueller"]],
    ["Mueller, Anna", ["müller", "mueller", "muel"]],
    ["Sørensen, Bjørn", ["sorensen", "soerensen", "sörensen", "bjorn", "bjoern"]],
    ["Kjærgård, Åse", ["kjaergard", "kjaergaard", "aase", "ase", "åse"]],
    ["Łukasiewicz, Paweł", ["lukasiewicz", "pawel", "łukas"]],
    ["Đoković, Đorđe", ["dokovic", "djokovic", "djordje", "dorde"]],
    ["Muñoz Ibáñez, José", ["munoz", "ibanez", "jose munoz", "munoz ibanez jose"]],
    ["Țepeș, Ștefan", ["tepes", "stefan"]],
    ["Nguyễn Thị Ánh Ngọc", ["nguyen", "anh ngoc", "thi anh", "nguyễn", "ngoc nguyen"]],
    ["Þórðarson, Eiður", ["thordarson", "thorðarson", "eidur", "eidhur"]],
    ["Əliyev, Rəşad", ["aliyev", "eliyev", "resad", "rasad"]],
    ["van der Berg, Jan", ["berg", "van der berg", "vanderberg", "jan van", "der berg jan"]],
    ["de la Cruz, Ana", ["delacruz", "de la", "cruz", "ana de la cruz"]],
    [
      "Meier-Schulz, K.-H.",
      ["meierschulz", "meier schulz", "schulz", "meier-sch", "k h meier", "kh"],
    ],
    ["Иванов, Пётр", ["иванов", "ИВАН", "петр", "пётр иванов"]],
    ["Παπαδόπουλος, Νίκος", ["παπαδοπουλος", "ΠΑΠΑΔΌΠΟΥΛΟΣ", "νικοσ"]],
    ["Noël Raül", ["noel", "raul", "raül noël"]],
  ])("%s", (name, texts) => {
    for (const text of texts)
      expect([text, ...found(text, name, "Zzz, Qqq")]).toEqual([text, name]);
  });

  it("not by letters that stand for others: o is not ö's e, nor ae an a", () => {
    expect(found("möller", "Muller, A", "Miller, B")).toEqual([]);
    expect(found("baer", "Bar, A", "Bauer, B")).toEqual([]);
    expect(found("x", "Meier, Anna")).toEqual([]);
  });

  it("the best first: the name itself, whole words, beginnings, then what is within", () => {
    expect(
      found(
        "ann",
        "Hanna Berg",
        "Berg, Anna",
        "Lu, Ann Sofie",
        "Ann",
        "Johann Otto",
        "Annan, Kofi",
      ),
    ).toEqual(["Ann", "Lu, Ann Sofie", "Annan, Kofi", "Berg, Anna", "Hanna Berg", "Johann Otto"]);
  });

  it("surnames before given names of the same fit, else in the order of the list", () => {
    expect(found("peter", "Abel, Peter", "Hans Peter", "Peter, Uwe", "Peter Zorn")).toEqual([
      "Hans Peter",
      "Peter, Uwe",
      "Abel, Peter",
      "Peter Zorn",
    ]);
  });

  it("by number, with or without #", () => {
    const list = [
      { id: 1, name: "Meier, Anna", number: 12 },
      { id: 12, name: "Öztürk, Cem", number: 1 },
    ];
    expect(findPeople("#12", list)).toEqual([list[0]]);
    expect(findPeople("1", list)).toEqual([list[1]]);
    expect(findPeople("7", list)).toEqual([]);
  });
});

describe("a text in longer ones", () => {
  it("is found in any spelling, whatever stands between its words", () => {
    const line = "Runde 3, Brett 12: Dvořák, Antonín – Groß, Jörg 412–389";
    for (const text of ["dvorak", "Brett 12", "antonin gross", "joerg", "412-389", ""]) {
      expect([text, isWithin(text, line)]).toEqual([text, true]);
    }
    expect(isWithin("Runde 12", line)).toBe(false);
  });
});

describe("who is meant", () => {
  const list = people("Meier, Anna", "Meier, Annabell", "Meierhofer, Bernd", "Öztürk, Cem");
  const meant = (text: string): string => {
    const match = findNamed(text, list);
    return match.kind === "one" ? match.entry.name : match.kind;
  };

  it("is one if the best fit is one's alone", () => {
    expect(meant("meier, anna")).toBe("Meier, Anna");
    expect(meant("anna meier")).toBe("Meier, Anna");
    expect(meant("anna")).toBe("Meier, Anna");
    expect(meant("annab")).toBe("Meier, Annabell");
    expect(meant("cem ozt")).toBe("Öztürk, Cem");
    expect(meant("hofer")).toBe("Meierhofer, Bernd");
  });

  it("is nobody where several fit equally, or none", () => {
    expect(meant("meier")).toBe("several");
    expect(meant("me")).toBe("several");
    expect(meant("wer")).toBe("none");
    expect(meant("")).toBe("none");
    expect(meant(" - ")).toBe("none");
  });
});

const LETTERS = [..."aeousnhdjlzäöüßøåæđłıñčțệöİẞ"];
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(""));
const name = fc
  .tuple(word, word, fc.constantFrom(", ", " ", "-", " van "))
  .map(([one, other, between]) => one + between + other);

describe("whatever a name is", () => {
  it("it is found by its text, by any beginning of it, in capitals, without marks", () => {
    fc.assert(
      fc.property(name, fc.nat(20), (text, length) => {
        const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
        const beginning = [...text].slice(0, length + 1).join("");
        for (const typed of [text, beginning, text.toUpperCase(), plain, text.normalize("NFD")]) {
          expect(findPeople(typed, people(text))).toHaveLength(1);
        }
      }),
    );
  });

  it("nothing typed makes it fail, and typing on never finds more", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 12 }),
        word,
        fc.array(name, { maxLength: 6 }),
        (typed, more, names) => {
          const list = people(...names);
          const before = findPeople(typed, list);
          if (before.length === 0) return;
          const after = findPeople(`${typed} ${more}`, list);
          expect(before).toEqual(expect.arrayContaining([...after]));
        },
      ),
    );
  });

  it("letters with many spellings take no longer than others", () => {
    const long = "öüäøåæđ".repeat(200);
    expect(findPeople(long, people(long, `${long}ö`))).toHaveLength(2);
    expect(findPeople("oeueae".repeat(200), people("öüä".repeat(200)))).toHaveLength(1);
  });
});
