import { counted, texts } from "@losfee/contract";

export const correctTexts = texts({
  de: {
    title: (round: number, board: number) => `Ergebnis korrigieren: Runde ${round}, Brett ${board}`,
    recorded: (result: string, actor: string) => `Eingetragen ist ${result}, von ${actor}`,
    second: (result: string) => `Die zweite Eingabe sagt ${result}.`,
    take: "Übernehmen",
    line: "Richtig ist",
    computing: "Auswirkung wird berechnet …",
    otherBoard: (board: number) => `Die Zeile meint Brett ${board}.`,
    noRounds: "Keine spätere Runde wäre anders gepaart worden.",
    roundsTitle: "Spätere Runden, die anders gepaart worden wären",
    round: (round: number) => `Runde ${round}`,
    status: { draft: "Entwurf", published: "veröffentlicht" },
    results: (count: number) =>
      count === 0
        ? "noch ohne Ergebnis"
        : `${counted(count, { one: "Ergebnis", other: "Ergebnisse" }, "de")} eingetragen`,
    notPossible: "nicht möglich",
    gone: "gäbe es nicht",
    instead: "stattdessen",
    bye: "Freilos",
    keep: "Korrigieren, Paarungen bleiben",
    again: (round: number) => `Korrigieren und Runde ${round} neu auslosen`,
    againHint:
      "Die letzte Runde hat noch keine Ergebnisse und kann neu ausgelost werden. Sie ist dann ein Entwurf.",
  },
  en: {
    title: (round: number, board: number) => `Correct a result: round ${round}, board ${board}`,
    recorded: (result: string, actor: string) => `Recorded is ${result}, by ${actor}`,
    second: (result: string) => `The second entry says ${result}.`,
    take: "Take it",
    line: "It should be",
    computing: "Computing the impact …",
    otherBoard: (board: number) => `The line means board ${board}.`,
    noRounds: "No later round would have been paired differently.",
    roundsTitle: "Later rounds that would have been paired differently",
    round: (round: number) => `Round ${round}`,
    status: { draft: "draft", published: "published" },
    results: (count: number) =>
      count === 0
        ? "no results yet"
        : `${counted(count, { one: "result", other: "results" }, "en")} entered`,
    notPossible: "not possible",
    gone: "would not exist",
    instead: "instead",
    bye: "bye",
    keep: "Correct, keep the pairings",
    again: (round: number) => `Correct and draw round ${round} again`,
    againHint: "The last round has no results yet and can be drawn again. It is then a draft.",
  },
});
