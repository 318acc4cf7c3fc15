import { describe, expect, it } from "vitest";
import { mailContext, readWishes } from "./read-wishes.ts";

const players = [
  { entry: 1, name: "Anna Müller", addresses: [] },
  { entry: 2, name: "Bernd Meier", addresses: [] },
  { entry: 3, name: "Rose Freitag", addresses: [] },
];

/** Reads a mail that arrived on a Wednesday. */
const read = (text: string, subject = "", sender = 1) =>
  readWishes({ subject, text, attachments: [] }, mailContext(players, sender, "2026-07-01"));

/** Returns what is not certain in a mail, in short. */
const implied = (text: string, subject = ""): readonly string[] =>
  read(text, subject).wishes.flatMap((wish) => {
    if (wish.certainty === "certain") return [];
    if (wish.kind === "result") {
      const { outcome } = wish;
      return [`${outcome.by === "player" ? outcome.player.join() : outcome.by} ${outcome.result}`];
    }
    if (wish.kind === "holiday") return [`${wish.from}..${wish.to}`];
    if (wish.kind === "challenge")
      return [`challenge ${wish.targets.map(({ candidates }) => candidates.join()).join()}`];
    return ["action" in wish ? `${wish.kind} ${wish.action}` : wish.kind];
  });

describe("what single words imply is proposed", () => {
  it.each([
    ["Die Partie gegen Meier ist nach 38 Zügen zu meinen Gunsten ausgegangen.", ["sender won"]],
    ["Hiermit zeige ich meinen Sieg gegen Meier an.", ["sender won"]],
    ["Perpetual check, so Meier and me split the point.", ["sender drawn"]],
    ["Der Meier hat mich gnadenlos ausgebremst.", ["sender lost"]],
    ["Meier got me good and proper.", ["sender lost"]],
    ["Meier hat nach dem Damenverlust aufgehört und mir gratuliert.", ["sender won"]],
    ["Meier hat mir geschrieben, dass er aufgibt.", ["2 lost"]],
    ["Meier's pawn queened and that was curtains for me.", ["sender lost"]],
    ["J'ai couché mon roi contre Meier.", ["sender lost"]],
  ])("of a result: %s", (text, expected) => {
    expect(implied(text)).toEqual(expected);
  });

  it.each([
    ["Bernd soll mein nächster Gegner sein. Ich beginne mit 1. Sf3.", "challenge 2"],
    ["J'aimerais affronter Meier ; voici mon premier coup : 1. e4.", "challenge 2"],
    [
      "Kann grad nicht gegen Meier spielen, zu viel um die Ohren. Bitte die Forderung streichen.",
      "refusal",
    ],
    ["da keiner frei ist, setz mich doch bitte auf die liste", "waiting-list enter"],
    ["Bitte nehmt mich wieder von der Liste, hab's mir anders überlegt.", "waiting-list leave"],
    ["Kindly take my name off the pyramid.", "retirement"],
    ["Mit dem Fernschach ist für mich Schluss, nehmt mich raus.", "retirement"],
  ])("of anything else: %s", (text, expected) => {
    expect(implied(text)).toEqual([expected]);
  });

  it.each([
    "Zwischen den Feiertagen (27.12.-3.1.) sind wir auf der Hütte.",
    "Vom 27.12. an auf der Hütte. Am 3.1. sind wir wieder da, bitte solange pausieren.",
  ])("of days away, without a word for an absence: %s", (text) => {
    const days = read(text).wishes.map((wish) => (wish.kind === "holiday" ? wish.from : wish.kind));
    expect(days).toEqual(["2026-12-27"]);
  });
});

describe("single words imply nothing", () => {
  it.each([
    "Hat Meier verloren?",
    "Wenn Meier aufgibt, melde ich mich.",
    "Meier hat mich gestern angerufen und gefragt, wie es geht.",
    "Na klar hat Meier schon dreimal aufgegeben, haha.",
    "Ich habe gegen Meier einen Bauern gewonnen.",
    "Angeblich hat Meier aufgegeben, bei mir ist nichts angekommen.",
    "Ich fordere Meier auf, endlich zu ziehen.",
    "Meier ist vom 1.12. bis 10.12. im Krankenhaus.",
  ])("asked, joked or said of others: %s", (text) => {
    expect(implied(text)).toEqual([]);
  });
});

it("a mail that names one opponent and is not understood implies each result of the game", () => {
  expect(implied("Uff, Meier war heute nicht zu bremsen gewesen.")).toEqual([
    "sender won",
    "sender lost",
  ]);
});

it("a mail that is passed on with a hint implies what its writer reports", () => {
  const passedOn = (hint: string) =>
    implied(
      `${hint}\n\nVon: Bernd Meier\nGesendet: Montag\nAn: Anna\nBetreff: x\n\nI resign.`,
      "WG: x",
    );
  expect(passedOn("Zur Kenntnis.")).toEqual(["2 lost"]);
  expect(passedOn("Was soll das denn?")).toEqual([]);
});

it("the day of a mate is no player, and the sender whom it hits has lost", () => {
  for (const sender of [1, 3]) {
    expect(read("Am Freitag hat mich Herr Meier mattgesetzt.", "", sender).wishes).toMatchObject([
      { kind: "result", outcome: { by: "player", player: [2], result: "won" } },
    ]);
  }
});

it("a score to the opponent is the opponent's win", () => {
  expect(read("1-0 to him.", "Müller - Meier").wishes).toMatchObject([
    { kind: "result", outcome: { by: "sender", result: "lost" } },
  ]);
});
