import { counted, type Language, texts } from "@losfee/contract";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { roundTexts } from "./texts.ts";

/** Texts that differ for team matches. */
const matchRoundTexts = texts({
  de: {
    one: "Mannschaft 1",
    two: "Mannschaft 2",
    board: "Kampf",
    whyOf: (match: number) => `Kampf ${match}, Begründung`,
    byHand: (match: number | null) => (match === null ? "Von Hand" : `Kampf ${match} von Hand`),
    act: {
      "exchange-boards": "Nummern tauschen",
    },
    actAsk: {
      pair: "Die beiden Mannschaften spielen gegeneinander; wer dadurch frei wird, ist noch ohne Gegner.",
      break: "Beide Mannschaften sind danach noch ohne Gegner.",
      swap: "Jede nimmt den Platz der anderen ein: Gegner, Nummer oder Freilos.",
      "exchange-boards": "Die beiden Kämpfe tauschen die Nummern.",
      bye: "Wer es bisher hatte oder gegen die Mannschaft spielen sollte, ist noch ohne Gegner.",
    },
    boardNumber: "Kampf",
    otherBoard: "Anderer Kampf",
    noGames: "Keine Kämpfe.",
    count: (matches: number) => counted(matches, { one: "Kampf", other: "Kämpfe" }, "de"),
  },
  en: {
    one: "Team 1",
    two: "Team 2",
    board: "Match",
    whyOf: (match: number) => `Match ${match}, reasons`,
    byHand: (match: number | null) => (match === null ? "By hand" : `Match ${match} by hand`),
    act: {
      "exchange-boards": "Exchange numbers",
    },
    actAsk: {
      pair: "The two teams play each other; whoever is set free by that is not paired yet.",
      break: "Both teams are then not paired yet.",
      swap: "Each takes the other’s place: opponent, number or bye.",
      "exchange-boards": "The two matches exchange their numbers.",
      bye: "Whoever had it, or was to play this team, is not paired yet.",
    },
    boardNumber: "Match",
    otherBoard: "Other match",
    noGames: "No matches.",
    count: (matches: number) => counted(matches, { one: "match", other: "matches" }, "en"),
  },
});

/** Texts of a round's page: for games for two, or for team matches. */
export const roundTextsFor = (page: PageFrame): (typeof roundTexts)[Language] => {
  const words = roundTexts[page.language];
  if (termsOf(page).entrants === "people") return words;
  const { act, actAsk, ...ofMatches } = matchRoundTexts[page.language];
  return {
    ...words,
    ...ofMatches,
    act: { ...words.act, ...act },
    actAsk: { ...words.actAsk, ...actAsk },
  };
};
