import { counted, texts } from "@losfee/contract";

interface WhatIfTexts {
  readonly title: string;
  readonly intro: string;
  readonly nothingOpen: string;
  readonly board: (round: number, board: number) => string;
  readonly match: (round: number, match: number) => string;
  readonly table: (round: number, table: number) => string;
  readonly boardWord: string;
  readonly matchWord: string;
  readonly tableWord: string;
  readonly round: (round: number) => string;
  readonly result: string;
  readonly open: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly points: (name: string) => string;
  readonly place: (name: string) => string;
  readonly show: string;
  readonly clear: string;
  readonly incomplete: string;
  readonly now: string;
  readonly imagined: (results: number) => string;
  readonly rank: string;
  readonly name: string;
  readonly moved: string;
  readonly movedLong: string;
  readonly better: (ranks: number) => string;
  readonly worse: (ranks: number) => string;
}

const RANKS_DE = { one: "Platz", other: "Plätze" } as const;
const RANKS_EN = { one: "place", other: "places" } as const;

/** Texts of the page of hypothetical results. */
export const whatIfTexts = texts<WhatIfTexts>({
  de: {
    title: "Was wäre, wenn …?",
    intro:
      "Setzen Sie offene Ergebnisse selbst ein und sehen Sie, wie die Tabelle dann aussähe. Nichts davon wird gespeichert oder zählt.",
    nothingOpen: "Zurzeit ist kein Ergebnis offen.",
    board: (round, board) => `Runde ${round}, Brett ${board}`,
    match: (round, match) => `Runde ${round}, Kampf ${match}`,
    table: (round, table) => `Runde ${round}, Tisch ${table}`,
    boardWord: "Brett",
    matchWord: "Kampf",
    tableWord: "Tisch",
    round: (round) => `Runde ${round}`,
    result: "Ergebnis",
    open: "offen",
    wins: (name) => `${name} gewinnt`,
    draw: "unentschieden",
    points: (name) => `Punkte: ${name}`,
    place: (name) => `Platz am Tisch: ${name}`,
    show: "Tabelle zeigen",
    clear: "Alles leeren",
    incomplete: "Bitte geben Sie für alle eine ganze Zahl ein, oder lassen Sie alles leer.",
    now: "Die Tabelle, wie sie ist",
    imagined: (results) =>
      `Die Tabelle mit ${counted(results, { one: "gedachten Ergebnis", other: "gedachten Ergebnissen" }, "de")}`,
    rank: "Platz",
    name: "Name",
    moved: "+/–",
    movedLong: "Gegenüber jetzt",
    better: (ranks) => `${counted(ranks, RANKS_DE, "de")} besser`,
    worse: (ranks) => `${counted(ranks, RANKS_DE, "de")} schlechter`,
  },
  en: {
    title: "What if …?",
    intro:
      "Fill in open results yourself and see what the standings would be. None of it is stored, and none of it counts.",
    nothingOpen: "No result is open at the moment.",
    board: (round, board) => `Round ${round}, board ${board}`,
    match: (round, match) => `Round ${round}, match ${match}`,
    table: (round, table) => `Round ${round}, table ${table}`,
    boardWord: "Board",
    matchWord: "Match",
    tableWord: "Table",
    round: (round) => `Round ${round}`,
    result: "Result",
    open: "open",
    wins: (name) => `${name} wins`,
    draw: "draw",
    points: (name) => `Points: ${name}`,
    place: (name) => `Place at the table: ${name}`,
    show: "Show the standings",
    clear: "Clear all",
    incomplete: "Please enter a whole number for everybody, or leave all fields empty.",
    now: "The standings as they are",
    imagined: (results) =>
      `The standings with ${counted(results, { one: "imagined result", other: "imagined results" }, "en")}`,
    rank: "Rank",
    name: "Name",
    moved: "+/–",
    movedLong: "Compared with now",
    better: (ranks) => `${counted(ranks, RANKS_EN, "en")} up`,
    worse: (ranks) => `${counted(ranks, RANKS_EN, "en")} down`,
  },
});
