import { counted, texts } from "@losfee/contract";

export const correctTexts = texts({
  de: {
    title: (round: number, board: number) => `Ergebnis korrigieren: Runde ${round}, Brett ${board}`,
    recorded: (result: string, actor: string) => `Eingetragen ist ${result}, von ${actor}`,
    corrections: (count: number) =>
      `schon ${counted(count, { one: "Korrektur", other: "Korrekturen" }, "de")}`,
    second: (result: string) => `Die zweite Eingabe sagt ${result}.`,
    take: "Übernehmen",
    line: "Richtig ist",
    show: "Auswirkung zeigen",
    computing: "Auswirkung wird berechnet …",
    otherBoard: (board: number) => `Die Zeile meint Brett ${board}.`,
    impact: "Was sich ändert",
    nobodyMoves: "In der Tabelle ändert sich kein Platz.",
    moved: (count: number) =>
      `${counted(count, { one: "Zeile", other: "Zeilen" }, "de")} der Tabelle ändern sich`,
    rank: "Platz",
    name: "Name",
    before: "bisher",
    after: "danach",
    more: (count: number) => `… und ${count} weitere`,
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
    actsLost: (count: number) =>
      `Dabei ${count === 1 ? "geht" : "gehen"} ${counted(count, { one: "Änderung", other: "Änderungen" }, "de")} von Hand verloren.`,
    done: "Korrigiert.",
    correcting: "Wird korrigiert …",
  },
  en: {
    title: (round: number, board: number) => `Correct a result: round ${round}, board ${board}`,
    recorded: (result: string, actor: string) => `Recorded is ${result}, by ${actor}`,
    corrections: (count: number) =>
      `${counted(count, { one: "correction", other: "corrections" }, "en")} already`,
    second: (result: string) => `The second entry says ${result}.`,
    take: "Take it",
    line: "It should be",
    show: "Show the impact",
    computing: "Computing the impact …",
    otherBoard: (board: number) => `The line means board ${board}.`,
    impact: "What changes",
    nobodyMoves: "Nobody’s rank changes in the standings.",
    moved: (count: number) =>
      `${counted(count, { one: "line", other: "lines" }, "en")} of the standings change`,
    rank: "Rank",
    name: "Name",
    before: "before",
    after: "after",
    more: (count: number) => `… and ${count} more`,
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
    actsLost: (count: number) =>
      `${counted(count, { one: "change", other: "changes" }, "en")} by hand ${count === 1 ? "is" : "are"} lost by that.`,
    done: "Corrected.",
    correcting: "Correcting …",
  },
});
