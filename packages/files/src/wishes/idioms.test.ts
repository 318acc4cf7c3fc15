import { describe, expect, it } from "vitest";
import { htmlText } from "./html-text.ts";
import { mailContext, readWishes } from "./read-wishes.ts";

const players = [
  { entry: 1, name: "Anna Müller", addresses: [] },
  { entry: 2, name: "Bernd Meier", addresses: [] },
  { entry: 3, name: "Otto Sieg", addresses: [] },
  { entry: 4, name: "Walter König", addresses: [] },
];

/** Reads a mail of Anna Müller that arrived on a Wednesday. */
const read = (text: string, subject = "") =>
  readWishes({ subject, text, attachments: [] }, mailContext(players, 1, "2026-07-01"));

/** Returns whether it is certain or proposed, and the outcome of each result in a mail. */
const results = (text: string, subject = "") =>
  read(text, subject).wishes.flatMap((wish) =>
    wish.kind === "result"
      ? [[wish.certainty === "certain" ? "certain" : "proposal", wish.outcome]]
      : [],
  );

const kinds = (text: string, subject = "") =>
  read(text, subject).wishes.map(({ kind, certainty }) => `${kind} ${certainty}`);

const days = (text: string) =>
  read(text).wishes.flatMap((wish) =>
    wish.kind === "holiday" ? [`${wish.from}..${wish.to}`] : [],
  );

const own = (result: "won" | "lost" | "drawn") => [["proposal", { by: "sender", result }]];

const by = (player: number, result: "won" | "lost") => [
  ["proposal", { by: "player", player: [player], result }],
];

describe("a figure of speech for the end of a game is proposed", () => {
  it.each([
    ["Der Punkt geht an Meier.", by(2, "won")],
    ["Die Partie ging leider an mich.", own("won")],
    ["That's a point for me.", own("won")],
    ["Bernd tipped his king over.", by(2, "lost")],
    ["Bernd and I shook hands on a draw.", own("drawn")],
    ["Gegen Meier war nichts zu holen.", own("lost")],
    ["Ich habe mich gegen Meier durchgesetzt.", own("won")],
    ["Meier war zu stark für mich.", by(2, "won")],
    ["Hat mich mattgesetzt.", own("lost")],
  ])("%s", (text, expected) => {
    expect(results(text)).toEqual(expected);
  });

  it.each([
    "Ein wichtiger Punkt für mich ist die Bedenkzeit.",
    "Die Eröffnung war zu stark.",
    "Die Partie geht an ihr Ende.",
    "Ein Sieg für Lehmann!",
  ])("but not every use of such words: %s", (text) => {
    expect(results(text)).toEqual([]);
  });
});

it("a piece that was lost does not hide that its owner resigned", () => {
  expect(results("Ich habe die Dame verloren und aufgegeben.")).toEqual([
    ["certain", { by: "sender", result: "lost" }],
  ]);
  expect(results("Ich habe die Dame verloren.")).toEqual([]);
});

it("a keyword with a typing error is read, and proposed", () => {
  expect(results("Ich habe gegen Meier verlohren.")).toEqual(own("lost"));
  expect(results("Ich habe gut geschlafen.")).toEqual([]);
});

it("a player's name in the place of a name is the name, whatever else it means", () => {
  expect(results("Sieg für Sieg, leider.")).toMatchObject([["proposal", { by: "player" }]]);
  expect(results("König gewinnt.")).toMatchObject([["proposal", { by: "player", player: [4] }]]);
});

it("a name that begins a sentence behind a greeting is not greeted", () => {
  expect(results("Hi, Bernd has resigned.")).toEqual([
    ["certain", { by: "player", player: [2], result: "lost" }],
  ]);
});

it("a subject counts where the text refers to it", () => {
  expect(results("Siehe Betreff.", "Remis")).toEqual(own("drawn"));
  expect(results("Wie geht es?", "Remis")).toEqual([]);
});

describe("an answer to a challenge", () => {
  it.each([
    ["Ich nehme an. Dein e4 beantworte ich mit c5.", "acceptance certain"],
    ["Leider muss ich absagen.", "refusal proposal"],
    ["I'd rather not play.", "refusal proposal"],
  ])("is read in loose words: %s", (text, expected) => {
    expect(kinds(text)).toContain(expected);
  });

  it("is no assumption", () => {
    expect(kinds("Ich nehme an, er hat keine Zeit.")).toEqual([]);
  });

  it("with a move that White cannot make is Black's", () => {
    expect(read("Mein erster Zug: d5").wishes).toMatchObject([{ kind: "moves", side: "black" }]);
    expect(read("Mein erster Zug: d4").wishes).toMatchObject([{ kind: "moves", side: "white" }]);
  });
});

describe("days away", () => {
  it.each([
    ["Away for a fortnight from Monday 6 July.", ["2026-07-06..2026-07-19"]],
    ["Urlaub ab dem 6.7., ab 20.7. spiele ich wieder.", ["2026-07-06..2026-07-19"]],
    ["In der Woche vom 6. Juli bin ich verreist.", ["2026-07-06..2026-07-12"]],
    ["Am 6.7. Operation, bitte bis zum 20.7. beurlauben.", ["2026-07-06..2026-07-20"]],
    ["Bin vom 6. mit 10. Juli auf Fortbildung.", ["2026-07-06..2026-07-10"]],
    ["Ich bin vom 6. bis 10. Juli nicht erreichbar, bitte Urlaub.", ["2026-07-06..2026-07-10"]],
  ])("%s", (text, expected) => {
    expect(days(text)).toEqual(expected);
  });
});

it("a question with please is a request for the director", () => {
  expect(kinds("Kann ich bitte auf die Warteliste?")).toEqual(["waiting-list proposal"]);
  expect(kinds("Wer steht auf der Warteliste?")).toEqual([]);
});

it("a player who denies a result and plays on objects, if there is a report", () => {
  expect(kinds("Ich habe nicht verloren, die Partie läuft noch.")).toEqual(["objection proposal"]);
  expect(kinds("Ich habe noch nicht verloren.")).toEqual([]);
});

it("who no longer wants to play in the pyramid leaves it", () => {
  expect(kinds("Ich möchte nicht mehr in der Pyramide mitspielen.")).toEqual([
    "retirement proposal",
  ]);
});

it("named letters of HTML are letters", () => {
  expect(htmlText("j&#39;ai gagn&eacute; &agrave; M&uuml;nchen &oelig;")).toBe(
    "j'ai gagné à München œ",
  );
});
