import { describe, expect, it } from "vitest";
import { mailContext, readWishes } from "./read-wishes.ts";

const players = ["Anna Müller", "Bernd Meier"].map((name, index) => ({
  entry: index + 1,
  name,
  addresses: [],
}));

const certainties = (text: string): readonly string[] =>
  readWishes(
    { subject: "", text, attachments: [] },
    mailContext(players, 1, "2026-07-01"),
  ).wishes.map(({ kind, certainty }) => `${kind} ${certainty}`);

const CHALLENGE = "Ich fordere Bernd Meier heraus.";

describe("a wish is certain only where it is understood whole", () => {
  it.each([
    "Hallo! Hiermit fordere ich heute gern Herrn Bernd Meier zu einer Partie heraus. 1. e4",
    `${CHALLENGE} Mein erster Zug ist e4. Viele Grüße`,
    `Das Wetter ist heute herrlich.\n\n${CHALLENGE}`,
  ])("known words, politeness and what stands before it change nothing: %j", (text) => {
    expect(certainties(text)).toContain("challenge certain");
  });

  it.each([
    "Ich fordere Bernd Meier beim Armdrücken heraus.",
    "Ich fordere Bernd Meier heraus, glaubt mein Papagei.",
    'Ich fordere Bernd Meier heraus, "aber wirklich nur im Spaß".',
  ])("a word that is not known leaves it to the director: %j", (text) => {
    expect(certainties(text)).not.toContain("challenge certain");
  });

  it.each([
    `${CHALLENGE} Im Kegeln, versteht sich.`,
    `${CHALLENGE} Ach, lassen wir das.`,
    `${CHALLENGE}\n\nViele Grüße\n\nWar nur ein Scherz!`,
    `Letzte Nacht träumte ich:\n${CHALLENGE}`,
  ])("so does a sentence that may be about it: %j", (text) => {
    expect(certainties(text)).toContain("challenge proposal");
  });

  it.each(["Soll ich 1... e5 spielen?", "1... e5 spiele ich nicht.", "Vielleicht 1... e5"])(
    "moves are none where they are asked about, denied or supposed: %j",
    (text) => {
      expect(certainties(text)).toEqual(["moves proposal"]);
    },
  );
});
